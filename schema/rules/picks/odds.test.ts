import { describe, expect, test } from '@jest/globals';
import { americanOdds, areUnusualOdds, decimalOdds, lineText } from './odds.ts';
import { oddsText } from './odds-formats.ts';

test.each([
  [1.91, '-110'],
  [1.9091, '-110'],
  [2, '+100'],
  [2.5, '+150'],
  [1.5, '-200'],
  [1.01, '-10000'],
  [1.0001, '-1000000'],
  [1000, '+99900'],
  [1.9999, '-100'],
])('decimal %f is %s', (decimal, american) => expect(americanOdds(decimal)).toBe(american));

test.each([
  [1.909091, '-110', '1.91', '10/11'],
  [1.91, '-110', '1.91', '10/11'],
  [2, '+100', '2.00', '1/1'],
  [2.5, '+150', '2.50', '3/2'],
  [1.869565, '-115', '1.87', '13/15'],
  [1.5, '-200', '1.50', '1/2'],
  [1.01, '-10000', '1.01', '1/100'],
  [1.005, '-20000', '1.005', '1/200'],
  [1.002, '-50000', '1.002', '1/500'],
  [1.0001, '-1000000', '1.0001', '1/10000'],
  [10, '+900', '10.00', '9/1'],
])('decimal %f as a reader wants it', (decimal, american, plain, fraction) =>
  expect([
    oddsText(decimal, 'AMERICAN'),
    oddsText(decimal, 'DECIMAL'),
    oddsText(decimal, 'FRACTIONAL'),
  ]).toEqual([american, plain, fraction]),
);

test.each([
  ['+150', 2.5],
  ['150', 2.5],
  ['-200', 1.5],
  [' -110 ', 1.909091],
  ['+100', 2],
  ['-100', 2],
  ['+99900', 1000],
])('%j is decimal %f', (american, decimal) => expect(decimalOdds(american)).toBe(decimal));

test.each(['', '-', '99', '-99', '+0', '1.91', 'EVEN', '--110', '1e3', '123456', '- 110', '−110'])(
  '%j is no American price',
  (text) => expect(decimalOdds(text)).toBeNull(),
);

describe('a price that an admin types is the price that members read', () => {
  test('from -9999 to +9999, stored with six decimals', () => {
    const changed: string[] = [];
    for (let points = 101; points <= 9_999; points += 1)
      for (const american of [`-${points}`, `+${points}`]) {
        const stored = Number(decimalOdds(american)?.toFixed(6));
        if (americanOdds(stored) !== american) changed.push(american);
      }
    expect(changed).toEqual([]);
  });
});

test.each([
  ['SPREAD', 7, '+7'],
  ['SPREAD', -3.5, '-3.5'],
  ['SPREAD', 0, '0'],
  ['TOTAL', 48.5, '48.5'],
  ['PROP', 2, '2'],
])('a %s line of %f is written %s', (market, line, text) => expect(lineText(market, line)).toBe(text));

test.each([
  ['-110', false],
  ['+1000', false],
  ['-1000', false],
  ['+1001', true],
  ['-1005', true],
  ['-9000', true],
])('odds of %s are unusual: %s', (odds, unusual) => {
  expect(areUnusualOdds(decimalOdds(odds) ?? Number.NaN)).toBe(unusual);
});
