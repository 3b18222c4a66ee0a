import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { givenPick, revealPicks } from '#gateway/testing/picks.ts';
import { hexOf } from '#record/bytes.ts';
import { type DayLeaf, parseLeaf } from '#record/leaf/leaf.ts';
import { sha256 } from '#record/platform.ts';
import { MAX_ENTRY_LENGTH } from '#record/tiles/entries.ts';

/** A day on which a key that may write picks edited one of them six thousand times, late in the life of a log. */
let gateway: TestGateway;
const FLOOD = 6_000;
const FIRST = 1_000_000_000;

const sql = (text: string) => gateway.services.database.em.execute<Record<string, unknown>[]>(text);

beforeAll(async () => {
  gateway = await openGateway();
  const id = await givenPick(gateway);
  await sql(`alter table record_leaves disable trigger user`);
  await sql(`alter table record_head disable trigger user`);
  await sql(`insert into record_leaves (index, at, body, kind, pick_id, reveal_by)
    select ${FIRST} + n, at, body, kind, pick_id, reveal_by from record_leaves, generate_series(1, ${FLOOD}) n where pick_id = '${id}'`);
  await sql(`update record_head set size = ${FIRST} + ${FLOOD} + 1`);
  await sql(`alter table record_leaves enable trigger user`);
  await sql(`alter table record_head enable trigger user`);
  await givenPick(gateway);
});
afterAll(() => gateway.close());

test('is opened, in parts that are no longer than an entry of the log', async () => {
  await revealPicks(gateway, new Date('2031-11-21T05:00:00Z'));
  const rows = await sql("select body from record_leaves where kind = 'day' order by index");
  const days = rows.map(({ body }) => parseLeaf(String(body)) as DayLeaf);
  for (const { body } of rows) expect(String(body).length).toBeLessThanOrEqual(MAX_ENTRY_LENGTH);
  expect(days.flatMap(({ opened }) => opened)).toEqual([
    0,
    ...Array.from({ length: FLOOD }, (_, n) => FIRST + 1 + n),
    FIRST + FLOOD + 1,
  ]);
  const { body } = await gateway.app.inject({ url: `/record/openings/${TODAY}.jsonl` });
  const lines = body.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).index)).toEqual([0, FIRST + FLOOD + 1]);
  const hash = hexOf(sha256(body));
  expect(days).toMatchObject([
    { date: TODAY, due: FLOOD + 2, sha256: hash },
    { date: TODAY, due: FLOOD + 2, sha256: hash },
  ]);
});
