import { expect, test } from '@jest/globals';
import { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { readFarOdds } from '#schema/rules/market/reading/read-far-odds.ts';
import { fitPrice } from './price-fit.ts';

/** What a close of these odds is asked about, beside those at posting. */
function askedOfClose(posted: number, odds: number): string[] {
  const reader = new SheetReader([]);
  const price = { pickId: 'pick', moment: 'CLOSE', odds, line: null } as const;
  fitPrice(reader, {
    row: 1,
    price,
    pick: { pick: 'Mets ML', market: 'MONEYLINE', line: null, odds: posted },
  });
  return reader.questions.map(({ key }) => key.split(':').slice(0, 2).join(':'));
}

test.each([
  [4.05, 40, ['odds:far']],
  [10, 2, ['odds:far']],
  [1.15, 1.02, ['odds:far']],
  [1.91, 9, ['odds:far']],
  [4.05, 5.5, []],
  [1.91, 1.75, []],
  [10, 15, []],
])('posted at %d, a close of %d', (posted, close, asked) =>
  expect(askedOfClose(posted, close)).toEqual(asked),
);

test.each([
  [6.5, 55, 'QUESTION'],
  [7.5, 99, 'QUESTION'],
  [4.2, 10, 'QUESTION'],
  [1.15, 1.02, 'QUESTION'],
  [6.5, 7.5, 'VALUE'],
  [1.15, 1.12, 'VALUE'],
])('a book shows %d, and a pick has %d', (book, own, kind) => {
  const quote = {
    book: 'Harbor Book',
    market: 'MONEYLINE',
    line: null,
    one: book,
    two: 1.5,
    draw: null,
  } as const;
  const teams = { teamOne: 'Mets', teamTwo: 'Braves', reversed: false };
  const pick = { ...teams, market: 'MONEYLINE', line: null, pick: 'Mets ML' } as const;
  expect(readFarOdds(pick, own, [quote]).kind).toBe(kind);
});
