import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { NOON, openGateway, type TestGateway, TODAY, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick, type PickGiven } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

describe('deletePick', () => {
  let gateway: TestGateway;
  let admin: TestUser;

  beforeAll(async () => {
    gateway = await openGateway();
    admin = await member(gateway, { role: 'OWNER' });
  });
  afterAll(() => gateway.close());

  interface Removed {
    deletePick: { deletedPickId: string | null; withdrawnPick: { id: string; status: string } | null };
  }
  const DELETE = `mutation ($input: PickIdInput!) { deletePick(input: $input) {
  deletedPickId withdrawnPick { id status withdrawnAt withdrawnReason pick } } }`;
  const remove = (id: string, reason?: string) =>
    ask<Removed>(gateway, DELETE, { input: { id, reason } }, admin);

  describe('what nobody could read yet is deleted', () => {
    test.each<[string, PickGiven]>([
      ['a draft', { status: 'DRAFT' }],
      ['a draft of yesterday', { status: 'DRAFT', date: YESTERDAY }],
      ['a scheduled pick', { releaseAt: '2031-11-20T19:00:00.001Z' }],
    ])('%s', async (_name, given) => {
      const id = await givenPick(gateway, given);
      expect((await remove(id)).data).toEqual({ deletePick: { deletedPickId: id, withdrawnPick: null } });
      expect((await ask(gateway, 'query ($id: ID!) { pick(id: $id) { id } }', { id }, admin)).data).toEqual({
        pick: null,
      });
      expect(await auditOf(gateway, id)).toMatchObject([
        { actor: admin.uid, action: 'pick.delete', details: { pick: 'Bills -3.5' } },
      ]);
      expect((await remove(id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    });
  });

  describe('once its game has started nothing is withdrawn', () => {
    test.each<[string, PickGiven]>([
      ['one whose game has just started', { time: '12:00' }],
      ['one of yesterday that lost', { date: YESTERDAY, result: 'LOSS' }],
    ])('%s', async (_name, given) => {
      const id = await givenPick(gateway, given);
      expect((await remove(id)).errors?.[0]?.extensions.code).toBe('WITHDRAWN_TOO_LATE');
      const { data } = await ask(gateway, 'query ($id: ID!) { pick(id: $id) { status } }', { id }, admin);
      expect(data).toEqual({ pick: { status: 'PUBLISHED' } });
    });
  });

  describe('what was released is withdrawn and stays in the record', () => {
    test.each<[string, PickGiven]>([
      ['a pick of today', {}],
      ['one that vip members have just been able to read', { releaseAt: '2031-11-20T19:00:00Z' }],
    ])('%s', async (_name, given) => {
      const id = await givenPick(gateway, given);
      expect((await remove(id)).data).toEqual({
        deletePick: {
          deletedPickId: null,
          withdrawnPick: {
            ...{ id, status: 'WITHDRAWN', withdrawnAt: NOON, pick: 'Bills -3.5' },
            withdrawnReason: 'No reason given',
          },
        },
      });
      expect(await auditOf(gateway, id)).toMatchObject([{ actor: admin.uid, action: 'pick.withdraw' }]);
      const board = 'query ($date: Date) { board(date: $date) { picks { id status } } }';
      const { data } = await ask<{ board: { picks: unknown[] } }>(gateway, board, {
        date: given.date ?? TODAY,
      });
      expect(data.board.picks).toContainEqual({ id, status: 'WITHDRAWN' });
    });

    test('with its reason, and who gave it, for all to see', async () => {
      const id = await givenPick(gateway);
      await remove(id, 'The quarterback is out.');
      const read = 'query ($id: ID!) { pick(id: $id) { withdrawnReason withdrawnBy } }';
      expect((await ask(gateway, read, { id })).data).toEqual({
        pick: {
          withdrawnReason: 'The quarterback is out.',
          withdrawnBy: expect.stringMatching(/^editor-[0-9a-f]{8}$/),
        },
      });
    });

    test('withdrawing again keeps the first moment', async () => {
      const id = await givenPick(gateway);
      const first = await remove(id);
      gateway.services.clock.set('2031-11-20T17:30:00Z');
      expect((await remove(id)).data).toEqual(first.data);
      gateway.services.clock.set(NOON);
    });

    test('two admins at once withdraw it once', async () => {
      const id = await givenPick(gateway);
      const [one, other] = await Promise.all([remove(id), remove(id)]);
      expect(one.data).toEqual(other.data);
      expect(one.data.deletePick.withdrawnPick?.status).toBe('WITHDRAWN');
    });
  });
});
