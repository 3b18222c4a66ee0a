import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let admin: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
});
afterAll(() => gateway.close());

const POST = 'mutation ($input: PostDraftsInput!) { postDrafts(input: $input) { picks { id status } } }';
const post = (ids: string[], by = admin) =>
  ask<{ postDrafts: { picks: unknown[] } | null }>(gateway, POST, { input: { ids } }, by);
const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);
const draft = () => givenPick(gateway, { status: 'DRAFT' });

test('posts a day in one commit, each draft sealed and audited', async () => {
  const ids = [await draft(), await draft(), await draft()];
  const { data } = await post(ids);
  expect(data.postDrafts?.picks).toEqual(ids.map((id) => ({ id, status: 'PUBLISHED' })));
  const sealed = `select distinct xmin::text from record_leaves where pick_id in (select json_array_elements_text(?::json))`;
  expect(await rows(sealed, [JSON.stringify(ids)])).toHaveLength(1);
  expect(await rows("select from audit_log where action = 'pick.publish'")).toHaveLength(3);
});

test('posts none when one cannot be posted, and names it', async () => {
  const [one, two] = [await draft(), await givenPick(gateway, { status: 'WITHDRAWN' })];
  const { errors } = await post([one, two]);
  expect(errors?.[0]).toMatchObject({
    message: 'Buffalo Bills @ Houston Texans was withdrawn meanwhile. Nothing was posted.',
    extensions: { code: 'CONFLICT' },
  });
  expect(await rows('select status from picks where id = ?', [one])).toEqual([{ status: 'DRAFT' }]);
  expect((await post([one, 'pick_nobody'])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await post([])).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('is for admins', async () => {
  const { errors } = await post([await draft()], await member(gateway));
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
