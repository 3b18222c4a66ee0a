import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { checkRules } from './check-rules.ts';

let gateway: TestGateway;
let admin: TestUser;
beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
});
afterAll(() => gateway.close());

const execute = <Row>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<Row[]>(sql, params);
const problems = async () => {
  const query = '{ problems { kind subject text } }';
  const { data } = await ask<{ problems: { kind: string; subject: string; text: string }[] }>(
    gateway,
    query,
    {},
    admin,
  );
  return new Map(
    data.problems.filter(({ kind }) => kind === 'OTHER_RULES').map(({ subject, text }) => [subject, text]),
  );
};

/** As the rule graded before: by a final of the feed. */
const graded = (id: string, author: string, source: string) =>
  execute(
    "insert into pick_grades (pick_id, at, result, author, source, score) values (?, '2031-11-20T04:00:00Z', 'WIN', ?, ?, '24–20')",
    [id, author, source],
  );
const closed = (id: string, at: string, line: number | null) =>
  execute(
    "insert into pick_prices (pick_id, moment, at, line, odds, odds_other) values (?, 'CLOSE', ?, ?, 1.885, 2.03)",
    [id, at, line],
  );
const SEEN = 'the-odds-api.com, final seen 2031-11-20 03:58:12Z';

test('what was graded or closed otherwise is listed with what the rules of today say, and the record stays as it is', async () => {
  const given = (pick: string) => givenPick(gateway, { date: YESTERDAY, time: '20:00', pick });
  const [half, byHand, plain, early, lineless, other, overtime] = [
    await given('Bills -3.5 1H'),
    await given('Bills first half -3.5'),
    await given('Bills -3.5'),
    await given('Bills -3.5'),
    await given('Bills -3.5'),
    await given('Bills ML'),
    await given('Bills -3.5 in OT'),
  ];
  const answered = await given('Bills -3.5 in OT');
  for (const id of [overtime, answered]) await graded(id, 'rule', SEEN);
  await graded(half, 'rule', SEEN);
  await graded(byHand, 'Dana', 'nfl.com, first half');
  await graded(plain, 'rule', SEEN);
  await graded(early, 'Dana', 'nfl.com');
  await closed(plain, '2031-11-20T00:59:35Z', -3.5);
  await closed(early, '2031-11-19T22:00:00Z', -3.5);
  await closed(lineless, '2031-11-20T00:59:35Z', null);
  // As the database held it before it refused it: the pick became a moneyline afterwards.
  await closed(other, '2031-11-20T00:59:35Z', 149.5);
  await execute('alter table picks disable trigger user');
  await execute("update picks set market = 'MONEYLINE', line = null where id = ?", [other]);
  await execute("update picks set created_at = '2026-11-29T20:00:00Z' where id = ?", [overtime]);
  await execute('alter table picks enable trigger user');
  const before = await execute('select id, result from picks order by id');
  await checkRules(gateway.services);
  const found = await problems();
  expect([...found.keys()].sort()).toEqual([half, early, lineless, other, overtime].sort());
  expect(found.get(half)).toContain(
    '“Bills -3.5 1H”: It was graded WIN by the final score. By the rules of today that does not decide a first half: grade it by hand.',
  );
  expect(found.get(overtime)).toContain('does not decide what its words say beside team and line');
  expect(found.get(early)).toContain('was noted 3 hours before the start. By the rules of today it is early');
  expect(found.get(lineless)).toContain('Its closing price has no line.');
  expect(found.get(other)).toContain('has the line 149.5, and a moneyline has none');
  expect(await execute('select id, result from picks order by id')).toEqual(before);
});

test('an early close is counted as such, in the API and in the file', async () => {
  const { data } = await ask(gateway, '{ recordStats { earlyCloses } }', {}, null);
  expect(data).toEqual({ recordStats: { earlyCloses: 1 } });
  expect((await gateway.app.inject('/record/stats.json')).json().earlyCloses).toBe(1);
});
