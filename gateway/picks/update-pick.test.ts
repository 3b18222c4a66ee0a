import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { NOON, openGateway, type TestGateway, TODAY, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick, type PickGiven } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let admin: TestUser;
let other: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
  other = await member(gateway, { role: 'OWNER' });
});
afterAll(() => gateway.close());

interface Seen {
  version: number;
  edits: number;
  pick: string;
  line: number | null;
  revisions: { version: number; pick: string; line: number | null }[];
}
const FIELDS = `id version edits sport subscription pick pickDetails line odds analyst date time startsAt releaseAt
  revisions { version pick line date time replacedAt }`;
const UPDATE = `mutation ($input: UpdatePickInput!) { updatePick(input: $input) { pick { ${FIELDS} } } }`;
const update = (input: Record<string, unknown>, user = admin) =>
  ask<{ updatePick: { pick: Seen } } | null>(gateway, UPDATE, { input }, user);
const read = async (id: string) => {
  const { data } = await ask<{ pick: Seen }>(
    gateway,
    `query ($id: ID!) { pick(id: $id) { ${FIELDS} } }`,
    { id },
    admin,
  );
  return data.pick;
};

describe('before release an edit leaves no trace for readers', () => {
  test.each<[string, PickGiven]>([
    ['a draft', { status: 'DRAFT' }],
    ['a scheduled pick', { releaseAt: '2031-11-20T20:00:00Z' }],
  ])('%s', async (_name, given) => {
    const id = await givenPick(gateway, given);
    const { data } = await update({ id, pick: 'Texans +3', line: 3 });
    expect(data?.updatePick.pick).toMatchObject({ pick: 'Texans +3', edits: 0, revisions: [] });
  });

  test('from the moment at which vip members read it there is one', async () => {
    const id = await givenPick(gateway, { releaseAt: '2031-11-20T19:00:00Z' });
    const { data } = await update({ id, pick: 'Texans +3', line: 3 });
    expect(data?.updatePick.pick.revisions).toMatchObject([{ version: 1, pick: 'Bills -3.5' }]);
  });
});

describe('after release an edit makes a visible new version', () => {
  test('with the words and numbers that it replaced, newest first', async () => {
    const id = await givenPick(gateway);
    await update({ id, line: -4, pick: 'Bills -4' });
    await update({ id, time: '20:30' });
    expect(await read(id)).toMatchObject({
      version: 3,
      edits: 2,
      pick: 'Bills -4',
      time: '20:30',
      startsAt: '2031-11-21T01:30:00.000Z',
      revisions: [
        { version: 2, pick: 'Bills -4', line: -4, time: '20:15' },
        { version: 1, pick: 'Bills -3.5', line: -3.5, replacedAt: NOON },
      ],
    });
    const visitor = await ask(
      gateway,
      `query ($id: ID!) { pick(id: $id) { revisions { version pick line } } }`,
      { id },
    );
    expect(visitor.data).toEqual({
      pick: {
        revisions: [
          { version: 2, pick: null, line: null },
          { version: 1, pick: null, line: null },
        ],
      },
    });
  });

  test('what is left out stays, null removes what may be missing and nothing else', async () => {
    const id = await givenPick(gateway);
    const { data } = await update({ id, odds: null, teamOne: null, pick: null, sport: null, analyst: 'Ann' });
    expect(data?.updatePick.pick).toMatchObject({
      odds: null,
      line: -3.5,
      pick: 'Bills -3.5',
      sport: 'NFL',
      analyst: 'Ann',
    });
  });

  test('a later schedule does not undo the release: words and deletion stay on record', async () => {
    const id = await givenPick(gateway);
    await update({ id, releaseAt: '2031-11-20T23:00:00Z' });
    const { data } = await update({ id, pick: 'Bills (-3.5)' });
    expect(data?.updatePick.pick.revisions).toMatchObject([{ pick: 'Bills -3.5' }]);
    const removal = 'mutation ($input: PickIdInput!) { deletePick(input: $input) { deletedPickId } }';
    const removed = await ask(gateway, removal, { input: { id } }, admin);
    expect(removed.data).toEqual({ deletePick: { deletedPickId: null } });
  });

  test('what can mean two things is asked, and what stood before is not asked about again', async () => {
    const id = await givenPick(gateway, { odds: 150 });
    expect((await update({ id, analyst: 'Ann' })).data?.updatePick.pick).toMatchObject({ odds: 150 });
    const { errors } = await update({ id, odds: 160 });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { odds: 'Is +160 meant?' },
      questions: [{ key: 'odds:sign:160' }],
    });
    const answers = [{ question: 'odds:sign:160', choice: 'plus' }];
    expect((await update({ id, odds: 160, answers })).data?.updatePick.pick).toMatchObject({ odds: 2.6 });
  });

  test('words that say another line than the field are asked about', async () => {
    const id = await givenPick(gateway);
    const { errors } = await update({ id, pick: 'Texans +3' });
    expect(errors?.[0]?.extensions.fields).toEqual({ line: 'Is −3.5 or +3 meant?' });
    const answers = [{ question: 'line:words:-3.5 / Texans +3', choice: '+3' }];
    const { data } = await update({ id, pick: 'Texans +3', answers });
    expect(data?.updatePick.pick).toMatchObject({ pick: 'Texans +3', line: 3 });
  });

  test('each change is in the audit log, with what it was before and after', async () => {
    const id = await givenPick(gateway);
    await update({ id, analyst: 'Ann' });
    await update({ id, analyst: 'Ben' }, other);
    expect(await auditOf(gateway, id)).toMatchObject([
      { actor: admin.uid, action: 'pick.update', details: { after: { analyst: 'Ann' } } },
      {
        actor: other.uid,
        action: 'pick.update',
        details: { before: { analyst: 'Ann' }, after: { analyst: 'Ben' } },
      },
    ]);
  });

  test('repeating the current values is no change and is not audited', async () => {
    const id = await givenPick(gateway);
    const before = await read(id);
    expect((await update({ id, pick: before.pick, line: before.line })).data?.updatePick.pick).toEqual(
      before,
    );
    expect(await auditOf(gateway, id)).toEqual([]);
  });
});

describe('once its game has started nothing of it changes', () => {
  const started = { date: TODAY, time: '11:59', publishedAt: '2031-11-20T12:00:00Z' };
  test.each<[string, unknown]>([
    ['pick', 'x'],
    ['pickDetails', 'x'],
    ['line', 99],
    ['odds', null],
    ['date', '2031-12-24'],
    ['time', '23:59'],
    ['teamOne', 'x'],
    ['subscription', 'VIP'],
    ['sport', 'NBA'],
    ['analyst', 'x'],
    ['releaseAt', '2031-12-24T00:00:00Z'],
  ])('%s', async (field, value) => {
    const id = await givenPick(gateway, started);
    const before = await read(id);
    const { errors } = await update({ id, [field]: value });
    expect(errors).toMatchObject([
      {
        message: 'This game has started, so its pick can no longer be changed',
        extensions: { code: 'PICK_STARTED' },
      },
    ]);
    expect(await read(id)).toEqual(before);
    expect(await auditOf(gateway, id)).toEqual([]);
  });

  test('at the very start of the game too, and when it was withdrawn', async () => {
    const kickOff = await givenPick(gateway, { ...started, time: '12:00' });
    const withdrawn = await givenPick(gateway, { ...started, status: 'WITHDRAWN' });
    for (const id of [kickOff, withdrawn])
      expect((await update({ id, pick: 'Bills (-3.5)' })).errors?.[0]?.extensions.code).toBe('PICK_STARTED');
  });

  test('a draft of a game that has started may still be changed: nobody has seen it', async () => {
    const id = await givenPick(gateway, { date: YESTERDAY, status: 'DRAFT' });
    expect((await update({ id, pick: 'Bills (-3.5)' })).data?.updatePick.pick.pick).toBe('Bills (-3.5)');
  });
});

describe('two admins at once', () => {
  const kinds: [string, PickGiven][] = [
    ['a released pick', {}],
    ['a draft', { status: 'DRAFT' }],
    ['a scheduled pick', { releaseAt: '2031-11-20T23:00:00Z' }],
  ];
  test.each(kinds)('%s that was changed since it was read is not written over', async (_name, given) => {
    const id = await givenPick(gateway, given);
    const { version } = await read(id);
    const answers = await Promise.all([
      update({ id, version, pick: 'Buffalo Bills -3.5' }),
      update({ id, version, pick: 'Bills (-3.5)' }, other),
    ]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.errors?.[0]).toMatchObject({
      message: 'Someone changed this in the meantime. Please reload and try again.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await auditOf(gateway, id)).toHaveLength(1);
    const after = await read(id);
    expect((await update({ id, version: after.version, pick: 'Bills −3.5' })).errors).toBeUndefined();
  });

  test('without a version one comes after the other, and both words are kept', async () => {
    const id = await givenPick(gateway);
    await Promise.all(
      ['Buffalo Bills -3.5', 'Bills (-3.5)', 'Bills −3.5'].map((pick) => update({ id, pick })),
    );
    const { version, revisions, pick } = await read(id);
    expect(version).toBe(4);
    expect(revisions).toHaveLength(3);
    expect([pick, ...revisions.map((old) => old.pick)].sort()).toEqual([
      'Bills (-3.5)',
      'Bills -3.5',
      'Bills −3.5',
      'Buffalo Bills -3.5',
    ]);
  });
});

test('a pick that does not exist, and wrong fields', async () => {
  expect((await update({ id: 'pick_none', pick: 'x' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const id = await givenPick(gateway);
  const { errors } = await update({ id, pickDetails: 'x'.repeat(10_000), units: 0 });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      pickDetails: 'Pick details is longer than 4000 characters',
      units: 'Units must be above 0 and at most 5',
    },
  });
});
