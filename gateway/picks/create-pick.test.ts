import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { TYPED } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let admin: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
});
afterAll(() => gateway.close());

interface Posted {
  createPick: { pick: Record<string, unknown> & { id: string } };
}
const CREATE = `mutation ($input: CreatePickInput!) { createPick(input: $input) { pick {
  id sport subscription status teamOne teamTwo date time startsAt pick pickDetails market line odds americanOdds
  units analyst releaseAt publishedAt result isWinner version locked } } }`;
const create = (input: Record<string, unknown>, user = admin) =>
  ask<Posted>(gateway, CREATE, { input: { ...TYPED, ...input } }, user);

async function countPicks(): Promise<number> {
  const [row] = await gateway.services.database.em.execute<{ count: number }[]>(
    'select count(*)::int as count from picks',
  );
  return row?.count ?? 0;
}

describe('an admin posts a pick', () => {
  test('with everything that it can carry', async () => {
    const given = { market: 'SPREAD', line: -3.5, odds: 1.909091, units: 1.5, analyst: 'Model 7' };
    const { data } = await create({ ...given, releaseAt: '2031-11-20T20:00:00Z' });
    const { id, ...pick } = data.createPick.pick;
    expect(id).toMatch(/^pick_[0-9a-f]{32}$/);
    expect(pick).toEqual({
      ...TYPED,
      ...given,
      status: 'PUBLISHED',
      startsAt: '2031-11-21T01:15:00.000Z',
      americanOdds: '-110',
      releaseAt: '2031-11-20T20:00:00.000Z',
      publishedAt: '2031-11-20T17:00:00.000Z',
      result: 'PENDING',
      isWinner: false,
      version: 1,
      locked: false,
    });
    expect(await auditOf(gateway, id)).toMatchObject([
      { actor: admin.uid, action: 'pick.create', details: { teamOne: 'Buffalo Bills', line: -3.5 } },
    ]);
  });

  test('the tier is Free unless one is chosen', async () => {
    const { subscription: _, ...rest } = TYPED;
    const { data } = await ask<Posted>(gateway, CREATE, { input: rest }, admin);
    expect(data.createPick.pick.subscription).toBe('FREE');
  });

  test.each<[string, Record<string, unknown>, string, string, Record<string, unknown>]>([
    ['odds of 100', { odds: 150 }, 'odds:sign:150', 'plus', { odds: 2.5 }],
    ['odds of 100 that are decimal', { odds: 150 }, 'odds:sign:150', 'decimal', { odds: 150 }],
    ['a start in the morning', { time: '07:30' }, 'time:morning:07:30', '19:30', { time: '19:30' }],
    [
      'a first half',
      { pick: 'Over 24.5 1H', market: 'TOTAL', line: 24.5 },
      'pick:part:Over 24.5 1H',
      'prop',
      { market: 'PROP', line: 24.5 },
    ],
    ['a spread without a line', { pick: 'Bills', market: 'SPREAD' }, 'line:line:Bills', 'pick', { line: 0 }],
    ['a day years away', { date: '2036-11-20' }, 'date:far:2036-11-20', 'written', { date: '2036-11-20' }],
    [
      'a total of another sport',
      { pick: 'Over 220.5', market: 'TOTAL', line: 220.5 },
      'line:far:NFL TOTAL 220.5',
      'written',
      { line: 220.5 },
    ],
    [
      'a team of another game',
      { pick: 'Chiefs +3' },
      'pick:team:Chiefs +3',
      'two',
      { pick: 'Houston Texans +3' },
    ],
    [
      'no side of its market',
      { pick: 'The dog', market: 'MONEYLINE' },
      'pick:side:The dog',
      'two',
      { pick: 'Houston Texans ML' },
    ],
  ])('%s: refused with its question, not even kept as a draft, and kept with an answer', async (...row) => {
    const [, input, question, choice, kept] = row;
    const before = await countPicks();
    const { errors } = await create({ ...input, draft: true });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      questions: [
        {
          key: question,
          answer: null,
          choices: expect.arrayContaining([expect.objectContaining({ key: choice })]),
        },
      ],
    });
    expect(errors?.[0]?.message).toContain(`Answer "${question}" in answers: `);
    expect(await countPicks()).toBe(before);
    const { data } = await create({ ...input, answers: [{ question, choice }] });
    expect(data.createPick.pick).toMatchObject(kept);
  });

  test.each([
    [{ pick: 'BUF -2.5' }, 'Bills -2.5'],
    [{ pick: 'HOU ML', market: 'MONEYLINE' }, 'Texans ML'],
  ])('a team that is named in short, in full: %j', async (input, pick) => {
    expect((await create(input)).data.createPick.pick).toMatchObject({ pick });
  });

  test('as a draft, which is not posted', async () => {
    const { data } = await create({ draft: true });
    expect(data.createPick.pick).toMatchObject({ status: 'DRAFT', publishedAt: null });
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    '{{7*7}} #{7*7} %s \' " ; -- &lt;',
    '\u200f 🏈 e\u0301 ﷽',
  ])('markup and odd letters stay the text they are: %s', async (text) => {
    const { data } = await create({ pick: text, pickDetails: text, teamOne: text });
    expect(data.createPick.pick).toMatchObject({ pick: text, pickDetails: text, teamOne: text });
  });
});

describe('what is wrong is said of its field, and nothing is posted', () => {
  test.each<[Record<string, unknown>, string, string]>([
    [{ pickDetails: 'x'.repeat(10_000) }, 'pickDetails', 'Pick details is longer than 4000 characters'],
    [{ pick: 'x'.repeat(10_000) }, 'pick', 'Pick is longer than 200 characters'],
    [{ teamOne: '  ' }, 'teamOne', 'Team one is required'],
    [{ teamTwo: '' }, 'teamTwo', 'Team two is required'],
    [{ pickDetails: '' }, 'pickDetails', 'Pick details is required'],
    [{ analyst: 'x'.repeat(81) }, 'analyst', 'Analyst is longer than 80 characters'],
    [
      { pick: 'Montr\ufffdal ML' },
      'pick',
      'Pick has a letter that was lost when it was copied (\ufffd): write it again',
    ],
    [{ odds: 0.5 }, 'odds', 'Odds must be above 1.00 and at most 1000 (decimal)'],
    [{ odds: 1e300 }, 'odds', 'Odds must be above 1.00 and at most 1000 (decimal)'],
    [{ line: -1e9 }, 'line', 'Line must be between -1000 and 1000'],
    [{ units: -1 }, 'units', 'Units must be above 0 and at most 5'],
    [{ releaseAt: '2031-11-21T01:15:00Z' }, 'releaseAt', 'It has to open before its game starts'],
  ])('%j', async (wrong, field, sentence) => {
    const before = await countPicks();
    const { status, errors } = await create(wrong);
    expect(status).toBe(200);
    expect(errors).toMatchObject([
      { message: sentence, extensions: { code: 'BAD_USER_INPUT', fields: { [field]: sentence } } },
    ]);
    expect(await countPicks()).toBe(before);
  });

  test.each<[string, unknown]>([
    ['date', '2027-02-29'],
    ['date', '20/11/2031'],
    ['date', '9999-12-31'],
    ['date', '0000-01-01'],
    ['date', null],
    ['date', 20311120],
    ['time', '25:00'],
    ['time', '8 pm'],
    ['sport', 'CRICKET'],
    ['subscription', 'Free'],
    ['teamOne', null],
    ['teamOne', 7],
    ['pick', { text: 'x' }],
    ['pick', ['x', 'y']],
    ['odds', '1.91'],
    ['line', 'NaN'],
    ['releaseAt', 'soon'],
    ['releaseAt', '2031-02-30T00:00:00Z'],
    ['draft', 'yes'],
    ['result', 'WIN'],
  ])('%s cannot be %j', async (field, value) => {
    const before = await countPicks();
    const { errors, text } = await create({ [field]: value });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(errors?.[0]?.message).toContain(field);
    expect(text).not.toMatch(/node_modules|\bat \//);
    expect(await countPicks()).toBe(before);
  });

  test.each([{ pick: 'Bills\u0000' }, { requestId: '\u0000' }])(
    '%j, which no column can hold',
    async (wrong) => {
      const { errors } = await create(wrong);
      expect(errors?.[0]).toMatchObject({
        message: `${Object.keys(wrong)[0]} has characters that cannot be stored`,
        extensions: { code: 'BAD_USER_INPUT' },
      });
    },
  );

  test('a day long ago is a day once it is said to be meant', async () => {
    const answers = [{ question: 'date:far:0001-01-01', choice: 'written' }];
    const { data } = await create({ date: '0001-01-01', draft: true, answers });
    expect(data.createPick.pick).toMatchObject({ date: '0001-01-01', time: '20:15' });
  });
});

describe('a form submitted twice', () => {
  test('the same requestId again answers the same pick', async () => {
    const requestId = randomUUID();
    const first = await create({ requestId });
    const again = await create({ requestId, pick: 'Other words' });
    expect(again.data).toEqual(first.data);
  });

  test('five at once: one pick, one entry in the audit log', async () => {
    const before = await countPicks();
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ requestId })));
    const ids = new Set(answers.map(({ data }) => data.createPick.pick.id));
    expect(ids.size).toBe(1);
    expect(await countPicks()).toBe(before + 1);
    expect(await auditOf(gateway, [...ids][0] ?? '')).toHaveLength(1);
  });

  test('without one, or with an empty one, two are two', async () => {
    const before = await countPicks();
    for (const requestId of [undefined, null, '', '']) await create({ requestId });
    expect(await countPicks()).toBe(before + 4);
  });

  test('a requestId of more than 64 characters is refused', async () => {
    const { errors } = await create({ requestId: 'x'.repeat(65) });
    expect(errors?.[0]).toMatchObject({ message: 'requestId is longer than 64 characters' });
  });
});
