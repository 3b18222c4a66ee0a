import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Canaries, openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { follow, listening, type TestStream } from '#gateway/testing/streams.ts';
import { everyone, member, type TestUser } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';

let gateway: TestGateway;
let origin: string;
let users: Record<string, TestUser | null>;
let canaries: Canaries;

beforeAll(async () => {
  gateway = await openGateway();
  origin = await listening(gateway);
  const vip = await member(gateway, { trialDays: -2, plan: { tier: 'VIP' } });
  users = {
    ...(await everyone(gateway)),
    keyOfVip: await givenKey(gateway, vip, ['READ_PICKS']),
    recordKeyOfVip: await givenKey(gateway, vip, ['READ_RECORD']),
  };
  canaries = await plantCanaries(gateway);
});
afterAll(() => gateway.close());

const FIELDS = 'id pick pickDetails market line odds americanOdds units opensAt';
const CHANGES = `subscription {
  pickChanged { kind pickId pick { ${FIELDS} revisions { pick pickDetails market line odds units } } }
}`;
const BOARDS = `subscription ($date: Date) { boardChanged(date: $date) { totalCount picks { ${FIELDS} } } }`;

/** What the boards of the stream can ever show: no drafts, no day to come. */
async function openNow(user: TestUser | null, recordAlone: boolean): Promise<string[]> {
  const open = await openTo(gateway, canaries.words.keys(), recordAlone ? null : user);
  const sql = `select id from picks where status <> 'DRAFT' and date <= '2031-11-20'`;
  const shown = await gateway.services.database.em.execute<{ id: string }[]>(sql);
  return open.filter((id) => shown.some((row) => row.id === id));
}

/** Announces a change of every pick, as the triggers do for an edit; answers how many are on boards. */
async function touchAll(): Promise<number> {
  const { em } = gateway.services.database;
  await em.execute(`
    with changed as (
      insert into pick_changes (pick_id, kind, from_day, to_day)
      select id, 'EDITED', date, date from picks where status <> 'DRAFT' returning *)
    select pg_notify('live', json_build_object('id', id, 'pickId', pick_id, 'kind', kind, 'fromDay', from_day,
      'toDay', to_day)::text) from changed`);
  const sql = "select id from picks where status <> 'DRAFT' and date <= '2031-11-20'";
  return (await em.execute<unknown[]>(sql)).length;
}

test('everyone at once, with the same words, is shown exactly what is open to them', async () => {
  const shown = new Map<string, Set<string>>();
  const add = (name: string, stream: TestStream<unknown>) => {
    const seen = shown.get(name) ?? new Set();
    for (const id of canaries.shownIn(stream.text())) seen.add(id);
    shown.set(name, seen);
    stream.close();
  };
  for (const date of [null, '2031-11-19', '2031-11-21']) {
    const boards = Object.entries(users).map(async ([name, user]) => {
      const board = await follow(origin, BOARDS, user, { variables: { date } });
      await board.next();
      add(name, board);
    });
    await Promise.all(boards);
  }
  const changes = Object.entries(users).map(async ([name, user]) => {
    return [name, await follow(origin, CHANGES, user)] as const;
  });
  const followed = await Promise.all(changes);
  const count = await touchAll();
  await until(() => followed.every(([, stream]) => stream.waiting() >= count));
  for (const [name, stream] of followed) add(name, stream);
  for (const [name, user] of Object.entries(users)) {
    const open = await openNow(user, name === 'recordKeyOfVip');
    expect([name, [...(shown.get(name) ?? [])].sort()]).toEqual([name, open]);
  }
});

test('a member whose plan ended sees less, beside one whose plan has not', async () => {
  const before = await member(gateway, { trialDays: -2, plan: { tier: 'VIP' } });
  const other = await member(gateway, { trialDays: -2, plan: { tier: 'VIP' } });
  const [lower, same] = [await follow(origin, CHANGES, before), await follow(origin, CHANGES, other)];
  const sql = "update subscriptions set tier = 'PLUS' where user_id = ?";
  await gateway.services.database.em.execute(sql, [before.uid]);
  const count = await touchAll();
  await until(() => lower.waiting() >= count && same.waiting() >= count);
  const open = await openNow(before, false);
  expect(canaries.shownIn(lower.text()).filter((id) => !open.includes(id))).toEqual([]);
  expect(canaries.shownIn(same.text()).length).toBeGreaterThan(open.length);
  for (const stream of [lower, same]) stream.close();
});

test('the log has neither canaries nor tokens', () => {
  expect(canaries.shownIn(gateway.logged())).toEqual([]);
  for (const user of Object.values(users)) if (user) expect(gateway.logged()).not.toContain(user.token);
});
