import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';
import { DAY, HOUR } from '#schema/rules/time/durations.ts';
import type { ProblemType } from '#schema/types/desk/problem.type.ts';

let gateway: TestGateway;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  owner = await member(gateway, { role: 'OWNER' });
  other = await member(gateway, { role: 'SUPPORT' });
});
beforeEach(async () => {
  gateway.services.clock.set(NOON);
  await sql('delete from problem_acknowledgements');
  await sql('delete from webhook_inbox');
  await sql(
    `insert into webhook_inbox (hash, kind, signature, payload, received_at, next_attempt_at, attempts, failure)
     values ('abc', 'transaction_settled', '', '', ?, ?, 2, 'no such order')`,
    [NOON, NOON],
  );
});
afterAll(() => gateway.close());

const sql = (text: string, values: unknown[] = []) =>
  gateway.services.database.em.execute(text, values, 'run');

const FIELDS = 'kind subject text fact acknowledged { by note until }';
async function problems(user = owner): Promise<ProblemType[]> {
  const { data } = await ask<{ problems: ProblemType[] }>(gateway, `{ problems { ${FIELDS} } }`, {}, user);
  return data.problems;
}

const ACKNOWLEDGE = `mutation ($input: AcknowledgeProblemInput!) {
  acknowledgeProblem(input: $input) { problems { ${FIELDS} } } }`;
const REOPEN = `mutation ($input: ReopenProblemInput!) { reopenProblem(input: $input) { problems { ${FIELDS} } } }`;

const hours = (count: number) => new Date(Date.parse(NOON) + count * HOUR).toISOString();
async function acknowledge(given: object = {}, user = owner) {
  const [problem] = await problems();
  const input = {
    kind: 'WEBHOOK',
    subject: 'abc',
    fact: problem?.fact,
    note: 'Asked Braintree',
    until: hours(2),
  };
  return ask<{ acknowledgeProblem: { problems: ProblemType[] } }>(
    gateway,
    ACKNOWLEDGE,
    { input: { ...input, ...given } },
    user,
  );
}
const acknowledged = async () => (await problems()).map((problem) => problem.acknowledged);

describe('a problem that somebody takes care of', () => {
  test('says who, what and until when, to everybody whom it concerns', async () => {
    const { data } = await acknowledge();
    const said = { by: owner.email, note: 'Asked Braintree', until: hours(2) };
    expect(data.acknowledgeProblem.problems.map((problem) => problem.acknowledged)).toEqual([said]);
    expect((await problems(other)).map((problem) => problem.acknowledged)).toEqual([said]);
    expect(await auditOf(gateway, 'abc')).toMatchObject([
      { actor: owner.uid, action: 'problem.acknowledge', details: { note: 'Asked Braintree' } },
    ]);
  });

  test('is open again when its time is over', async () => {
    await acknowledge();
    gateway.services.clock.set(hours(2));
    expect(await acknowledged()).toEqual([null]);
  });

  test('stays so while it is tried in vain, and is open again when it comes back another time', async () => {
    await acknowledge();
    await sql('update webhook_inbox set attempts = 3');
    expect(await acknowledged()).toEqual([expect.objectContaining({ note: 'Asked Braintree' })]);
    await sql(`update webhook_inbox set received_at = ?`, [hours(-1)]);
    expect(await acknowledged()).toEqual([null]);
  });

  test('is open again when somebody reopens it', async () => {
    await acknowledge();
    const input = { kind: 'WEBHOOK', subject: 'abc' };
    expect((await ask(gateway, REOPEN, { input }, other)).errors).toBeUndefined();
    expect(await acknowledged()).toEqual([null]);
    expect((await ask(gateway, REOPEN, { input }, other)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

test('of two admins the second learns of the first, and of what has changed', async () => {
  await acknowledge();
  const [second, changed, over] = [
    await acknowledge({}, other),
    await acknowledge({ fact: 'what it was' }),
    await acknowledge({ subject: 'another' }),
  ];
  expect(
    [second, changed, over].map(({ errors }) => [errors?.[0]?.extensions.code, errors?.[0]?.message]),
  ).toEqual([
    ['CONFLICT', `${owner.email} has acknowledged this problem.`],
    ['CONFLICT', expect.stringContaining('This problem has changed: The notification "transaction_settled"')],
    ['CONFLICT', 'This problem is over.'],
  ]);
});

test('of two admins at the same moment one acknowledges', async () => {
  const [problem] = await problems();
  const input = { kind: 'WEBHOOK', subject: 'abc', fact: problem?.fact, note: 'Asked', until: hours(2) };
  const holder = gateway.services.database.em.fork();
  await holder.begin();
  await holder.execute('lock table problem_acknowledgements in share row exclusive mode', [], 'run');
  const answers = [owner, other].map((user) => ask(gateway, ACKNOWLEDGE, { input }, user));
  // Both have read that nobody has acknowledged it.
  const waiting = `select count(*)::int as count from pg_locks
    where not granted and relation = 'problem_acknowledgements'::regclass`;
  await until(async () => (await holder.execute<[{ count: number }]>(waiting))[0].count === 2);
  await holder.rollback();
  const codes = (await Promise.all(answers)).map(({ errors }) => errors?.[0]?.extensions.code ?? 'DONE');
  expect(codes.sort()).toEqual(['CONFLICT', 'DONE']);
});

test('a note and a time within 30 days are needed', async () => {
  const late = new Date(Date.parse(NOON) + 31 * DAY).toISOString();
  const { errors } = await acknowledge({ note: ' ', until: late });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      note: 'Write a note of at most 200 characters',
      until: 'Choose a time within the next 30 days',
    },
  });
});

test('nobody takes care of what does not concern their role', async () => {
  const analyst = await member(gateway, { role: 'ANALYST' });
  const reopened = { kind: 'WEBHOOK', subject: 'abc' };
  expect((await acknowledge({}, analyst)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await ask(gateway, REOPEN, { input: reopened }, analyst)).errors?.[0]?.extensions.code).toBe(
    'NOT_FOUND',
  );
});
