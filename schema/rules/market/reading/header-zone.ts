import { plainText } from './plain-text.ts';
import { namesZone, readZone } from './read-time.ts';
import { question, type Reading, value } from './reading.ts';

const ASKED = ['ET', 'CT', 'MT', 'PT', 'UTC', 'UK', 'CET'];
const BRACKETS = /[([]\s*(.*?)\s*[)\]]/;
/** What stands in brackets and says how a time is written, not where it is shown. */
const FORMAT = /^(?:[dmyhs:./\- ]+|\d.*|a\.?m\.? ?\/? ?p\.?m\.?|optional|required)$/i;
const OFFSET = /(?:utc|gmt)\s*[+-]\s*\d/i;

/**
 * The zone that a column of times has in its name, for times that name none: 'Time (PT)', 'Start UTC'. '' where it has none. Words in
 * brackets that may be another one, an offset and two zones are asked about.
 */
export function readHeaderZone(name: string): Reading<string> {
  // 'startTimeUtc' is three words.
  const header = plainText(name).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const words = header.split(/[^\p{L}]+/u).filter((word) => readZone(word).kind === 'VALUE');
  const inside = BRACKETS.exec(header)?.[1];
  const isOther = inside && words.length === 0 && !FORMAT.test(inside);
  if (isOther || words.length > 1 || OFFSET.test(header)) return zoneQuestion(name);
  return words[0] ? readZone(words[0]) : value('');
}

/** The same for one time, which may name its own. */
export function readZoneOfTime(text: string, column: string): Reading<string> {
  return namesZone(text) ? value('') : readHeaderZone(column);
}

function zoneQuestion(name: string): Reading<string> {
  return question(
    'zone',
    `In which zone are the times of “${name}”?`,
    ASKED.map((zone) => ({ key: zone.toLowerCase(), label: zone, value: zone.toLowerCase() })),
  );
}
