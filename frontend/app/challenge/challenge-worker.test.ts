import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { hasLeadingZeros } from '#schema/rules/access/proof-of-work.ts';
import { findWork } from './challenge-worker.ts';

test('the answer’s hash begins with the zeros that were asked for, by anyone’s SHA-256', () => {
  const answer = findWork('10.a-challenge', 10);
  expect(answer).toMatch(/^10\.a-challenge:\d+$/);
  expect(hasLeadingZeros(createHash('sha256').update(answer).digest(), 10)).toBe(true);
});
