import { expect, test } from '@jest/globals';
import { readChance } from './read-chance.ts';
import { readLine } from './read-line.ts';
import { readNumber } from './read-number.ts';

const units = (text: string) => readNumber(text, '1.5');

test.each([
  ['1.5u', 1.5],
  ['½ unit', 0.5],
  ['1/2', 0.5],
  ['3/4', 0.75],
  ['1,5', 1.5],
  ['2,50', 2.5],
])('units of %s are %s', (text, value) => expect(units(text)).toEqual({ kind: 'VALUE', value }));

test.each(['1,000', '1,000u', '5%', '$100', '5/10', '3/5'])(
  'units of %s are refused: they can be something else',
  (text) => expect(units(text).kind).toBe('REFUSAL'),
);

test('a chance is a percent, and a share is asked about', () => {
  expect(readChance('55%')).toEqual({ kind: 'VALUE', value: 55 });
  expect(readChance('0.55').kind).toBe('QUESTION');
});

test('a price in the place of a line is no line, whatever the market', () => {
  for (const market of ['SPREAD', 'MONEYLINE', null] as const)
    expect(readLine('+150', market).kind).toBe('REFUSAL');
});
