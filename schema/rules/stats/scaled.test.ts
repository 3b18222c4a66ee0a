import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimalText, divideRounded, quotient, rounded, scaled, scaledText, toPlaces } from './scaled.ts';

test.each([
  ['1.909091', 6, 1_909_091n],
  ['-0.5', 2, -50n],
  ['12', 0, 12n],
  ['3.100', 1, 31n],
  ['0', 8, 0n],
])('%s at %d places is %s', (text, places, value) => expect(scaledText(text, places)).toBe(value));

test.each([
  ['1.234', 2],
  ['', 2],
  ['1e3', 2],
  ['NaN', 0],
  ['null', 0],
  ['.5', 1],
])('%j is no decimal of %d places', (text, places) =>
  expect(() => scaledText(text, places)).toThrow(RangeError),
);

test('numbers of the database keep each of their places', () => {
  const wrong: number[] = [];
  for (let millionths = 1_000_100; millionths < 3_000_000; millionths += 7)
    if (scaled(millionths / 1e6, 6) !== BigInt(millionths)) wrong.push(millionths);
  expect(wrong).toEqual([]);
});

test.each([
  [5n, 10n, 1n],
  [-5n, 10n, -1n],
  [4n, 10n, 0n],
  [-14n, 10n, -1n],
  [15n, -10n, -2n],
])('%s / %s is %s, halves away from zero', (one, other, whole) =>
  expect(divideRounded(one, other)).toBe(whole),
);

describe('a decimal', () => {
  test('is read back as it was written', () =>
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.nat(16), (value, places) => {
        expect(scaledText(decimalText(value, places), places)).toBe(value);
      }),
    ));

  test('is rounded as people round it', () => {
    expect(rounded(-1_005n, 3, 2)).toBe(-1.01);
    expect(rounded(1_004n, 3, 2)).toBe(1);
    expect(Object.is(rounded(-1n, 8, 2), 0)).toBe(true);
    expect(quotient(2n, 3n, 4)).toBe(0.6667);
    expect(Object.is(toPlaces(-0.00001, 4), 0)).toBe(true);
  });
});
