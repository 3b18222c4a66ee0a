import { expect, test } from '@jest/globals';
import { wilson } from '#schema/rules/stats/interval.ts';
import { counted, inWords, percentText, signedPercentText, withMinus } from './numbers.ts';

test.each([
  ['Duke -3.5', 'Duke −3.5'],
  ['-110', '−110'],
  ['Under 48.5 (-105)', 'Under 48.5 (−105)'],
  ['Celtics -.5', 'Celtics −.5'],
  ['-$5.00', '−$5.00'],
  ['$-5.00', '$−5.00'],
  ['-$.50', '−$.50'],
  ['Saint-Denis 2-1', 'Saint-Denis 2-1'],
  ['A 7-4-1 record', 'A 7-4-1 record'],
  ['+150', '+150'],
])('%s', (typed, shown) => expect(withMinus(typed)).toBe(shown));

test.each([
  [0.5238, '52.4%', '+52.4%'],
  [1, '100.0%', '+100.0%'],
  [-0.0042, '0.4%', '−0.4%'],
  [-0.0004, '0.0%', '0.0%'],
  [0, '0.0%', '0.0%'],
])('%d is %s, with its sign %s', (share, plain, signed) => {
  expect(percentText(share)).toBe(plain);
  expect(signedPercentText(share)).toBe(signed);
});

test('what people read is rounded once: 383 of 693 is at least 0.51546, 51.5%, though four places of it are 0.5155', () =>
  expect(percentText(wilson(383, 693)?.low ?? 0)).toBe('51.5%'));

test.each([
  [1, 'entry', '1 entry'],
  [0, 'entry', '0 entries'],
  [2, 'day', '2 days'],
  [1_204, 'pick', '1,204 picks'],
])('%d %s: %s', (n, what, text) => expect(counted(n, what)).toBe(text));

test('few are in words, many in digits', () => {
  expect([1, 6, 9, 10, 1_204].map(inWords)).toEqual(['one', 'six', 'nine', '10', '1,204']);
});
