import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick, type PickGiven } from '#gateway/testing/picks.ts';
import { RULES } from '#record/rules/rules.ts';
import { ERRORS } from '#schema/rules/api/errors.ts';

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

test('the words of this rule name the moment that it asks for', async () => {
  const refusedUntil =
    (await ask({}, '-1 millisecond')) === 'CL004' && (await ask({}, '0')) === 'allowed'
      ? 'the start'
      : 'another moment: reword the sentences below, too';
  expect({
    refusedUntil,
    'schema/rules/api/errors.ts': ERRORS.NO_RESULT_YET.message,
    'record/rules/rules.ts': RULES['grade-before-start'],
  }).toEqual({
    refusedUntil: 'the start',
    'schema/rules/api/errors.ts': 'This game has not started, so it has no result yet',
    'record/rules/rules.ts': 'There is no result before the start.',
  });
});

test('a result of no pick is refused', async () => {
  const asked = gateway.services.database.em.execute('select picks_refuse_early_result(null, now())');
  await expect(asked).rejects.toMatchObject({ code: 'CL004' });
});
