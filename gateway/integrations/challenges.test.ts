import { expect, test } from '@jest/globals';
import { solve } from '#gateway/testing/solve.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { proofOfWork } from './challenges.ts';

const NOW = new Date('2031-11-20T17:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const challenges = proofOfWork('a signing key', 8);

test('an answer that took the work solves its challenge, for ten minutes', () => {
  const { challenge, bits } = challenges.issue(NOW, 8);
  const answer = solve(challenge, bits);
  expect(challenge.startsWith(String(challenges.solved(answer, later(9 * MINUTE))))).toBe(true);
  expect(challenges.solved(answer, later(11 * MINUTE))).toBeNull();
});

test('nothing else does', () => {
  const { challenge, bits } = challenges.issue(NOW, 8);
  const foreign = proofOfWork('another key', 8).issue(NOW, 1);
  const [, ...rest] = challenge.split('.');
  for (const answer of [
    '',
    challenge,
    `${challenge}:x`,
    solve(foreign.challenge, 1),
    solve(['1', ...rest].join('.'), 1),
    `${solve(challenge, bits)}0000000000000000`,
  ])
    expect([answer, challenges.solved(answer, NOW)]).toEqual([answer, null]);
});

test('a number that was not worked for does not', () => {
  const { challenge } = challenges.issue(NOW, 21);
  expect(challenges.solved(`${challenge}:1`, NOW)).toBeNull();
});
