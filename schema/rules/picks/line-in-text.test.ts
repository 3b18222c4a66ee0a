import { expect, test } from 'vitest';
import { otherLineInText } from './line-in-text.ts';
import type { Market } from './pick-values.ts';

test.each<[string, Market | null, number | null, number | null]>([
  ['Drafthome One −9', 'SPREAD', 3, -9],
  ['Celtics -3.5', 'SPREAD', 3.5, -3.5],
  ['Celtics -3.5', 'SPREAD', -3.5, null],
  ['Celtics −3½', 'SPREAD', -3.5, null],
  ['Celtics -3.5 (-110)', 'SPREAD', -3.5, null],
  ['Celtics -110', 'SPREAD', -3.5, null],
  ['49ers +7', 'SPREAD', 7, null],
  ['76ers', 'SPREAD', 7, null],
  ['Celtics -3.5 or -4', 'SPREAD', -3, null],
  ['Over 48.5', 'TOTAL', 48.5, null],
  ['under 221', 'TOTAL', 212, 221],
  ['o48.5', 'TOTAL', 47.5, 48.5],
  ['Celtics -3.5', null, 3.5, -3.5],
  ['Over 48.5', null, 47, 48.5],
  ['Celtics -3.5', 'SPREAD', null, null],
  ['Tatum over 27.5 points', 'PROP', 3, null],
  ['Celtics moneyline', 'MONEYLINE', 3, null],
])('%s (%s) with the line %s: %s', (pick, market, line, other) => {
  expect(otherLineInText({ pick, market, line })).toBe(other);
});
