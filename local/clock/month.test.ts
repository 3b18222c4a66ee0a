import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askAs } from '#local/demo/ask-as.ts';
import { DEMO_USERS } from '#local/demo/demo-users.ts';
import { root } from '#local/system/child-process.ts';
import { now } from '#local/system/clock.ts';
import { createRunningServices } from '#local/system/running-services.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { startWorld, type World } from '#local/world/start-world.ts';
import { createSteps } from '#local/world/steps.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';

/** Pages are not looked at here, so none are built. */
const folder = temporaryFolder();
const services = createRunningServices((error) => console.error(error));
const lines: string[] = [];
let world: World;
/** The New York day on which the clock is moved. */
let begin: string;
let moved: { now: string; move: unknown };

beforeAll(async () => {
  world = await startWorld({
    ...{ folder, port: 0, dev: true, pages: 'no-pages-in-this-test', services },
    steps: createSteps((line) => lines.push(line)),
    onCrash: (sentence) => console.error(sentence),
  });
  begin = easternDay(now());
  const answer = await fetch(`${world.origin}/local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: 'P30D' }),
  });
  moved = (await answer.json()) as typeof moved;
  expect({ status: answer.status, ...moved }).toMatchObject({ status: 200, move: null });
}, 400_000);

afterAll(async () => {
  await services.stopAll();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function askAdmin<Data>(query: string, variables?: Record<string, unknown>): Promise<Data> {
  const [admin] = DEMO_USERS.filter(({ isAdmin }) => isAdmin);
  if (!admin) throw new Error('The demo has no admin.');
  const ask = await askAs(admin, { identityOrigin: world.origin, gatewayOrigin: world.origin });
  const { data, errors } = await ask(query, variables);
  expect(errors).toBeUndefined();
  return data as Data;
}

const today = () => easternDay(now());
const daysBetween = () => Array.from({ length: 29 }, (_, n) => addDays(begin, n));

test('a month ahead each day between had its board of twelve, graded but for the one that is left to the admin', async () => {
  expect(today()).toBe(addDays(begin, 30));
  const results = new Set<string>();
  for (const date of [...daysBetween(), addDays(begin, 29), today(), addDays(today(), 1)]) {
    const { adminBoard } = await askAdmin<{
      adminBoard: {
        picks: { status: string; result: string; late: boolean; seal: { overdueUnits: number } }[];
      };
    }>(
      'query ($date: Date!) { adminBoard(date: $date) { picks { status result late seal { overdueUnits } } } }',
      {
        date,
      },
    );
    const { picks } = adminBoard;
    expect({ date, picks: picks.length }).toEqual({ date, picks: 12 });
    for (const { status, late, seal } of picks)
      expect({ date, status, late, overdue: seal.overdueUnits }).toEqual({
        ...{ date, status: 'PUBLISHED', late: false, overdue: null },
      });
    const pending = picks.filter(({ result }) => result === 'PENDING').length;
    if (date < addDays(begin, 29)) expect({ date, pending }).toEqual({ date, pending: 0 });
    for (const { result } of picks) results.add(result);
  }
  expect(results).toEqual(new Set(['WIN', 'LOSS', 'PUSH', 'PENDING']));
}, 60_000);

test('its record is one that an honest operator could have, and the verifier proves it', async () => {
  const { record, recordStats, problems } = await askAdmin<{
    record: { total: { wins: number; losses: number; overdue: number; late: number; units: number } };
    recordStats: { figures: { overdue: number; late: number } };
    problems: { kind: string; text: string }[];
  }>(
    `query ($from: Date!, $to: Date!) {
      record(filter: { from: $from, to: $to }) { total { wins losses overdue late units } }
      recordStats { figures { overdue late } }
      problems { kind text } }`,
    { from: begin, to: addDays(begin, 29) },
  );
  const { wins, losses, units, ...none } = record.total;
  expect(none).toEqual({ overdue: 0, late: 0 });
  expect(recordStats.figures).toMatchObject({ overdue: 0, late: 0 });
  expect(wins + losses).toBeGreaterThan(300);
  expect(wins / (wins + losses)).toBeGreaterThan(0.4);
  expect(Math.abs(units)).toBeLessThan(90);
  expect(problems.filter(({ kind }) => kind !== 'UNGRADED' && kind !== 'NO_PICK')).toEqual([]);
  const files = ['all.ndjson.gz', 'policy.txt'].map((name) => join(folder, name));
  for (const file of files) {
    const answer = await fetch(`${world.origin}/record/${file.split('/').at(-1)}`);
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  }
  const verify = [
    '--import',
    'tsx',
    'record/verifier/main.ts',
    String(files[0]),
    '--policy',
    String(files[1]),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, verify, { cwd: root, encoding: 'utf8' });
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
}, 60_000);

test.each([
  ['plus', /^Payment received/],
  ['premium', /^Payment received/],
  ['vip', /^Payment received/],
  ['cancelling', /ended/i],
  ['pastdue', /ended/i],
])('%s has the mail of what became of the plan', async (person, subject) => {
  const answer = await fetch(`${world.origin}/local/mailbox.json?to=${person}@chalkline.test`);
  const { mails } = (await answer.json()) as { mails: { subject: string }[] };
  expect(mails.map((mail) => mail.subject)).toContainEqual(expect.stringMatching(subject));
});
