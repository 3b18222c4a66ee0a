import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApp } from '#gateway/app.ts';
import { Draining } from '#gateway/server/draining.ts';
import { within } from '#gateway/spans.ts';
import { ask } from '#gateway/testing/ask.ts';
import { callRest } from '#gateway/testing/call-rest.ts';
import { type Canaries, plantCanaries } from '#gateway/testing/canaries.ts';
import { type Collector, startCollector } from '#gateway/testing/collector.ts';
import { openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { everyone, type TestUser } from '#gateway/testing/users.ts';
import { measureAlerts } from './measure-alerts.ts';
import { measureBackups } from './measure-backups.ts';
import { measureRecord } from './measure-record.ts';
import { measureWork } from './measure-work.ts';
import { Metrics } from './metrics.ts';
import { openTracing } from './tracing.ts';

let collector: Collector;
let gateway: TestGateway;
let users: Record<string, TestUser | null>;
let canaries: Canaries;
let metrics: string;

const BOARD = '{ board { picks { id pick pickDetails line odds units book revisions { pick odds } } } }';
const UPDATE = 'mutation ($input: UpdatePickInput!) { updatePick(input: $input) { pick { id pick } } }';

beforeAll(async () => {
  collector = await startCollector();
  const tracing = await openTracing(collector.url);
  gateway = await openGateway();
  const { services, env } = gateway;
  const measured = new Metrics();
  measureWork(measured, services.database.em);
  measureAlerts(measured, services.database.em);
  measureBackups(measured, services.database.em);
  measureRecord(measured, services);
  const app = await createApp(services, env, new Draining(0), { tracing, metrics: measured });
  const traced = { ...gateway, app };
  users = await everyone(traced);
  canaries = await plantCanaries(traced);
  for (const user of [null, users.vip, users.admin]) {
    await ask(traced, BOARD, {}, user);
    await callRest(traced, 'get', `/picks/all?date=${TODAY}`, { user });
  }
  // Writes send the words again, and one that the database refuses repeats them in its failure.
  for (const [id, [, details = '']] of [...canaries.words].slice(0, 4)) {
    const input = { id, pickDetails: details, odds: 40.123456, line: -777.5 };
    await ask(traced, UPDATE, { input }, users.admin);
  }
  const failing = () => services.database.em.execute("select ?::int / 0, ? || 'x'", [777_333, 'CANARY-P10.']);
  await within({ name: 'job that fails', isOwn: true }, failing).catch(() => {});
  for (const url of ['/record/picks.csv', '/record/days.atom', `/record/${TODAY}`]) await app.inject({ url });
  metrics = await measured.registry.metrics();
  await app.close();
  await tracing.close();
});
afterAll(async () => {
  await gateway.close();
  await collector.close();
});

test('spans were sent of reads and of writes, with their statements', () => {
  const names = new Set(collector.spans.map(({ name }) => name));
  for (const name of ['POST /graphql', 'GET /api/picks/all', 'GET /record/picks.csv', 'SELECT', 'INSERT'])
    expect(names).toContain(name);
  expect(JSON.stringify(collector.spans)).toContain('db.query.text');
});

test('none has a word or a number of a pick, a token, or an address of a member', () => {
  const text = JSON.stringify(collector.spans);
  expect(canaries.shownIn(text)).toEqual([]);
  for (const part of ['CANARY', '40.123456', '777.5', '777333']) expect(text).not.toContain(part);
  for (const user of Object.values(users))
    if (user) for (const secret of [user.token, user.email]) expect(text).not.toContain(secret);
});

test('no statement of a span holds a value: each is the same for everybody', () => {
  const statements = collector.spans.flatMap(({ attributes }) =>
    attributes.filter(({ key }) => key === 'db.query.text').map(({ value }) => value.stringValue ?? ''),
  );
  expect(statements.length).toBeGreaterThan(20);
  expect(statements.filter((text) => /'|(?<![\w$."])\d/.test(text))).toEqual([]);
});

test('what a span says is on this list, and nothing else', () => {
  const keys = new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].sort()).toEqual([
    ...['chalkline.request_id', 'db.operation.name', 'db.query.text', 'db.system.name', 'error.type'],
    ...['http.request.method', 'http.response.status_code', 'http.route'],
  ]);
});

test('the metrics have no word, no number and no id of a pick', () => {
  expect(metrics).toContain('chalkline_');
  expect(canaries.shownIn(metrics)).toEqual([]);
  for (const id of canaries.words.keys()) expect(metrics).not.toContain(id);
});

test('nor have the lines of the log that name a trace', () => {
  expect(gateway.logged()).toContain('trace_id');
  expect(canaries.shownIn(gateway.logged())).toEqual([]);
});
