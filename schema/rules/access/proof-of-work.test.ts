import { expect, test } from '@jest/globals';
import { bitsOf, hasLeadingZeros } from './proof-of-work.ts';

test.each([
  [[0xff], 0, true],
  [[0x7f], 1, true],
  [[0x80], 1, false],
  [[0, 0x01], 15, true],
  [[0, 0x01], 16, false],
  [[0, 0, 0x7f], 17, true],
  [[0, 0, 0x80], 17, false],
  [[0], 9, false],
])('%j begins with %i zero bits: %s', (bytes, bits, expected) => {
  expect(hasLeadingZeros(Uint8Array.from(bytes), bits)).toBe(expected);
});

test.each([
  [0, 17],
  [50, 17],
  [99, 17],
  [100, 18],
  [400, 20],
  [100_000, 21],
])('%i declines in an hour, where 50 are usual, ask for %i bits', (declines, bits) => {
  expect(bitsOf(17, declines, 50)).toBe(bits);
});
