import { plainText } from './plain-text.ts';
import { namesZone, readZone } from './read-time.ts';
import { question, type Reading, value } from './reading.ts';

const ASKED = ['ET', 'CT', 'MT', 'PT', 'UTC', 'UK', 'CET'];
const BRACKETS = /[([]\s*(.*?)\s*[)\]]/;
/** What stands in brackets and says how a time is written, not where it is shown. */
const FORMAT = /^(?:[dmyhs:./\- ]+|\d.*|a\.?m\.? ?\/? ?p\.?m\.?|optional|required)$/i;
/** The words of a name that leaves its times in New York. Any other word may be a place, or a language of another zone. */
const PLAIN = new Set(
  `time times start starts starting begin begins game gametime kickoff kick off tip tipoff first pitch puck drop face faceoff event match
  fixture contest commence commences commencement date dates day datetime timestamp scheduled schedule column at of the and in am pm
  release released opens open publish published post when`.split(/\s+/),
);
const OFFSET = /(?:utc|gmt)\s*[+-]\s*\d/i;

/**
 * The zone that a column of times has in its name, for times that name none: 'Time (PT)', 'Start UTC'. '' where it has none. Words that may
 * be another one ('Vegas Time', 'Uhrzeit'), an offset and two zones are asked about.
 */
export function readHeaderZone(name: string): Reading<string> {
  // 'startTimeUtc' is three words.
  const header = plainText(name).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const bare = header.replace(BRACKETS, (all, inside: string) => (FORMAT.test(inside) ? ' ' : all));
  const words = bare.toLowerCase().split(/[^\p{L}]+/u);
  const zones = words.filter((word) => readZone(word).kind === 'VALUE');
  const isOther = zones.length === 0 && words.some((word) => word !== '' && !PLAIN.has(word));
  if (isOther || zones.length > 1 || OFFSET.test(header)) return zoneQuestion(name);
  return zones[0] ? readZone(zones[0]) : value('');
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
