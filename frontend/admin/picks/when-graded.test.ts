import { expect, test } from '@jest/globals';
import { sampleAdminPick } from '#frontend/testing/samples.ts';
import { canBeGraded } from '#schema/rules/picks/game-state.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { nextStart } from './in-order.ts';
import { whyNotGraded } from './pick-text.ts';

/** Milliseconds after the start, negative before it. */
const MOMENTS = [-HOUR, -1, 0, MINUTE, 10 * MINUTE, HOUR];

test('the table says when a game starts until a result is taken, and turns by itself at that moment', () => {
  const pick = sampleAdminPick({ status: 'PUBLISHED' });
  const start = Date.parse(pick.startsAt);
  const isTaken = (after: number) => canBeGraded(pick, new Date(start + after));
  const saysStart = (after: number) => whyNotGraded(pick, new Date(start + after)).startsWith('Starts ');
  const turn = nextStart([pick], new Date(start - HOUR));
  const taken = MOMENTS.find(isTaken);
  // When the rule of refuse-early-results.sql changes, both have to follow.
  expect({
    'frontend/admin/picks/in-order.ts (nextStart)': turn && turn.getTime() - start,
    'frontend/admin/picks/pick-text.ts (whyNotGraded)': MOMENTS.find((after) => !saysStart(after)),
  }).toEqual({
    'frontend/admin/picks/in-order.ts (nextStart)': taken,
    'frontend/admin/picks/pick-text.ts (whyNotGraded)': taken,
  });
});
