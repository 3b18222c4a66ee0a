import { getDirective } from '@graphql-tools/utils';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import { createSchema } from '#gateway/server/schema.ts';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY, TOMORROW, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { everyone, READ_ALL, type TestUser } from '#gateway/testing/users.ts';
import { TIERS, type Tier } from '#schema/rules/access/tiers.ts';
import { GATED_PICK_FIELDS } from '#schema/types/picks/pick.type.ts';

let gateway: TestGateway;
let users: Record<string, TestUser | null>;

const DAYS = {
  today: { date: TODAY },
  past: { date: YESTERDAY, publishedAt: '2031-11-19T12:00:00Z' },
  future: { date: TOMORROW },
  'yesterday, not started': { date: YESTERDAY, startsAt: '2031-11-20T23:00:00Z' },
};
type Day = keyof typeof DAYS;
const ids = new Map<string, string>();

beforeAll(async () => {
  gateway = await openGateway();
  users = await everyone(gateway);
  for (const day of Object.keys(DAYS) as Day[])
    for (const tier of TIERS)
      ids.set(`${day} ${tier}`, await givenPick(gateway, { tier, ...DAYS[day], pick: `${day} ${tier}` }));
});
afterAll(() => gateway.close());

interface Seen {
  id: string;
  pick: string | null;
  pickDetails: string | null;
  locked: boolean;
  requiredTier: Tier | null;
  lockReason: string | null;
  opensAt: string | null;
  teamOne: string;
}
const FIELDS = 'id pick pickDetails locked requiredTier lockReason opensAt teamOne';

/** `open`, or the reason and the tier that opens it; `absent` when there is none for this reader. */
function word(seen: Seen | null | undefined): string {
  if (!seen) return 'absent';
  expect(seen.teamOne).toBe('Buffalo Bills');
  expect([seen.pick === null, seen.pickDetails === null]).toEqual([seen.locked, seen.locked]);
  return seen.locked ? `${seen.lockReason} ${seen.requiredTier}` : 'open';
}

async function one(name: string, day: Day, tier: Tier): Promise<string> {
  const variables = { id: ids.get(`${day} ${tier}`) };
  const query = `query ($id: ID!) { pick(id: $id) { ${FIELDS} } }`;
  const { data, errors } = await ask<{ pick: Seen | null }>(gateway, query, variables, users[name] ?? null);
  expect(errors).toBeUndefined();
  return word(data.pick);
}

async function board(name: string, day: Day): Promise<string[]> {
  const query = `query ($date: Date) { board(date: $date) { totalCount picks { ${FIELDS} } } }`;
  const { data } = await ask<{ board: { totalCount: number; picks: Seen[] } }>(
    gateway,
    query,
    { date: DAYS[day].date },
    users[name] ?? null,
  );
  expect(data.board.totalCount).toBe(data.board.picks.length);
  return TIERS.map((tier) => word(data.board.picks.find(({ id }) => id === ids.get(`${day} ${tier}`))));
}

const PERSONS: Record<string, [free: string, plus: string, premium: string, vip: string]> = {
  visitor: ['SIGN_IN FREE', 'SIGN_IN PLUS', 'SIGN_IN PREMIUM', 'SIGN_IN VIP'],
  freeInTrial: ['open', 'TIER PLUS', 'TIER PREMIUM', 'TIER VIP'],
  freeExpired: ['TRIAL_ENDED PLUS', 'TRIAL_ENDED PLUS', 'TRIAL_ENDED PREMIUM', 'TRIAL_ENDED VIP'],
  plus: ['open', 'open', 'TIER PREMIUM', 'TIER VIP'],
  premium: ['open', 'open', 'open', 'TIER VIP'],
  vip: ['open', 'open', 'open', 'open'],
  cancelling: ['open', 'open', 'TIER PREMIUM', 'TIER VIP'],
  pastDueInGrace: ['open', 'open', 'open', 'TIER VIP'],
  pastDueOutOfGrace: ['PAST_DUE PLUS', 'PAST_DUE PLUS', 'PAST_DUE PREMIUM', 'PAST_DUE VIP'],
  paused: ['PAUSED PLUS', 'PAUSED PLUS', 'PAUSED PREMIUM', 'PAUSED VIP'],
  onBreak: ['ON_BREAK FREE', 'ON_BREAK PLUS', 'ON_BREAK PREMIUM', 'ON_BREAK VIP'],
  breakOver: ['open', 'open', 'open', 'TIER VIP'],
  admin: ['open', 'open', 'open', 'open'],
  finance: ['open', 'open', 'open', 'TIER VIP'],
  support: ['TRIAL_ENDED PLUS', 'TRIAL_ENDED PLUS', 'TRIAL_ENDED PREMIUM', 'TRIAL_ENDED VIP'],
  analyst: ['open', 'open', 'open', 'open'],
};

describe("who sees what of today's picks, of past days, of days to come, of yesterday's game not started", () => {
  test('the table names everyone who may ask', () => {
    expect(Object.keys(PERSONS)).toEqual(Object.keys(users));
  });

  test.each(Object.entries(PERSONS))('%s', async (name, answers) => {
    expect(await board(name, 'today')).toEqual(answers);
    expect(await board(name, 'past')).toEqual(['open', 'open', 'open', 'open']);
    expect(await board(name, 'yesterday, not started')).toEqual(answers);
    expect(await board(name, 'future')).toEqual(['absent', 'absent', 'absent', 'absent']);
    for (const [place, tier] of TIERS.entries()) {
      expect(await one(name, 'today', tier)).toBe(answers[place]);
      expect(await one(name, 'past', tier)).toBe('open');
      expect(await one(name, 'yesterday, not started', tier)).toBe(answers[place]);
      expect(await one(name, 'future', tier)).toBe(READ_ALL.includes(name) ? 'open' : 'absent');
    }
  });

  test("an admin's table shows days to come and drafts", async () => {
    const draft = await givenPick(gateway, { status: 'DRAFT', date: TOMORROW });
    const query = 'query ($date: Date!) { adminBoard(date: $date) { picks { id status locked } } }';
    const { data } = await ask<{ adminBoard: { picks: { id: string; status: string; locked: boolean }[] } }>(
      gateway,
      query,
      { date: TOMORROW },
      users.admin,
    );
    expect(data.adminBoard.picks).toHaveLength(5);
    expect(data.adminBoard.picks).toContainEqual({ id: draft, status: 'DRAFT', locked: false });
  });
});

test('a scheduled pick says when it opens for its reader, and opens then', async () => {
  const id = await givenPick(gateway, { releaseAt: '2031-11-20T20:00:00Z' });
  const query = `query ($id: ID!) { pick(id: $id) { ${FIELDS} } }`;
  const seen = async (name: string) => {
    const { data } = await ask<{ pick: Seen }>(gateway, query, { id }, users[name] ?? null);
    return data.pick.locked ? `${data.pick.lockReason} ${data.pick.opensAt}` : 'open';
  };
  const at = async (instant: string) => {
    gateway.services.clock.set(instant);
    return [await seen('plus'), await seen('premium'), await seen('vip'), await seen('visitor')];
  };
  const opens = ['2031-11-20T20:00:00.000Z', '2031-11-20T19:00:00.000Z', '2031-11-20T18:00:00.000Z'];
  const waiting = opens.map((instant) => `NOT_RELEASED ${instant}`);
  expect(await at('2031-11-20T17:59:59.999Z')).toEqual([...waiting, 'SIGN_IN null']);
  expect(await at('2031-11-20T18:00:00Z')).toEqual([waiting[0], waiting[1], 'open', 'SIGN_IN null']);
  expect(await at('2031-11-20T19:00:00Z')).toEqual([waiting[0], 'open', 'open', 'SIGN_IN null']);
  expect(await at('2031-11-20T20:00:00Z')).toEqual(['open', 'open', 'open', 'SIGN_IN null']);
  gateway.services.clock.set('2031-11-20T17:00:00Z');
});

/** Types that hold days that are over and nothing else, which are open to everyone (leak-gate.test.ts). */
const OF_PAST_DAYS = [
  'Tally',
  'RecordRow',
  'RecordFigures',
  'RecordReturns',
  'RecordDrawdown',
  'RecordCurveDay',
];

/** Types that only gated fields answer: a locked pick has null in place of them. */
const BEHIND_GATED_FIELDS = ['PickPrice'];

/** What books offer on every game of the schedule, with a pick or without: it says nothing of picks. */
const OF_THE_SCHEDULE = ['MarketQuote', 'Arbitrage', 'FeedBook', 'ImportGamesPayload'];

/** What the staff pasted or brought in a file, read back to them before it is written (`@staff`). */
const OF_THE_STAFF = ['ImportedPick', 'FileGamePrice', 'PriceChange', 'ChangedPrice'];

test('no type that Query reaches exposes a gated column without @tier', () => {
  const schema = createSchema();
  const reached = new Set<GraphQLObjectType>();
  const visit = (type: unknown): void => {
    if (!isObjectType(type) || reached.has(type)) return;
    reached.add(type);
    for (const field of Object.values(type.getFields())) visit(getNamedType(field.type));
  };
  visit(schema.getQueryType());
  visit(schema.getMutationType());
  const gated: string[] = [];
  for (const type of reached)
    for (const field of Object.values(type.getFields())) {
      if (OF_THE_STAFF.includes(type.name)) continue;
      if (BEHIND_GATED_FIELDS.includes(getNamedType(field.type).name))
        expect([type.name, field.name, getDirective(schema, field, 'tier')?.length]).toEqual([
          ...[type.name, field.name, 1],
        ]);
      if (!GATED_PICK_FIELDS.has(field.name) || !isLeafType(getNamedType(field.type))) continue;
      const name = `${type.name}.${field.name}`;
      const isOther = [...OF_PAST_DAYS, ...BEHIND_GATED_FIELDS, ...OF_THE_SCHEDULE];
      if (isOther.includes(type.name)) continue;
      expect([name, getDirective(schema, field, 'tier')?.length]).toEqual([name, 1]);
      gated.push(name);
    }
  const leaves = [...GATED_PICK_FIELDS].filter((name) => !['opening', 'prices'].includes(name));
  expect(gated).toEqual(expect.arrayContaining(leaves.map((name) => `Pick.${name}`)));
  expect(gated).toEqual(expect.arrayContaining(['PickRevision.pick', 'PickRevision.pickDetails']));
});
