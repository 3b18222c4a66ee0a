import { expect, test } from '@jest/globals';
import { batchCode, batchProblem, limitProblem } from './coupon-codes.ts';

test('a code has twelve letters, of which none is I, L, O or U, and every byte gives one of 32', () => {
  const letters = new Set<string>();
  for (let byte = 0; byte < 256; byte += 1) {
    const code = batchCode(new Uint8Array(12).fill(byte));
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    letters.add(code.slice(0, 1));
  }
  expect(letters.size).toBe(32);
});

test.each([
  [1, null],
  [10_000, null],
  [0, 'A batch has 1 to 10,000 codes'],
  [10_001, 'A batch has 1 to 10,000 codes'],
  [1.5, 'A batch has 1 to 10,000 codes'],
])('a batch of %s codes: %s', (size, problem) => expect(batchProblem(size)).toBe(problem));

test.each([
  [null, null],
  [5, null],
  [4, 'The limit cannot be lower than the 5 uses so far'],
  [0, 'The limit must be at least 1'],
  [2_000_000_001, 'The limit must be at most 2,000,000,000'],
])('with three uses and two reserved a limit of %s: %s', (limit, problem) =>
  expect(limitProblem({ used: 3, reserved: 2 }, limit)).toBe(problem),
);
