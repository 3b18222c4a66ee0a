import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { ask } from '#gateway/testing/ask.ts';
import { type Canaries, finderOf, openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import { ANYTHING, introspect, leadingTo, questions, type Samples } from '#gateway/testing/crawl.ts';
import { openGateway, type TestGateway, TODAY, TOMORROW, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { everyone, NAMES, READ_ALL, type TestUser } from '#gateway/testing/users.ts';
import { parseReceipts } from '#record/receipt.ts';

let gateway: TestGateway;
let users: Record<string, TestUser | null>;
let schema: GraphQLSchema;
let folder: string;

let canaries: Canaries['words'];
let shownIn: Canaries['shownIn'];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>t</title><script nonce="__NONCE__">__CONFIG__</script>',
  );
  gateway = await openGateway({ FRONTEND_DIR: folder });
  users = await everyone(gateway);
  schema = await introspect(gateway);
  ({ words: canaries, shownIn } = await plantCanaries(gateway));
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const openIds = (user: TestUser | null) => openTo(gateway, canaries.keys(), user);

const samples = (): Samples => ({
  ...ANYTHING,
  Date: [YESTERDAY, TODAY, TOMORROW],
  ID: [...canaries.keys(), 'pick_unknown'],
});

describe('every path from Query to a pick, with every field', () => {
  test('the users see different picks', async () => {
    const counts = await Promise.all(NAMES.map(async (name) => (await openIds(users[name] ?? null)).length));
    expect(new Set(counts).size).toBeGreaterThanOrEqual(6);
  });

  test.each(NAMES)('%s is shown exactly what is open to them', async (name) => {
    const user = users[name] ?? null;
    const open = await openIds(user);
    const operations = questions(leadingTo(schema, 'Query', 'Pick'), 'query', samples());
    expect(new Set(operations.map(({ field }) => field))).toEqual(
      new Set(['board', 'adminBoard', 'pick', 'picks', 'gradingQueue', 'gradeProposals']),
    );
    const seen = new Set<string>();
    for (const { query, variables } of operations) {
      const { text, data } = await ask(gateway, query, variables, user);
      expect(data).toBeDefined();
      for (const id of shownIn(text)) seen.add(id);
    }
    expect([...seen].sort()).toEqual(open);
  });

  test('an open pick shows all its canaries, its old words too', async () => {
    const [id = '', words = []] = [...canaries][4] ?? [];
    const [operations] = questions(leadingTo(schema, 'Query', 'Pick'), 'query', {
      ...samples(),
      ID: [id],
    }).filter(({ field }) => field === 'pick');
    const { text } = await ask(gateway, operations?.query ?? '', operations?.variables, users.admin);
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });
});

describe('every other way out', () => {
  test('no other query shows anything to anyone', async () => {
    const query = schema.getQueryType()?.getFields() ?? {};
    const toPicks = leadingTo(schema, 'Query', 'Pick');
    const others = Object.fromEntries(Object.entries(query).filter(([name]) => !(name in toPicks)));
    for (const name of NAMES)
      for (const { query, variables } of questions(others, 'query', { ...samples(), ID: ['x'] }))
        expect(shownIn((await ask(gateway, query, variables, users[name])).text)).toEqual([]);
    // Every query as everyone: more than a thousand requests.
  });

  test('every mutation that answers a pick refuses everyone but those who write picks, and shows nothing', async () => {
    const fields = leadingTo(schema, 'Mutation', 'Pick');
    expect(Object.keys(fields).length).toBeGreaterThanOrEqual(6);
    const id = [...canaries.keys()].slice(0, 1);
    for (const name of NAMES.filter((each) => !READ_ALL.includes(each)))
      for (const { query, variables } of questions(fields, 'mutation', { ...samples(), ID: id })) {
        const { text, errors } = await ask(gateway, query, variables, users[name]);
        expect(errors?.[0]?.extensions.code).toBe(users[name] ? 'FORBIDDEN' : 'UNAUTHENTICATED');
        expect(shownIn(text)).toEqual([]);
      }
  });

  test.each(['/', '/dashboard', '/home', '/admin', '/livez', '/readyz', '/api/picks/all', '/none.js'])(
    'GET %s',
    async (url) => {
      const { body } = await gateway.app.inject({ url });
      expect(shownIn(body)).toEqual([]);
    },
  );

  test.each(['stats.json', 'picks.csv', 'picks.ndjson', 'picks.csv?as=VIP', 'picks.ndjson?window=DAYS_30'])(
    'GET /record/%s shows at most what is open to a visitor',
    async (file) => {
      const open = await openIds(null);
      const { body, statusCode } = await gateway.app.inject({ url: `/record/${file}` });
      expect(statusCode).toBe(200);
      const seen = shownIn(body);
      expect(seen.filter((id) => !open.includes(id))).toEqual([]);
      if (!file.startsWith('stats')) expect(seen.length).toBeGreaterThan(0);
    },
  );

  test.each(NAMES)('the public pages show %s what is open to a visitor, and nothing else', async (name) => {
    const user = users[name] ?? null;
    const headers = user ? { authorization: `Bearer ${user.token}` } : {};
    const open = await openIds(null);
    const bare = (text: string) => text.replace(/^"?(units":|:)?|"$/g, '');
    const shownOn = finderOf(new Map([...canaries].map(([id, words]) => [id, words.map(bare)])));
    const shown = async (url: string) => {
      const { body } = await gateway.app.inject({ url, headers });
      // The numbers of icons are not stakes.
      return shownOn(body.replace(/ d="[^"]*"/g, '').replaceAll('\u2212', '-'));
    };
    for (const id of canaries.keys()) {
      expect(await shown(`/picks/${id}`)).toEqual(open.includes(id) ? [id] : []);
      expect(await shown(`/picks/${id}/card.png`)).toEqual([]);
    }
    for (const day of [YESTERDAY, TODAY, TOMORROW]) {
      const ids = await shown(`/record/${day}`);
      expect(ids.sort()).toEqual(day === YESTERDAY ? open : []);
    }
    for (const file of ['/sitemap.xml', '/record/today.atom', '/record/today.json', '/schema.graphql'])
      expect(await shown(file)).toEqual([]);
    for (const file of ['/record/days.atom', '/record/days.json'])
      expect((await shown(file)).filter((id) => !open.includes(id))).toEqual([]);
  });

  test('the figures of the record are not changed by the result of a locked pick', async () => {
    const files = ['/record/stats.json?by=LEAGUE,ANALYST,TIER,BAND', `/record/${YESTERDAY}`, '/sitemap.xml'];
    const figures = async () =>
      (await Promise.all(files.map(async (url) => (await gateway.app.inject({ url })).body))).join();
    const before = await figures();
    const { database } = gateway.services;
    const locked = await givenPick(gateway, {
      tier: 'VIP',
      date: TODAY,
      time: '00:30',
      result: 'WIN',
      odds: 7.77,
    });
    await database.em.execute(
      "insert into pick_prices (pick_id, moment, at, line, odds, odds_other) select id, 'CLOSE', starts_at, -3.5, 7.1, 1.1 from picks where id = ?",
      [locked],
    );
    const [cell] = await database.em.execute(
      "select 1 as one from record_sums where grain = 'ALL' and n > 0 and clv_n > 0",
    );
    expect(cell).toBeDefined();
    expect(await figures()).toBe(before);
  });

  test.each(NAMES)('the receipts of %s open what is open to them, of today in one file too', async (name) => {
    await signCheckpoint(gateway.services);
    const user = users[name] ?? null;
    const open = new Set(await openIds(user));
    const headers = user ? { authorization: `Bearer ${user.token}` } : {};
    const shown = async (file: string) => {
      const { body, statusCode } = await gateway.app.inject({
        url: `/record/receipts/${file}.tlog-proof`,
        headers,
      });
      const texts = statusCode === 200 ? parseReceipts(body).map((each) => JSON.stringify(each)) : [];
      return shownIn([body, ...texts].join('\n'));
    };
    for (const id of canaries.keys()) {
      const seen = await shown(id);
      expect(seen).toEqual(open.has(id) && seen.length > 0 ? [id] : []);
    }
    const today = await shown('today');
    expect(today.filter((id) => !open.has(id))).toEqual([]);
    if (name === 'vip') expect(today.length).toBeGreaterThan(0);
  });

  test('an unexpected failure answers an id, and neither it nor the log has the words', async () => {
    const { em } = gateway.services.database;
    const [locked = ''] = canaries.keys();
    await em.execute('alter table picks add constraint never check (length(pick_details) <> 11) not valid');
    const mutation =
      'mutation ($input: UpdatePickInput!) { updatePick(input: $input) { pick { id pick pickDetails } } }';
    const input = { id: locked, units: 5, pickDetails: [...canaries.values()][3]?.[1] };
    expect(input.pickDetails).toHaveLength(11);
    const { text, errors } = await ask(gateway, mutation, { input }, users.admin);
    await em.execute('alter table picks drop constraint never');
    expect(errors?.[0]).toMatchObject({
      message: 'An unexpected error occurred',
      extensions: { code: 'INTERNAL_SERVER_ERROR', errorId: expect.any(String) },
    });
    expect(text).not.toContain('never');
    expect(shownIn(text)).toEqual([]);
    expect(gateway.logged()).toContain(String(errors?.[0]?.extensions.errorId));
  });

  test('the log at level debug, after all of this', () => {
    const log = gateway.logged();
    expect(log).toContain('incoming request');
    expect(log).toContain('unexpected failure');
    expect(shownIn(log)).toEqual([]);
    for (const user of Object.values(users)) if (user) expect(log).not.toContain(user.token);
  });
});

test('the crawler has every kind of type before it', () => {
  const pick = schema.getType('Pick');
  expect(isObjectType(pick) && Object.keys(pick.getFields()).length).toBeGreaterThanOrEqual(25);
});

test('a standby is read where there is one (npm run test:lagging)', () => {
  const { env, services } = gateway;
  expect(services.publicReads.counts.standby > 0).toBe(env.DATABASE_READ_URL !== undefined);
});
