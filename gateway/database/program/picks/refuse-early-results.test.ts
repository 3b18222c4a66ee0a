import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findPick } from '#gateway/picks/pick-rows.ts';
import { countToGrade, GAME_TAKES, gradingQueue, ungradedDays } from '#gateway/picks/ungraded-picks.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick, type PickGiven } from '#gateway/testing/picks.ts';
import { parseLeaf } from '#record/leaf/leaf.ts';
import { RULES } from '#record/rules/rules.ts';
import { RulesCheck } from '#record/rules/rules-check.ts';
import { SampleLog } from '#record/testing/sample-log.ts';
import { ERRORS } from '#schema/rules/api/errors.ts';
import { canBeGraded } from '#schema/rules/picks/game-state.ts';
import { recordRulesText } from '#schema/rules/record/record-rules.ts';
import { DAY, HOUR, MINUTE } from '#schema/rules/time/durations.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

/** Asks the rule itself about a moment so long after the start of the game; `before` is negative. */
async function ask(given: PickGiven, after: string): Promise<string> {
  const id = await givenPick(gateway, given);
  return gateway.services.database.em
    .execute('select picks_refuse_early_result(p, p.starts_at + ?::interval) from picks p where id = ?', [
      after,
      id,
    ])
    .then(
      () => 'allowed',
      (failure: { code: string }) => failure.code,
    );
}

test.each([
  ['a millisecond before the start', {}, '-1 millisecond', 'CL004'],
  ['at the start', {}, '0', 'allowed'],
  ['a day later', {}, '1 day', 'allowed'],
  ['of a draft, however late', { status: 'DRAFT' }, '1 day', 'CL004'],
  ['of a withdrawn pick', { status: 'WITHDRAWN' }, '1 day', 'CL004'],
] as const)('a result %s', async (_name, given, after, expected) => {
  expect(await ask(given, after)).toBe(expected);
});

/** Milliseconds after the start, negative before it. */
const MOMENTS = [-1, 0, MINUTE, 10 * MINUTE, HOUR, DAY];

/** The first of these moments at which a result is taken; null for none. */
async function firstTaken(takes: (after: number) => boolean | Promise<boolean>): Promise<number | null> {
  for (const after of MOMENTS) if (await takes(after)) return after;
  return null;
}

const byDatabase = (after: number) => ask({}, `${after} milliseconds`).then((answer) => answer === 'allowed');

/** Whether the verifier accepts a grade of a log so long after the start. */
function byVerifier(after: number): boolean {
  const log = new SampleLog();
  log.policy('2026-10-31T12:00:00.000Z');
  log.pick({ pick: 'pick_a', at: '2026-11-01T13:00:00.000Z' });
  log.grade('pick_a', 'WIN', new Date(Date.parse('2026-11-01T18:00:00.000Z') + after).toISOString());
  const check = new RulesCheck();
  for (const [index, { leaf, opening }] of log.entries.entries()) check.take(index, parseLeaf(leaf), opening);
  return check.findings.length === 0;
}

test('whatever offers or checks a result names the same moment', async () => {
  const id = await givenPick(gateway, {});
  const startsAt = (await findPick(gateway.services.database.em, id))?.startsAt ?? new Date(Number.NaN);
  const at = (after: number) => new Date(startsAt.getTime() + after);
  const queued = async (after: number) => {
    const queue = await gradingQueue({ database: gateway.services.database, now: at(after) });
    return queue.some((pick) => pick.id === id);
  };
  const { em } = gateway.services.database;
  const noneBefore = await countToGrade(em, at(-1));
  const counted = async (after: number) => (await countToGrade(em, at(after))) > noneBefore;
  // A problem only once the game is over: so long after the first moment at which a result is taken.
  const aProblem = async (after: number) => {
    const days = await ungradedDays(em, at(after + GAME_TAKES));
    return days.length > 0;
  };
  const offered = (after: number) =>
    canBeGraded({ status: 'PUBLISHED', startsAt: startsAt.toISOString() }, at(after));
  expect({
    'picks/refuse-early-results.sql': await firstTaken(byDatabase),
    'record/rules/events.ts': await firstTaken(byVerifier),
    'gateway/picks/pick-rows.ts (ungradedPicks)': await firstTaken(queued),
    'gateway/picks/ungraded-picks.ts (countToGrade)': await firstTaken(counted),
    'gateway/picks/ungraded-picks.ts (ungradedDays)': await firstTaken(aProblem),
    'schema/rules/picks/game-state.ts (canBeGraded)': await firstTaken(offered),
  }).toEqual({
    'picks/refuse-early-results.sql': 0,
    'record/rules/events.ts': 0,
    'gateway/picks/pick-rows.ts (ungradedPicks)': 0,
    'gateway/picks/ungraded-picks.ts (countToGrade)': 0,
    'gateway/picks/ungraded-picks.ts (ungradedDays)': 0,
    'schema/rules/picks/game-state.ts (canBeGraded)': 0,
  });
});

test('the words of this rule name the moment that it asks for', async () => {
  const refusedUntil =
    (await firstTaken(byDatabase)) === 0 ? 'the start' : 'another moment: reword the sentences below, too';
  const linesOf = (text: string, pattern: RegExp) => text.split('\n').filter((line) => pattern.test(line));
  expect({
    refusedUntil,
    'schema/rules/api/errors.ts': ERRORS.NO_RESULT_YET.message,
    'record/rules/rules.ts': RULES['grade-before-start'],
    'schema/rules/record/record-rules.ts': linesOf(recordRulesText(null), /is graded by/),
    'docs/record.md': linesOf(readFileSync('docs/record.md', 'utf8'), /No result, and no void/),
  }).toEqual({
    refusedUntil: 'the start',
    'schema/rules/api/errors.ts': 'This game has not started, so it has no result yet',
    'record/rules/rules.ts': 'There is no result before the start.',
    'schema/rules/record/record-rules.ts': [expect.stringContaining('never before the game starts')],
    'docs/record.md': [expect.stringContaining('before the start')],
  });
});

test('a result of no pick is refused', async () => {
  const asked = gateway.services.database.em.execute('select picks_refuse_early_result(null, now())');
  await expect(asked).rejects.toMatchObject({ code: 'CL004' });
});
