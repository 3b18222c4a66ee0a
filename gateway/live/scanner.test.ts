import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runFeed } from '#gateway/games/run-feed.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { follow, listening, type TestStream } from '#gateway/testing/streams.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { BOOKS } from '#local/odds/quotes.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';

let world: OddsWorld;
let origin: string;
let vip: TestUser;
let plus: TestUser;
let seconds = 0;

beforeAll(async () => {
  world = await openOddsWorld();
  origin = await listening(world.gateway);
  vip = await member(world.gateway, { plan: { tier: 'VIP' } });
  plus = await member(world.gateway, { plan: { tier: 'PLUS' } });
  await world.feedAt(NOON);
  await later(10 * MINUTE);
  world.provider.apply('arbitrage');
  await round();
});
afterAll(() => world.close());

const rows = <Row>(sql: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<Row[]>(sql, params);

async function later(milliseconds: number): Promise<void> {
  seconds += milliseconds / SECOND;
  await world.feedAt(new Date(Date.parse(NOON) + seconds * SECOND));
}

/** The odds of every league are asked for, twenty seconds after the last time. */
async function round(): Promise<void> {
  seconds += 20;
  world.gateway.services.clock.set(new Date(Date.parse(NOON) + seconds * SECOND).toISOString());
  await rows('update feed_tasks set due_at = ?', [new Date(0)]);
  await runFeed(world.gateway.services);
}

interface Board {
  open: number | null;
  entries: { market: string; bookOne: string; bookTwo: string; margin: number; rounds: number }[] | null;
  week: { found: number };
}
const FIELDS = '{ open entries { market bookOne bookTwo margin rounds } week { found } }';
const QUERY = `{ arbitrages ${FIELDS} }`;
const STREAM = `subscription { arbitragesChanged ${FIELDS} }`;
const board = async (user: TestUser) =>
  (await ask<{ arbitrages: Board }>(world.gateway, QUERY, {}, user)).data.arbitrages;
/** The code with which a stream is refused or ends; what comes before it is read past. */
const ending = async (stream: TestStream<unknown>): Promise<string | undefined> => {
  for (;;) {
    const message = await stream.next();
    if (typeof message === 'string') return undefined;
    if (message.errors) return message.errors[0]?.extensions.code;
  }
};
const code = async (user: TestUser | null) =>
  (await ask(world.gateway, QUERY, {}, user)).errors?.[0]?.extensions.code;

describe('while two books disagree', () => {
  test('VIP members see the books and the margin, others how many there are', async () => {
    const shown = await board(vip);
    // The provider's page makes one, whatever leagues are asked for.
    expect(shown.open).toBe(1);
    const [first] = shown.entries ?? [];
    expect(first).toMatchObject({ market: 'MONEYLINE', bookOne: BOOKS[0].title, rounds: 1 });
    expect(first?.margin).toBeCloseTo(0.015, 2);
    expect(shown.entries?.length).toBe(Math.min(20, Number(shown.open)));
    expect(await board(plus)).toEqual({ ...shown, entries: null });
  });

  test('a member who takes a break sees neither, visitors and keys are refused', async () => {
    const onBreak = await member(world.gateway, { plan: { tier: 'VIP' }, breakDays: 2 });
    expect(await board(onBreak)).toMatchObject({ open: null, entries: null });
    const owner = await member(world.gateway, { role: 'OWNER' });
    const key = await givenKey(world.gateway, owner, ['READ_PICKS']);
    expect([await code(null), await code(key)]).toEqual(['UNAUTHENTICATED', 'KEY_REFUSED']);
  });

  test('the next round finds the same again, which is no new find', async () => {
    const { week } = await board(vip);
    await round();
    const again = await board(vip);
    expect(again.week).toEqual(week);
    expect(again.entries?.every(({ rounds }) => rounds === 2)).toBe(true);
  });

  test('an open stream loses the entries within a second of a downgrade, and ends within one of the begin of a break', async () => {
    const stream = await follow<{ arbitragesChanged: Board }>(origin, STREAM, vip);
    /** Reads until a message shows so; those before may repeat what was shown. */
    const until = async (isShown: (shown: Board) => boolean) => {
      for (;;) {
        const message = await stream.next();
        if (typeof message === 'string' || !message.data) throw new Error(JSON.stringify(message));
        if (isShown(message.data.arbitragesChanged)) return;
      }
    };
    const tier = (name: string) =>
      rows('update subscriptions set tier = ? where user_id = ?', [name, vip.uid]);
    await until(({ entries }) => Number(entries?.length) > 0);
    await tier('PLUS');
    const downgraded = performance.now();
    await until(({ open, entries }) => Number(open) > 0 && entries === null);
    // A tick of half a second, on a busy machine too; what only a check of sessions notices takes thirty.
    expect(performance.now() - downgraded).toBeLessThan(10 * SECOND);
    await tier('VIP');
    await until(({ entries }) => Number(entries?.length) > 0);
    const pause = 'mutation { startCoolOff(input: { days: 1 }) { limits { coolOffUntil } } }';
    await ask(world.gateway, pause, {}, vip);
    const began = performance.now();
    expect(await ending(stream)).toBe('ON_BREAK');
    expect(performance.now() - began).toBeLessThan(10 * SECOND);
    expect(await stream.next()).toBe('complete');
    expect(await stream.next()).toBe('end');
  });

  test('a stream opened during a break is refused and sends no data', async () => {
    const onBreak = await member(world.gateway, { plan: { tier: 'VIP' }, breakDays: 2 });
    const stream = await follow(origin, STREAM, onBreak);
    expect([stream.status, await ending(stream)]).toEqual([403, 'ON_BREAK']);
    const board = await follow<{ boardChanged: { date: string } }>(
      origin,
      'subscription { boardChanged { date } }',
      onBreak,
    );
    expect(await board.next()).toMatchObject({ data: { boardChanged: { date: NOON.slice(0, 10) } } });
    board.close();
  });

  test('a message of twenty entries is small enough for 10,000 followers: 6 MB a second, one in 15 seconds', async () => {
    seconds += 6;
    const now = new Date(Date.parse(NOON) + seconds * SECOND);
    world.gateway.services.clock.set(now.toISOString());
    await rows(
      `insert into arbitrages (game_id, market, line, book_one, odds_one, seen_one, book_two, odds_two, seen_two, margin,
              best_margin, found_at, last_seen_at)
       select id, 'TOTAL', n + 0.5, 'Copper Ridge', 2.105263, ?, 'Harbor Book', 1.952381, ?, 0.013, 0.013, ?, ?
         from (select id from games where starts_at > ? limit 1) as game, generate_series(901, 930) as n`,
      [now, now, now, now, now],
    );
    const other = await member(world.gateway, { plan: { tier: 'VIP' } });
    const all = readFileSync('frontend/scanner/scanner.graphql', 'utf8');
    const fields = /on ArbitrageBoard (\{[\s\S]*?\n\})/.exec(all)?.[1];
    const stream = await follow<{ arbitragesChanged: Board }>(
      origin,
      `subscription { arbitragesChanged ${fields} }`,
      other,
    );
    const message = await stream.next();
    const bytes = Buffer.byteLength(stream.text());
    stream.close();
    expect(typeof message === 'object' && message.data?.arbitragesChanged.entries?.length).toBe(20);
    expect(bytes).toBeGreaterThan(5_000);
    expect((bytes * 10_000) / 15).toBeLessThanOrEqual(6_000_000);
  });
});

test('once no round finds it any more, and 90 seconds after the last round, nothing stands', async () => {
  const owner = await member(world.gateway, { role: 'ANALYST' });
  const { week } = await board(owner);
  world.gateway.services.clock.set(new Date(Date.parse(NOON) + (seconds + 91) * SECOND).toISOString());
  expect((await board(owner)).entries).toEqual([]);
  world.provider.apply('normal');
  await round();
  expect(await board(owner)).toEqual({ open: 0, entries: [], week });
  expect(await rows('select id from arbitrages where gone_at is null')).toEqual([]);
});

test('without a feed the scanner says so', async () => {
  const gateway = await openGateway();
  const { errors } = await ask(gateway, QUERY, {}, await member(gateway));
  expect(errors?.[0]?.extensions.code).toBe('FEED_OFF');
  await gateway.close();
});
