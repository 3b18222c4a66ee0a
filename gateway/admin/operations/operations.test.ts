import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MAX_TRIES } from '#gateway/mail/send-mails.ts';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import type { LaunchCheckType, OperationsType } from '#schema/types/desk/operations.type.ts';
import type { ProblemType } from '#schema/types/desk/problem.type.ts';

let gateway: TestGateway;
let owner: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  owner = await member(gateway, { role: 'OWNER' });
});
beforeEach(() => gateway.services.clock.set(NOON));
afterAll(() => gateway.close());

const sql = <T = unknown>(text: string, values: unknown[] = []) =>
  gateway.services.database.em.execute<T[]>(text, values);

async function problems(): Promise<Pick<ProblemType, 'kind' | 'subject' | 'text' | 'canRetry'>[]> {
  const asked = await ask<{ problems: ProblemType[] }>(
    gateway,
    '{ problems { kind subject text canRetry } }',
    {},
    owner,
  );
  return asked.data.problems;
}

describe('a mail that could not be delivered', () => {
  const state = () =>
    sql(
      `select attempts, sent_at is not null as sent, dropped_at is not null as dropped from outbox where key = 'dead'`,
    );
  const act = (name: 'retryMail' | 'dropMail', input: object, user = owner) =>
    ask(
      gateway,
      `mutation ($input: ${name === 'retryMail' ? 'RetryMailInput' : 'DropMailInput'}!) {
        ${name}(input: $input) { problems { kind } } }`,
      { input: { key: 'dead', ...input } },
      user,
    );

  beforeEach(async () => {
    await sql('delete from outbox');
    await sql(
      `insert into outbox (key, recipient, template, data, created_at, next_attempt_at, attempts, failure)
       values ('dead', 'gone@example.com', 'welcome', '{}', ?, ?, ?, 'no such mailbox')`,
      [NOON, NOON, MAX_TRIES],
    );
  });

  test('is tried again with all its tries, and is no problem meanwhile', async () => {
    expect(await problems()).toMatchObject([{ kind: 'MAIL', subject: 'dead', canRetry: true }]);
    expect((await act('retryMail', {})).data).toEqual({ retryMail: { problems: [] } });
    expect(await state()).toEqual([{ attempts: 0, sent: false, dropped: false }]);
    expect((await act('retryMail', {})).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('is given up once, with a reason', async () => {
    expect((await act('dropMail', { reason: '' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await act('dropMail', { reason: 'Left us' })).data).toEqual({ dropMail: { problems: [] } });
    expect(await state()).toEqual([{ attempts: MAX_TRIES, sent: false, dropped: true }]);
    expect((await act('dropMail', { reason: 'Left us' })).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await act('retryMail', {})).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await auditOf(gateway, 'dead')).toMatchObject([
      { action: 'mail.retry' },
      { action: 'mail.drop', details: { template: 'welcome', reason: 'Left us' } },
    ]);
  });

  test('to an address that refuses mail is not tried again', async () => {
    const key = gateway.services.trials.keys.emailKey('gone@example.com');
    await sql(
      `insert into mail_suppressions (address_key, scope, reason, detail, at) values (?, 'ALL', 'BOUNCE', 'No such user', ?)`,
      [key, NOON],
    );
    expect((await act('retryMail', {})).errors?.[0]).toMatchObject({
      message: 'This address refuses mail: No such user',
      extensions: { code: 'CONFLICT' },
    });
  });

  test('that announces a price is not tried again: on another day the price would not count', async () => {
    await sql("update outbox set template = 'price-change'");
    expect(await problems()).toMatchObject([{ kind: 'MAIL', subject: 'dead', canRetry: false }]);
    expect((await act('retryMail', {})).errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^A new price is announced only on the day that is 30 days before/),
      extensions: { code: 'CONFLICT' },
    });
    expect(await state()).toEqual([{ attempts: MAX_TRIES, sent: false, dropped: false }]);
  });

  test('is shown only to staff with the scope OPERATIONS', async () => {
    const finance = await member(gateway, { role: 'FINANCE' });
    expect((await act('retryMail', {}, finance)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('background jobs', () => {
  const job = (
    name: string,
    every: number,
    ran: string,
    failing: string | null = null,
    failure: string | null = null,
  ) =>
    sql(
      `insert into job_runs (name, every_seconds, ran_at, took_ms, failing_since, failure)
       values (?, ?, now() - ?::interval, 12, now() - ?::interval, ?)`,
      [name, every, ran, failing, failure],
    );
  const jobs = async () =>
    (
      await ask<{ operations: OperationsType }>(
        gateway,
        '{ operations { jobs { name isLate failure } } }',
        {},
        owner,
      )
    ).data.operations.jobs;

  beforeEach(() => sql('delete from job_runs'));

  test('that run on time are no problem', async () => {
    await job('mails', 1, '5 seconds');
    await job('retention', 86_400, '24 hours');
    expect(await problems()).not.toContainEqual(expect.objectContaining({ kind: 'JOB' }));
    expect(await jobs()).toEqual([
      { name: 'mails', isLate: false, failure: null },
      { name: 'retention', isLate: false, failure: null },
    ]);
  });

  test('that fail for five minutes, or rarely run and fail, are one each; so are late ones', async () => {
    await job('webhooks', 1, '1 minute', '1 minute', 'for a moment');
    await job('mails', 1, '6 minutes', '6 minutes', 'no mail server');
    await job('retention', 86_400, '25 hours', '1 minute', 'out of disk');
    await job('digests', 30, '10 minutes');
    await job('fine', 30, '10 seconds');
    expect((await problems()).flatMap(({ kind, text }) => (kind === 'JOB' ? text : []))).toEqual([
      'The job "mails" fails: no mail server',
      'The job "retention" fails: out of disk',
      'The job "digests" has not run since then.',
    ]);
  });

  test('that fail stay acknowledged while only the text of the failure changes', async () => {
    await job('retention', 86_400, '25 hours', '1 hour', 'relation 41 is locked');
    const fact = async () => {
      const { data } = await ask<{ problems: { kind: string; fact: string }[] }>(
        gateway,
        '{ problems { kind fact } }',
        {},
        owner,
      );
      return data.problems.find(({ kind }) => kind === 'JOB')?.fact;
    };
    const first = await fact();
    await sql("update job_runs set failure = 'relation 42 is locked'");
    expect(await fact()).toBe(first);
    await sql("update job_runs set failing_since = now() - interval '5 minutes'");
    expect(await fact()).not.toBe(first);
  });

  test('of which none runs are one problem', async () => {
    await job('mails', 1, '1 hour');
    await job('digests', 30, '1 hour');
    // Rare ones are not late yet, and say nothing of it.
    await job('retention', 86_400, '2 hours');
    expect((await problems()).filter(({ kind }) => kind === 'JOB')).toEqual([
      { kind: 'JOB', subject: 'worker', text: 'No process does the background work.', canRetry: false },
    ]);
  });
});

test('webhooks of both directions are counted', async () => {
  const { data } = await ask<{ operations: OperationsType }>(
    gateway,
    '{ operations { notifications { lastAt ofDay waiting failed } endpoints { endpoints disabled delivered failed waiting } } }',
    {},
    owner,
  );
  expect(data.operations).toEqual({
    notifications: { lastAt: null, ofDay: 0, waiting: 0, failed: 0 },
    endpoints: { endpoints: 0, disabled: 0, delivered: 0, failed: 0, waiting: 0 },
  });
});

describe('going live', () => {
  const checks = async (user = owner) =>
    ask<{ goingLive: LaunchCheckType[] }>(gateway, '{ goingLive { name state says advice } }', {}, user);

  test('names what is still to be done, with how', async () => {
    const { data } = await checks();
    const states = Object.fromEntries(data.goingLive.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({ DOMAIN: 'TO_DO', OWNER: 'TO_DO', SELLER: 'TO_DO' });
    expect(states).toMatchObject({ PRICES: 'UNKNOWN', BACKUPS: 'UNKNOWN' });
    for (const { state, advice } of data.goingLive) expect(state === 'READY').toBe(advice === null);
  });

  test('is ready where it was tried and works', async () => {
    await sql(`insert into backups (kind, finished_at) values ('full', now() - interval '2 hours')`);
    await sql('delete from job_runs');
    await sql(`insert into job_runs (name, every_seconds, ran_at) values ('mails', 1, now())`);
    const { data } = await checks();
    const said = Object.fromEntries(data.goingLive.map(({ name, says }) => [name, says]));
    expect(said).toMatchObject({
      JOBS: '1 of 1 jobs ran on time.',
      BACKUPS: 'The last backup is 2 hours old.',
    });
  });

  test('is ready with prices of its own', async () => {
    await sql(`insert into plan_prices (id, tier, months, cents, starts_at, by, reason)
      values (4, 'PLUS', 1, 6900, '2030-01-01', 'm', 'Test')`);
    const { data } = await checks();
    expect(data.goingLive.find(({ name }) => name === 'PRICES')).toMatchObject({
      state: 'READY',
      says: 'A month costs: Plus $69, Premium $129, VIP $249.',
    });
  });

  test('is not ready when only rare jobs are still on time, because no process runs any more', async () => {
    await sql('delete from job_runs');
    await sql(`insert into job_runs (name, every_seconds, ran_at)
      values ('mails', 1, now() - interval '1 hour'), ('retention', 86400, now() - interval '2 hours')`);
    const { data } = await checks();
    expect(data.goingLive.find(({ name }) => name === 'JOBS')).toMatchObject({
      state: 'BROKEN',
      says: 'No process does the background work.',
    });
  });

  test('is for owners', async () => {
    const support = await member(gateway, { role: 'SUPPORT' });
    expect((await checks(support)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
