import { plainText } from './plain-text.ts';
import { readNumber } from './read-number.ts';
import { question, type Reading } from './reading.ts';

/** A chance of winning in percent: '55', '55%'. A share such as 0.55 is asked about: a workbook keeps 55% so. */
export function readChance(text: string): Reading<number> {
  const reading = readNumber(text, '55', true);
  if (reading.kind !== 'VALUE' || reading.value > 1 || reading.value <= 0 || plainText(text).endsWith('%'))
    return reading;
  const percent = Number((reading.value * 100).toFixed(2));
  return question('share', `Is ${percent}% meant?`, [
    { key: 'share', label: `${percent}%`, value: percent },
    { key: 'percent', label: `${reading.value}%`, value: reading.value },
  ]);
}
