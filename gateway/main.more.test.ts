import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { until } from '#local/testing/until.ts';
import { checkpointText } from '#record/checkpoint.ts';
import { formatNote } from '#record/note/note.ts';
import { makeSignerKey, parseSignerKey, signNote } from '#record/note/signing.ts';
import { ZONE_DATA } from './alert-settings/zone-data.ts';
import { MIGRATIONS } from './database/migrations/list.ts';
import { COMMIT } from './testing/built-gateway.ts';
import { emptyDatabase } from './testing/database.ts';
import { listening, type Main, openMain } from './testing/run-main.ts';
import { signUp } from './testing/users.ts';

// Each run is a process of its own that loads everything.

const VERSION: string = JSON.parse(readFileSync('package.json', 'utf8')).version;

let main: Main;
const run: Main['run'] = (...given) => main.run(...given);
const ran: Main['ran'] = (...given) => main.ran(...given);

beforeAll(async () => {
  main = await openMain();
  expect((await ran(['migrate'])).out).toMatch(/^[1-9]\d* migrations run$/m);
});
afterEach(() => main.killAll());
afterAll(() => main.close());

test('migrate has made the schema, and again does nothing', async () => {
  expect(await ran(['migrate'])).toMatchObject({ code: 0, out: expect.stringContaining('0 migrations run') });
});

test('two that migrate at once: one does it, the other finds nothing to do', async () => {
  const fresh = await emptyDatabase();
  const both = await Promise.all([1, 2].map(() => ran(['migrate'], { DATABASE_URL: fresh.url })));
  await fresh.drop();
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const counts = both.map(({ out }) => Number(/(\d+) migrations run/.exec(out)?.[1]));
  expect(counts.sort((one, other) => one - other)).toEqual([0, MIGRATIONS.length]);
});

test('admin makes the first owner by address, remove-admin takes the rights back; both say whom they do not find', async () => {
  const user = await signUp();
  const sql = new pg.Client({ connectionString: main.database.url });
  await sql.connect();
  const insert = 'insert into users (id, email, trial_ends_at, created_at) values ($1, $2, now(), now())';
  await sql.query(insert, [user.uid, user.email]);
  const made = await ran(['admin', user.email]);
  expect([made.code, made.out]).toEqual([0, expect.stringContaining(`${user.email} is an owner now`)]);
  const role = async () => (await sql.query('select role from users where id = $1', [user.uid])).rows[0].role;
  expect(await role()).toBe('OWNER');
  const removed = await ran(['remove-admin', user.email]);
  expect([removed.code, removed.out]).toEqual([0, expect.stringContaining('has no role any more')]);
  expect(await role()).toBeNull();
  await sql.end();
  const again = await ran(['remove-admin', user.email]);
  expect([again.code, again.err]).toEqual([1, `Nobody with a role found with ${user.email}.\n`]);
  const unknown = await ran(['admin', 'nobody@chalkline.test']);
  expect(unknown.code).toBe(1);
  expect(unknown.err).toBe(
    'No account found with nobody@chalkline.test. Sign up first, then run this again.\n',
  );
});

test('record-key makes a key that signs under the name of the log', async () => {
  const { code, out } = await ran(['record-key', 'picks.example/record/log']);
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^PRIVATE\+KEY\+picks\.example\/record\/log\+[0-9a-f]{8}\+\S{44}\n$/),
  ]);
});

test('record-key rotate announces the next key, once, and names what is missing', async () => {
  const keys = {
    RECORD_KEY: makeSignerKey('picks.example/record/log'),
    RECORD_NEXT_KEY: makeSignerKey('picks.example/record/log'),
  };
  const sql = new pg.Client({ connectionString: main.database.url });
  await sql.connect();
  const root = Buffer.alloc(32);
  const text = checkpointText({ origin: 'picks.example/record/log', size: 1, root });
  const note = formatNote({ text, signatures: [signNote(parseSignerKey(keys.RECORD_KEY), text)] });
  await sql.query('insert into record_checkpoints values (1, now(), $1, $2)', [root, note]);
  await sql.end();
  const missing = await ran(['record-key', 'rotate'], { ...keys, RECORD_NEXT_KEY: '' });
  expect([missing.code, missing.err]).toEqual([1, expect.stringContaining('RECORD_NEXT_KEY: ')]);
  const done = await ran(['record-key', 'rotate'], keys);
  expect(done).toMatchObject({ code: 0, out: expect.stringContaining('Make it RECORD_KEY within 7 days.') });
  expect(done.out).not.toContain('PRIVATE');
  const again = await ran(['record-key', 'rotate'], keys);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('The key stays: ') });
});

describe('it does not start half', () => {
  test('on an environment that is not right: every name in one message, no stack', async () => {
    const { code, err } = await ran([], { DATABASE_URL: '', PORT: 'x' });
    expect(code).toBe(1);
    expect(err).toContain('DATABASE_URL: ');
    expect(err).toContain('PORT: ');
    expect(err).not.toMatch(/\bat .*:\d+/);
  });

  test('in production on a local value', async () => {
    const { code, err } = await ran([], { NODE_ENV: 'production' });
    expect(code).toBe(1);
    expect(err).toContain('FIREBASE_AUTH_EMULATOR_HOST: NODE_ENV=production refuses to start with it');
  });

  test('on a port that is in use: it says so and ends', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    // A process that did not end would keep this waiting.
    const { code, err } = await ran([], { PORT: port });
    other.close();
    expect(code).toBe(1);
    expect(err).toContain(`address already in use 127.0.0.1:${port}`);
  });

  test('on a database that is not there', async () => {
    const { code, err } = await ran([], { DATABASE_URL: 'postgresql://user@127.0.0.1:1/none' });
    expect([code, err]).toEqual([1, expect.stringContaining('ECONNREFUSED 127.0.0.1:1')]);
  });

  test('on a command that it does not know', async () => {
    const { code, err } = await ran(['dance']);
    expect([code, err]).toEqual([
      1,
      'Usage: main.js serve | setup | migrate | admin <email> | remove-admin <email> | staff-recover <email> | key <email> <name> <scopes> | import-picks|import-odds|import-games <file> --as <email> [--column "name=of"]… [--all "of=value"]… [--leave-rest] [--answer "question=choice"]… [--leave-out <line>]… [--date <YYYY-MM-DD>] [--check] | recount | record-key <host>/record/log | record-key rotate\n',
    ]);
  });
});

/** Our metrics that a file of deploy/ names, with the labels that it selects; of a pattern the label's name alone. */
function metricsIn(file: string): { name: string; labels: string[] }[] {
  const text = readFileSync(file, 'utf8').replaceAll('\\"', '"');
  return [...text.matchAll(/\b((?:chalkline|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', selected = '']) => ({
      name,
      labels: [...selected.matchAll(/(\w+)=(~?)("[^"]*")/g)]
        // Prometheus adds that one.
        .filter(([, label]) => label !== 'job')
        .map(([, label, isPattern, value]) => `${label}=${isPattern ? '' : value}`),
    }),
  );
}

describe('what an operator sees', () => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query: 'query Total { board { totalCount } }', operationName: 'Total' });

  test('METRICS_PORT serves requests, operations, ready answers, streams, connections and waiting work', async () => {
    const gateway = run([], { METRICS_PORT: '0', DATABASE_READ_URL: 'postgresql://nobody@127.0.0.1:1/none' });
    const url = await listening(gateway);
    const metrics = /Metrics at (http:[^"]+)/.exec(gateway.output.out)?.[1] ?? '';
    const scraped = async () => (await fetch(metrics)).text();
    // The jobs of the first second change the record, so an answer may be made more than once.
    await until(async () => {
      expect((await fetch(`${url}/graphql`, { method: 'POST', headers, body })).status).toBe(200);
      return (await scraped()).includes('chalkline_ready_answers_total{found="yes"}');
    });
    expect(await (await fetch(`${url}/livez`)).json()).toEqual({
      status: 'ok',
      version: VERSION,
      commit: COMMIT,
      zoneData: ZONE_DATA,
      builtAt: expect.stringMatching(/^20\d\d-.*Z$/),
    });
    const text = await scraped();
    for (const line of [
      'chalkline_http_request_seconds_count{method="POST",route="/graphql",status="200"}',
      'chalkline_operation_seconds_count{kind="query",outcome="OK"}',
      'chalkline_streams 0',
      'chalkline_database_connections{state="waiting"} 0',
      'chalkline_waiting{what="mails"} 0',
      'chalkline_waiting{what="discord_removals"} 0',
      'chalkline_jobs{state="queued"}',
      'chalkline_record_unsigned_leaves',
      'chalkline_record_stopped ',
      'chalkline_record_checkpoint_age_seconds',
      `chalkline_build_info{version="${VERSION}",commit="${COMMIT}"} 1`,
      'chalkline_notifications_heard_total 0',
      'chalkline_clock_skew_seconds',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(text).toContain(line);
    for (const { name, labels } of ['deploy/alerts.yml', 'deploy/grafana-dashboard.json'].flatMap(
      metricsIn,
    )) {
      expect(text).toMatch(new RegExp(`^# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `, 'm'));
      for (const label of labels) expect(text).toMatch(new RegExp(`^${name}\\{.*\\b${label}`, 'm'));
    }
    expect((await fetch(metrics.replace('metrics', 'graphql'))).status).toBe(404);
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
    gateway.child.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
  });

  test('TRACES_URL gets a span of each request, under the trace of its caller', async () => {
    const received: string[] = [];
    const collector = createHttpServer((request, response) => {
      let sent = '';
      request.on('data', (chunk) => {
        sent += chunk;
      });
      request.on('end', () => {
        received.push(sent);
        response.end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const gateway = run([], { TRACES_URL: `http://127.0.0.1:${port}/v1/traces` });
    const url = await listening(gateway);
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    await fetch(`${url}/graphql`, { method: 'POST', headers: { ...headers, traceparent }, body });
    gateway.child.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
    collector.close();
    for (const words of [traceId, 'b7ad6b7169203331', 'POST /graphql', 'graphql.operation.name', 'Total'])
      expect(received.join()).toContain(words);
  });

  test('the editor of /explorer is served without the packages that it is made of', async () => {
    const code = readFileSync(`${main.built.folder}/gateway.js`, 'utf8');
    expect(code).not.toMatch(/(from |import\()"(ruru|@expo-google-fonts)/);
    const gateway = run([]);
    const editor = await fetch(`${await listening(gateway)}/explorer/static/ruru.js`);
    expect([editor.status, (await editor.text()).length > 500_000]).toEqual([200, true]);
    gateway.child.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
  });

  test('without it OpenTelemetry is not loaded: nothing of it is imported at the start', () => {
    const code = readFileSync(`${main.built.folder}/gateway.js`, 'utf8');
    expect(code).toContain('import("@opentelemetry/sdk-trace")');
    expect(code).not.toMatch(/from "@opentelemetry/);
  });

  test('a failure in the log names the sources of its lines', async () => {
    // The first comparison with the processor fails; a database of its own has not made one yet.
    const fresh = await emptyDatabase();
    const own = { DATABASE_URL: fresh.url, BRAINTREE_ENVIRONMENT: 'http://127.0.0.1:1' };
    await ran(['migrate'], own);
    const gateway = run([], own);
    await listening(gateway);
    await until(() => /gateway\/[\w/-]+\.ts file:\S+\/gateway\.js:\d+/.test(gateway.output.out));
    gateway.child.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
    await fresh.drop();
  });
});
