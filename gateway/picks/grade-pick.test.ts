import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { NOON, openGateway, type TestGateway, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { PICK_RESULTS, type PickResult } from '#schema/rules/picks/pick-values.ts';

describe('gradePick and toggleWinner', () => {
  let gateway: TestGateway;
  let admin: TestUser;

  beforeAll(async () => {
    gateway = await openGateway();
    admin = await member(gateway, { role: 'OWNER' });
  });
  afterAll(() => gateway.close());

  const yesterday = (result: PickResult = 'PENDING') =>
    givenPick(gateway, { date: YESTERDAY, publishedAt: '2031-11-19T12:00:00Z', result });
  const GRADE =
    'mutation ($input: GradePickInput!) { gradePick(input: $input) { pick { result isWinner pick version } } }';
  const TOGGLE =
    'mutation ($input: PickIdInput!) { toggleWinner(input: $input) { pick { result isWinner pick version } } }';

  test.each(PICK_RESULTS)('a pick of yesterday becomes %s; its words and version stay', async (result) => {
    const id = await yesterday();
    const voidReason = result === 'VOID' ? 'POSTPONED' : null;
    const { data } = await ask(gateway, GRADE, { input: { id, result, voidReason } }, admin);
    expect(data).toEqual({
      gradePick: { pick: { result, isWinner: result === 'WIN', pick: 'Bills -3.5', version: 1 } },
    });
    expect(await auditOf(gateway, id)).toMatchObject([
      { actor: admin.uid, action: 'pick.grade', details: { from: 'PENDING', to: result } },
    ]);
  });

  test.each<[PickResult, PickResult]>([
    ['PENDING', 'WIN'],
    ['WIN', 'PENDING'],
    ['LOSS', 'WIN'],
    ['PUSH', 'WIN'],
    ['VOID', 'WIN'],
  ])('the winner flag toggles %s to %s', async (from, to) => {
    const id = await yesterday(from);
    const { data } = await ask<{ toggleWinner: { pick: unknown } }>(
      gateway,
      TOGGLE,
      { input: { id } },
      admin,
    );
    expect(data.toggleWinner.pick).toMatchObject({ result: to, isWinner: to === 'WIN' });
    expect(await auditOf(gateway, id)).toMatchObject([{ action: 'pick.grade', details: { from, to } }]);
  });

  test('the same result sent again with the same score and source adds no grade; with another score it does', async () => {
    const id = await yesterday();
    const grade = (score: string) =>
      ask(gateway, GRADE, { input: { id, result: 'WIN', score, source: 'nfl.com', reason: 'final' } }, admin);
    const grades = async () => {
      const sql = 'select n from pick_grades where pick_id = ?';
      return (await gateway.services.database.em.execute<unknown[]>(sql, [id])).length;
    };
    expect((await grade('24–20')).errors).toBeUndefined();
    expect((await grade('24–20')).errors).toBeUndefined();
    expect(await grades()).toBe(1);
    expect((await grade('27–20')).errors).toBeUndefined();
    expect(await grades()).toBe(2);
  });

  test('a result that was removed has no time of grading', async () => {
    const id = await yesterday();
    const gradedAt = async () => {
      const sql = 'select graded_at as at from picks where id = ?';
      const [row] = await gateway.services.database.em.execute<{ at: Date | null }[]>(sql, [id]);
      return row?.at?.toISOString() ?? null;
    };
    await ask(gateway, TOGGLE, { input: { id } }, admin);
    expect(await gradedAt()).toBe('2031-11-20T17:00:00.000Z');
    await ask(gateway, TOGGLE, { input: { id } }, admin);
    expect(await gradedAt()).toBeNull();
  });

  test('two admins who toggle at once: one after the other', async () => {
    const id = await yesterday();
    await Promise.all([
      ask(gateway, TOGGLE, { input: { id } }, admin),
      ask(gateway, TOGGLE, { input: { id } }, admin),
    ]);
    expect((await auditOf(gateway, id)).map(({ details }) => details)).toEqual([
      { from: 'PENDING', to: 'WIN' },
      { from: 'WIN', to: 'PENDING' },
    ]);
  });

  test('before its game has started a pick has no result', async () => {
    const id = await givenPick(gateway);
    for (const [mutation, input] of [
      [GRADE, { id, result: 'WIN' }],
      [TOGGLE, { id }],
    ] as const)
      expect((await ask(gateway, mutation, { input }, admin)).errors?.[0]?.extensions.code).toBe(
        'NO_RESULT_YET',
      );
  });

  test('a pick is void for a reason of the rules only', async () => {
    const input = { id: await yesterday(), result: 'VOID' };
    expect((await ask(gateway, GRADE, { input }, admin)).errors?.[0]?.extensions.code).toBe(
      'VOID_REASON_MISSING',
    );
  });

  test('every grade stays beside the pick, with score, source, author and the reason of a change', async () => {
    const id = await yesterday();
    const first = { result: 'WIN', score: '24–20', source: 'https://nfl.example/1' };
    for (const given of [
      first,
      { result: 'LOSS', reason: 'The score was corrected.' },
      { result: 'PENDING' },
    ])
      await ask(gateway, GRADE, { input: { id, ...given } }, admin);
    const read = 'query ($id: ID!) { pick(id: $id) { grades { n at result score source author reason } } }';
    const more = {
      at: NOON,
      author: expect.stringMatching(/^editor-[0-9a-f]{8}$/),
      score: null,
      source: null,
    };
    expect((await ask(gateway, read, { id })).data).toEqual({
      pick: {
        grades: [
          { ...more, n: 1, ...first, reason: null },
          { ...more, n: 2, result: 'LOSS', reason: 'The score was corrected.' },
          { ...more, n: 3, result: 'PENDING', reason: 'No reason given' },
        ],
      },
    });
  });

  test('picks that are read together each have their own grades and seal', async () => {
    const ids = [await yesterday(), await yesterday()];
    await ask(gateway, GRADE, { input: { id: ids[0], result: 'WIN' } }, admin);
    const read = `query ($one: ID!, $other: ID!) {
    one: pick(id: $one) { grades { result } seal { number leaves { kind } } }
    other: pick(id: $other) { grades { result } seal { number leaves { kind } } }
  }`;
    const sealedBy = (...kinds: string[]) => ({
      number: expect.any(Number),
      leaves: kinds.map((kind) => ({ kind })),
    });
    expect((await ask(gateway, read, { one: ids[0], other: ids[1] })).data).toEqual({
      one: { grades: [{ result: 'WIN' }], seal: sealedBy('pick', 'grade') },
      other: { grades: [], seal: sealedBy('pick') },
    });
  });

  test('a pick that does not exist, and a result that does not', async () => {
    const unknown = await ask(gateway, GRADE, { input: { id: 'pick_none', result: 'WIN' } }, admin);
    expect(unknown.errors).toMatchObject([
      { message: 'This pick does not exist', extensions: { code: 'NOT_FOUND' } },
    ]);
    const wrong = await ask(gateway, GRADE, { input: { id: await yesterday(), result: 'DRAW' } }, admin);
    expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
