import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

describe('publishPick', () => {
  let gateway: TestGateway;
  let admin: TestUser;
  let free: TestUser;

  beforeAll(async () => {
    gateway = await openGateway();
    admin = await member(gateway, { role: 'OWNER' });
    free = await member(gateway);
  });
  afterAll(() => gateway.close());

  const PUBLISH =
    'mutation ($input: PickIdInput!) { publishPick(input: $input) { pick { status publishedAt version } } }';
  const publish = (id: string) =>
    ask<{ publishPick: { pick: unknown } }>(gateway, PUBLISH, { input: { id } }, admin);
  const seenByFree = async (id: string) =>
    (await ask(gateway, 'query ($id: ID!) { pick(id: $id) { pick } }', { id }, free)).data;

  test('a draft is there for members from the moment it is posted', async () => {
    const id = await givenPick(gateway, { status: 'DRAFT' });
    expect(await seenByFree(id)).toEqual({ pick: null });
    const { data } = await publish(id);
    expect(data.publishPick.pick).toEqual({ status: 'PUBLISHED', publishedAt: NOON, version: 1 });
    expect(await seenByFree(id)).toEqual({ pick: { pick: 'Bills -3.5' } });
    expect(await auditOf(gateway, id)).toMatchObject([
      { actor: admin.uid, action: 'pick.publish', details: { from: 'DRAFT', to: 'PUBLISHED' } },
    ]);
  });

  test('a draft with a schedule waits for it', async () => {
    const id = await givenPick(gateway, { status: 'DRAFT', releaseAt: '2031-11-20T20:00:00Z' });
    await publish(id);
    expect(await seenByFree(id)).toEqual({ pick: { pick: null } });
  });

  test('posting again changes nothing, and keeps the first moment', async () => {
    const id = await givenPick(gateway, { publishedAt: '2031-11-20T15:00:00Z' });
    const { data } = await publish(id);
    expect(data.publishPick.pick).toMatchObject({ publishedAt: '2031-11-20T15:00:00.000Z' });
  });

  test('twelve times at once it is posted once, with one entry in the log', async () => {
    const id = await givenPick(gateway, { status: 'DRAFT' });
    await Promise.all(Array.from({ length: 12 }, () => publish(id)));
    expect(await seenByFree(id)).toEqual({ pick: { pick: 'Bills -3.5' } });
    const sql = 'select from record_leaves where pick_id = ?';
    expect(await gateway.services.database.em.execute(sql, [id])).toHaveLength(1);
    const from = (await auditOf(gateway, id)).map(({ details }) => details.from);
    expect(from.filter((status) => status === 'DRAFT')).toHaveLength(1);
  });

  test('a withdrawn pick cannot be posted again', async () => {
    const id = await givenPick(gateway, { status: 'WITHDRAWN' });
    expect((await publish(id)).errors).toMatchObject([
      { message: 'A withdrawn pick cannot be posted again', extensions: { code: 'CONFLICT' } },
    ]);
    expect((await publish('pick_none')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
