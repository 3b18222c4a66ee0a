import { expect, test } from '@jest/globals';
import { savedRows } from '#schema/testing/saved-rows.ts';
import { priceSheet, pricesIn } from './price-file.ts';
import { priceFileTemplate } from './price-file-template.ts';

const PICKS = [
  { id: 'pick_a', teamOne: 'Bills', teamTwo: 'Texans', pick: 'Texans -3.5', odds: 1.909091 },
  { id: 'pick_b', teamOne: '=Miami, "Fla."', teamTwo: 'Duke', pick: '+HYPERLINK("x")', odds: null },
];

test('names each pick with its game and odds, and no cell runs as a formula', () => {
  expect(savedRows(priceFileTemplate(PICKS))).toEqual([
    {
      row: 1,
      cells: [
        ...['pick', 'game', 'selection', 'posted_odds', 'moment', 'book', 'line', 'odds', 'odds_other'],
        ...['score_one', 'score_two', 'source'],
      ],
    },
    {
      row: 2,
      cells: ['pick_a', 'Bills @ Texans', 'Texans -3.5', '-110', 'CLOSE', '', '', '', '', '', '', ''],
    },
    {
      row: 3,
      cells: [
        ...['pick_b', `'=Miami, "Fla." @ Duke`, `'+HYPERLINK("x")`, '', 'CLOSE', '', '', '', '', '', '', ''],
      ],
    },
  ]);
});

test('is imported as it is: lines that were filled in count, the others do not', () => {
  const template = priceFileTemplate(PICKS);
  const read = (text: string) => pricesIn(priceSheet(text, {}), new Map(), {});
  expect(read(template)).toMatchObject({ prices: [], scores: [], problems: [], questions: [] });
  const filled = template.replace('CLOSE,,,,,,,', 'CLOSE,Harbor,-4,-115,,24,20,');
  expect(read(filled)).toMatchObject({
    prices: [{ row: 2, pickId: 'pick_a', moment: 'CLOSE', book: 'Harbor', line: -4, odds: 1.869565 }],
    scores: [{ row: 2, pickId: 'pick_a', one: 24, two: 20 }],
    problems: [],
  });
});
