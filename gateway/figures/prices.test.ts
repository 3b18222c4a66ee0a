import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TOMORROW, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let admin: TestUser;
let feed: TestUser;
let plus: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
  feed = await givenKey(gateway, admin, ['WRITE_PRICES']);
  plus = await member(gateway, { plan: { tier: 'PLUS' } });
});
afterAll(() => gateway.close());

interface Change {
  row: number;
  pickId: string;
  moment: string | null;
  before: string | null;
  after: string;
}
interface Payload {
  changes: Change[];
  unchanged: number;
  problems: { row: number; column: string | null; reason: string }[];
  questions: { key: string; asks: string; answer: string | null }[];
  applied: boolean;
}

const CHANGES = 'changes { row pickId game moment before after } unchanged';
const WRITE = `mutation ($input: WritePricesInput!) { writePrices(input: $input) { ${CHANGES} } }`;
const IMPORT = `mutation ($input: ImportPricesInput!) { importPrices(input: $input) { ${CHANGES} problems { row column reason } applied questions { key asks answer } } }`;
const PRICES = `query ($id: ID!) { pick(id: $id) { prices { moment at book line odds oddsOther } score { one two source } } }`;

const write = (input: object, user: TestUser | null = admin) =>
  ask<{ writePrices: Payload }>(gateway, WRITE, { input }, user);
const load = async (file: string, apply = false, said: object = {}) =>
  (await ask<{ importPrices: Payload }>(gateway, IMPORT, { input: { file, apply, ...said } }, admin)).data
    .importPrices;
const read = async (id: string, user: TestUser | null = admin) =>
  (await ask<{ pick: { prices: object[] | null; score: object | null } }>(gateway, PRICES, { id }, user)).data
    .pick;
const leavesOf = async (id: string) =>
  gateway.services.database.em.execute<{ kind: string }[]>(
    'select kind from record_leaves where pick_id = ? order by index',
    [id],
  );
const close = (pickId: string, odds = 1.87) => ({
  ...{ pickId, moment: 'CLOSE', book: 'DraftKings', line: -3.5, odds, oddsOther: 1.95 },
});

describe('writePrices', () => {
  test('writes prices and scores, seals each price, and names what changed', async () => {
    const id = await givenPick(gateway, { date: YESTERDAY });
    const score = { pickId: id, one: 24, two: 20, source: 'nfl.com' };
    const { data } = await write({ prices: [close(id)], scores: [score] });
    const [game, before] = ['Buffalo Bills @ Houston Texans', null];
    expect(data.writePrices).toEqual({
      changes: [
        {
          ...{ row: 1, pickId: id, game, moment: 'CLOSE', before },
          after: '-3.5 at 1.87 (other side 1.95), DraftKings',
        },
        { ...{ row: 2, pickId: id, game, moment: null, before }, after: '24–20, nfl.com' },
      ],
      unchanged: 0,
    });
    expect(await read(id)).toMatchObject({
      prices: [
        { moment: 'CLOSE', at: '2031-11-20T17:00:00.000Z', book: 'DraftKings', line: -3.5, odds: 1.87 },
      ],
      score: { one: 24, two: 20, source: 'nfl.com' },
    });
    const again = await write({ prices: [close(id)], scores: [{ ...score, two: 21 }] });
    expect(again.data.writePrices).toMatchObject({
      changes: [{ before: '24–20, nfl.com', after: '24–21, nfl.com' }],
      unchanged: 1,
    });
    expect((await leavesOf(id)).map(({ kind }) => kind)).toEqual(['pick', 'price']);
  });

  test('a correction is a further leaf, and the audit log has both', async () => {
    const id = await givenPick(gateway, { date: YESTERDAY });
    for (const odds of [1.87, 1.8]) await write({ prices: [close(id, odds)] }, feed);
    expect((await leavesOf(id)).map(({ kind }) => kind)).toEqual(['pick', 'price', 'price']);
    const logged = await gateway.services.database.em.execute<{ action: string; key_id: string | null }[]>(
      'select action, key_id, details from audit_log where target = ? order by id',
      [id],
    );
    expect(logged).toMatchObject([
      { action: 'pick.price', details: { moment: 'CLOSE', before: null } },
      {
        action: 'pick.price',
        details: { before: expect.stringContaining('1.87'), after: expect.stringContaining('1.8 ') },
      },
    ]);
    expect(logged.every(({ key_id }) => key_id !== null)).toBe(true);
  });

  test('one wrong row writes nothing, and every wrong one is named', async () => {
    const [id, draft, coming] = [
      await givenPick(gateway, { date: YESTERDAY }),
      await givenPick(gateway, { status: 'DRAFT' }),
      await givenPick(gateway, { date: TOMORROW }),
    ];
    const prices = [close(id), close(id), close('pick_unknown'), close(draft), close(id, 0.5)];
    const { errors } = await write({ prices, scores: [{ pickId: coming, one: 1, two: 0 }] });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        'prices.1': 'prices.1: Row 1 has one of this pick, too: leave one out',
        'prices.2': 'prices.2: No pick has this id',
        'prices.3': 'prices.3: The pick is a draft: post it first',
        'prices.4': 'prices.4: Odds must be above 1.00 and at most 1000 (decimal)',
        'scores.0': 'scores.0: The game has not started',
      },
    });
    expect(await read(id)).toEqual({ prices: [], score: null });
  });

  test('is for admins and their keys with write:prices', async () => {
    const id = await givenPick(gateway, { date: YESTERDAY });
    for (const [user, code] of [
      [null, 'UNAUTHENTICATED'],
      [plus, 'FORBIDDEN'],
      [await givenKey(gateway, admin, ['WRITE_PICKS']), 'SCOPE_MISSING'],
      [await givenKey(gateway, plus, ['WRITE_PRICES']), 'FORBIDDEN'],
    ] as const) {
      const { errors } = await write({ prices: [close(id)] }, user);
      expect(errors?.[0]?.extensions.code).toBe(code);
    }
    expect((await write({ prices: [close(id)] }, feed)).errors).toBeUndefined();
  });
});

test('prices are gated like the words of their pick', async () => {
  const id = await givenPick(gateway, { tier: 'VIP' });
  await write({ prices: [{ ...close(id), moment: 'POSTED' }] });
  expect(await read(id, plus)).toEqual({ prices: null, score: null });
  expect((await read(id, admin)).prices).toHaveLength(1);
});

describe('importPrices', () => {
  const HEADER = 'pick,moment,book,line,odds,odds_other,score_one,score_two,source';
  const UNKNOWN = 'says "pick_unknown"; no pick has this id';

  test('a preview changes nothing; applied it writes what it said', async () => {
    const id = await givenPick(gateway, { date: YESTERDAY });
    const file = `${HEADER}\n${id},CLOSE,DraftKings,-3.5,-115,-105,24,20,nfl.com\n`;
    const preview = await load(file);
    expect(preview).toMatchObject({
      changes: [
        { row: 2, moment: 'CLOSE', after: '-3.5 at 1.869565 (other side 1.952381), DraftKings' },
        { row: 2, moment: null, after: '24–20, nfl.com' },
      ],
      ...{ unchanged: 0, problems: [], applied: false },
    });
    expect(await read(id)).toEqual({ prices: [], score: null });
    expect(await load(file, true)).toEqual({ ...preview, applied: true });
    expect(await read(id)).toMatchObject({ prices: [{ odds: 1.869565 }], score: { one: 24 } });
    expect(await load(file, true)).toMatchObject({ changes: [], unchanged: 2 });
  });

  test('nothing is half-imported: each bad line is named with its number, and no good one is written', async () => {
    const id = await givenPick(gateway, { date: YESTERDAY });
    const lines = [
      `${id},CLOSE,,-3.5,-110,,,,`,
      `${id},NOON,,-3.5,-110,,,,`,
      'pick_unknown,CLOSE,,,-110,,,,',
      `${id},POSTED,,-3.5,evans,,,,`,
    ];
    const { problems, applied } = await load([HEADER, ...lines].join('\n'), true);
    expect(problems).toEqual([
      { row: 3, column: 'moment', reason: expect.stringContaining('says "NOON"; write POSTED') },
      { row: 4, column: 'pick', reason: UNKNOWN },
      { row: 5, column: 'odds', reason: 'says "evans"; write -110, +150 or 1.91' },
    ]);
    expect(applied).toBe(false);
    expect(await read(id)).toEqual({ prices: [], score: null });
  });

  test('one answer names every fault of a line, each once', async () => {
    const lines = ['pick_unknown,CLOSE,,,evans,,,,', 'pick_unknown,CLOSE,,,-110,,24,20,'];
    expect((await load([HEADER, ...lines].join('\n'))).problems).toEqual([
      { row: 2, column: 'odds', reason: 'says "evans"; write -110, +150 or 1.91' },
      { row: 2, column: 'pick', reason: UNKNOWN },
      { row: 3, column: 'pick', reason: UNKNOWN },
    ]);
  });

  test('+150 of which a spreadsheet kept 150 is asked about and not written before it is answered', async () => {
    const id = await givenPick(gateway, { date: YESTERDAY, odds: 2.4 });
    const file = `${HEADER}\n${id},CLOSE,,-3.5,150,-170,,,`;
    const asked = await load(file, true);
    expect(asked).toMatchObject({
      applied: false,
      questions: [{ key: 'odds:sign:150', asks: 'Is +150 meant?' }],
    });
    expect(await read(id)).toEqual({ prices: [], score: null });
    const answers = [{ question: 'odds:sign:150', choice: 'plus' }];
    expect(await load(file, true, { answers })).toMatchObject({ applied: true });
    expect(await read(id)).toMatchObject({ prices: [{ odds: 2.5, oddsOther: 1.588235 }] });
  });

  test('a close of another market than the pick’s is refused, and one far from it asked about', async () => {
    const id = await givenPick(gateway, { date: YESTERDAY });
    await gateway.services.database.em.execute(
      "update picks set market = 'MONEYLINE', line = null where id = ?",
      [id],
    );
    const total = await load(`${HEADER}\n${id},CLOSE,,149.5,1.885,2.03,,,`, true);
    expect(total).toMatchObject({ applied: false, problems: [{ column: 'line' }] });
    const { errors } = await write({ prices: [{ ...close(id), line: 5.5 }] });
    expect(errors?.[0]?.message).toBe(
      'prices.0: line says "5.5"; the pick is a moneyline, which has none; leave it empty, or give the price of the moneyline',
    );
    const far = { ...close(id, 9), line: null, oddsOther: null };
    const refused = await write({ prices: [far] });
    expect(refused.errors?.[0]?.message).toContain('Is +800 a price of the same bet?');
    expect(refused.errors?.[0]?.extensions.questions).toMatchObject([{ key: `odds:far:${id} 9` }]);
    const answers = [{ question: `odds:far:${id} 9`, choice: 'written' }];
    expect((await write({ prices: [far], answers })).errors).toBeUndefined();
  });

  test('American odds that are sent without their sign are asked about, however far the price at posting was', async () => {
    const id = await givenPick(gateway, { date: YESTERDAY });
    await gateway.services.database.em.execute(
      "update picks set market = 'MONEYLINE', line = null, odds = 4.05 where id = ?",
      [id],
    );
    const price = { ...close(id, 280), line: null, oddsOther: null };
    const refused = await write({ prices: [price] });
    expect(refused.errors?.[0]?.extensions.questions).toMatchObject([{ key: 'odds:sign:280' }]);
    const answers = [{ question: 'odds:sign:280', choice: 'plus' }];
    expect((await write({ prices: [price], answers })).errors).toBeUndefined();
    expect(await read(id)).toMatchObject({ prices: [{ odds: 3.8 }] });
  });

  test('a thousand lines are written at once', async () => {
    const id = await givenPick(gateway, { date: YESTERDAY });
    const { database } = gateway.services;
    // Each seals a leaf: in one statement a busy machine would need longer than statements have.
    for (let first = 1; first <= 1_000; first += 100)
      await database.em.execute(
        `insert into picks (id, league, tier, status, team_one, team_two, pick, pick_details, date, time, starts_at, published_at, readable_at, created_at, updated_at)
         select 'bulk-' || n, league, tier, status, team_one, team_two, pick, pick_details, date, time, starts_at, published_at, readable_at, created_at, updated_at
           from picks, generate_series(?::int, ?::int) n where id = ?`,
        [first, first + 99, id],
      );
    const lines = Array.from({ length: 1_000 }, (_, n) => `bulk-${n + 1},CLOSE,,-3.5,-110,,,,`);
    const file = [HEADER.replace(/,source$/, ''), ...lines.map((line) => line.slice(0, -1))].join('\n');
    const { changes, applied, problems } = await load(file, true);
    expect([changes.length, applied, problems]).toEqual([1_000, true, []]);
  });
});

describe('a grade with its score', () => {
  const GRADE = `mutation ($input: GradePickInput!) { gradePick(input: $input) { pick { result score { one two source } grades { score } } } }`;
  const grade = (input: object) => ask<{ gradePick: { pick: object } }>(gateway, GRADE, { input }, admin);

  test('keeps the score of the game', async () => {
    const id = await givenPick(gateway, { date: YESTERDAY });
    const { data } = await grade({ id, result: 'WIN', scoreOne: 24, scoreTwo: 20, source: 'nfl.com' });
    expect(data.gradePick.pick).toEqual({
      ...{ result: 'WIN', score: { one: 24, two: 20, source: 'nfl.com' }, grades: [{ score: '24–20' }] },
    });
  });

  test('refuses half a score, and any score before the start', async () => {
    const id = await givenPick(gateway, { date: YESTERDAY });
    const half = await grade({ id, result: 'WIN', scoreOne: 24 });
    expect(half.errors?.[0]?.message).toBe('A score is two whole numbers from 0 to 999');
    const coming = await givenPick(gateway, { date: TOMORROW });
    const early = await grade({ id: coming, result: 'WIN', scoreOne: 24, scoreTwo: 20 });
    expect(early.errors?.[0]?.extensions.code).toBe('NO_RESULT_YET');
    expect(await read(coming)).toMatchObject({ score: null });
  });
});
