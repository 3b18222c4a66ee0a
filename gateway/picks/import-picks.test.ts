import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { everyone, member, READ_ALL, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let analyst: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  analyst = await member(gateway, { role: 'ANALYST' });
});
afterAll(() => gateway.close());

const IMPORT = `mutation ($input: ImportPicksInput!) {
  importPicks(input: $input) { picks { row pick market line } problems { row column reason } questions { key asks column cell rows answer choices { key label } }
    doubts { row text } draftIds }
}`;

interface Imported {
  importPicks: {
    picks: { row: number; pick: string }[];
    problems: { row: number; column: string | null; reason: string }[];
    questions: { key: string; asks: string; rows: number[]; answer: string | null }[];
    doubts: { row: number; text: string }[];
    draftIds: string[];
  };
}

const line = (away: string, pick: string, odds = '-110') =>
  `NBA,Premium,${away} @ Boston Celtics,11:30 PM,${pick},${odds},1.5,"Rested, and at home."`;
const read = (lines: string[], more: Record<string, unknown> = {}, by = analyst) =>
  ask<Imported>(
    gateway,
    IMPORT,
    { input: { text: lines.join('\n'), date: TODAY, requestId: randomUUID(), ...more } },
    by,
  );
const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);
const countPicks = async () => (await rows<{ n: number }>('select count(*)::int as n from picks'))[0]?.n;

test('without apply it says how each line is read, and keeps nothing', async () => {
  const before = await countPicks();
  const { data } = await read([line('Memphis Grizzlies', 'Celtics -3.5')]);
  expect(data.importPicks).toEqual({
    picks: [{ row: 1, pick: 'Celtics -3.5', market: 'SPREAD', line: -3.5 }],
    ...{ problems: [], questions: [], doubts: [], draftIds: [] },
  });
  expect(await countPicks()).toBe(before);
});

test('a wrong line names line and column, and no other is kept', async () => {
  const before = await countPicks();
  const text = [
    line('Miami Heat', 'Over 210'),
    line('Utah Jazz', 'Over 220', 'much'),
    line('LA Clippers', 'Under 230'),
  ];
  const { data } = await read(text, { apply: true });
  expect(data.importPicks.problems).toEqual([
    { row: 2, column: 'odds', reason: 'says "much"; write -110, +150 or 1.91' },
  ]);
  expect(data.importPicks.draftIds).toEqual([]);
  expect(await countPicks()).toBe(before);
});

test('all are kept as drafts in one transaction, each audited; the same request keeps none twice', async () => {
  const text = [line('Chicago Bulls', 'Celtics -3.5'), line('Phoenix Suns', 'Over 220.5')];
  const requestId = randomUUID();
  const answers = await Promise.all([1, 2].map(() => read(text, { apply: true, requestId })));
  const [first, again] = [...answers, await read(text, { apply: true, requestId })].map(
    ({ data }) => data.importPicks.draftIds,
  );
  expect(first).toHaveLength(2);
  expect(again).toEqual(first);
  const kept = await rows<{ status: string; pick: string; writer: string }>(
    'select status, pick, xmin::text as writer from picks where id in (select json_array_elements_text(?::json)) order by pick',
    [JSON.stringify(first)],
  );
  expect(kept.map(({ status, pick }) => [status, pick])).toEqual([
    ['DRAFT', 'Celtics -3.5'],
    ['DRAFT', 'Over 220.5'],
  ]);
  expect(new Set(kept.map(({ writer }) => writer)).size).toBe(1);
  const audited =
    "select from audit_log where action = 'pick.create' and target in (select json_array_elements_text(?::json))";
  expect(await rows(audited, [JSON.stringify(first)])).toHaveLength(2);
  expect(await rows('select from record_leaves where pick_id = ?', [first?.[0]])).toEqual([]);
});

test('an open question keeps everything back; its answer counts for these words only', async () => {
  const before = await countPicks();
  const text = [line('Orlando Magic', 'Magic ML', '150'), line('Indiana Pacers', 'Pacers ML', '+150')];
  const { data } = await read(text, { apply: true });
  expect(data.importPicks).toMatchObject({ draftIds: [], picks: [{ row: 2 }] });
  const [question] = data.importPicks.questions;
  expect(question).toMatchObject({
    ...{ key: 'odds:sign:150', asks: 'Is +150 meant?', cell: '150', rows: [1], answer: null },
    choices: [
      { key: 'plus', label: '+150 (2.50)' },
      { key: 'minus', label: '−150 (1.67)' },
      { key: 'decimal', label: 'Decimal 150.00 (+14900)' },
    ],
  });
  const other = await read(text, { apply: true, answers: [{ question: 'odds:sign:151', choice: 'plus' }] });
  expect(other.data.importPicks.draftIds).toEqual([]);
  expect(await countPicks()).toBe(before);
  const answers = [{ question: question?.key, choice: 'plus' }];
  const kept = (await read(text, { apply: true, answers })).data.importPicks.draftIds;
  const odds = 'select odds::float from picks where id in (select json_array_elements_text(?::json))';
  expect(await rows(odds, [JSON.stringify(kept)])).toEqual([{ odds: 2.5 }, { odds: 2.5 }]);
});

test('duplicates and opposite sides are named, of other lines and of what is stored', async () => {
  await givenPick(gateway, { time: '23:30' });
  const text = [
    'NFL,Plus,Buffalo Bills @ Houston Texans,11:30 PM,Texans +3,-110,1,Why',
    'NFL,Plus,Buffalo Bills @ Houston Texans,11:30 PM,Bills -3,-110,1,Why',
  ];
  const { data } = await read(text);
  expect(data.importPicks.doubts).toEqual([
    { row: 1, text: 'The opposite side of a posted pick, Bills −3.5.' },
    { row: 2, text: 'The same pick as a posted pick.' },
    { row: 2, text: 'The opposite side of line 1, Texans +3.' },
  ]);
});

test('what was pasted is seen by staff who write picks, and by nobody else', async () => {
  const { data } = await read([line('Denver Nuggets', 'Nuggets -7')], { apply: true });
  const [id = ''] = data.importPicks.draftIds;
  const see = 'query ($id: ID!) { pick(id: $id) { id } board { picks { id } } }';
  const sees = async (user: TestUser | null) => {
    const answer = await ask<{ pick: unknown; board: { picks: { id: string }[] } }>(
      gateway,
      see,
      { id },
      user,
    );
    return answer.data.pick !== null || answer.data.board.picks.some((pick) => pick.id === id);
  };
  expect(await sees(analyst)).toBe(true);
  for (const [name, user] of Object.entries(await everyone(gateway)))
    expect([name, await sees(user)]).toEqual([name, READ_ALL.includes(name)]);
});

test.each([
  ['a member', {}],
  ['support', { role: 'SUPPORT' as const }],
])('%s may not', async (_who, given) => {
  const { errors } = await read([line('Utah Jazz', 'Over 1')], {}, await member(gateway, given));
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('a request without a name is refused', async () => {
  const { errors } = await read([line('Utah Jazz', 'Over 1')], { requestId: '' });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('the queue holds what has started and has no result, for those who write picks', async () => {
  const [over, running] = [
    await givenPick(gateway, { startsAt: '2031-11-19T18:00:00Z', date: '2031-11-19', time: '13:00' }),
    await givenPick(gateway, { startsAt: '2031-11-20T16:00:00Z', time: '11:00' }),
  ];
  for (const given of [{ status: 'DRAFT' as const }, { result: 'WIN' as const }, { time: '23:00' }])
    await givenPick(gateway, { startsAt: '2031-11-20T16:00:00Z', ...given });
  const later = await givenPick(gateway, { time: '23:00' });
  const queue = '{ gradingQueue { id } }';
  const { data } = await ask<{ gradingQueue: { id: string }[] }>(gateway, queue, {}, analyst);
  const ids = data.gradingQueue.map(({ id }) => id);
  expect(ids.indexOf(over)).toBeLessThan(ids.indexOf(running));
  expect(ids).toEqual(expect.arrayContaining([over, running]));
  expect(ids).not.toContain(later);
  const { errors } = await ask(gateway, queue, {}, await member(gateway, { role: 'SUPPORT' }));
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
