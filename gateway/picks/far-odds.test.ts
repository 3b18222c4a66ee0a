import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, TODAY } from '#gateway/testing/gateway.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { playedOn } from '#local/odds/schedule.ts';
import { americanOdds } from '#schema/rules/picks/odds.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { easternTime } from '#schema/rules/time/eastern-time.ts';

let world: OddsWorld;
let admin: TestUser;
const [game] = playedOn(TODAY).filter(({ league }) => league === 'NHL');
if (!game) throw new Error('No game is planned');

beforeAll(async () => {
  world = await openOddsWorld();
  admin = await member(world.gateway, { role: 'OWNER' });
  await world.feedAt(NOON);
  // The schedule comes first, and then the odds of its games.
  await world.feedAt(new Date(Date.parse(NOON) + 10 * MINUTE));
});
afterAll(() => world.close());

const NO_BOOK = /^No book is near \+2900: .+ shows .+\. Is \+2900 meant\?$/;
const pick = `${game.away} ML`;
const time = easternTime(game.startsAt);

test('odds far from every book are asked about when a pick is posted, and kept when they are meant', async () => {
  const create = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { odds } } }';
  const input = {
    ...{
      sport: 'NHL',
      teamOne: game.away,
      teamTwo: game.home,
      date: TODAY,
      time,
      pick,
      pickDetails: 'Rest.',
    },
    ...{ market: 'MONEYLINE', odds: 30 },
  };
  const post = (more: object = {}) =>
    ask<{ createPick: { pick: { odds: number } } }>(
      world.gateway,
      create,
      { input: { ...input, ...more } },
      admin,
    );
  const { errors } = await post();
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    questions: [{ key: `odds:far:${pick} 30`, asks: expect.stringMatching(NO_BOOK) }],
  });
  const answers = [{ question: `odds:far:${pick} 30`, choice: 'written' }];
  expect((await post({ answers })).data.createPick.pick.odds).toBe(30);
  const taken = await post({ answers: [{ question: `odds:far:${pick} 30`, choice: 'book' }] });
  expect(taken.data.createPick.pick.odds).toBeLessThan(10);
});

test('and when a posted pick is changed', async () => {
  const made = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }';
  const words = { sport: 'NHL', teamOne: game.away, teamTwo: game.home, date: TODAY, time, pick };
  const input = { ...words, pickDetails: 'Rest.', market: 'MONEYLINE' };
  const { data } = await ask<{ createPick: { pick: { id: string } } }>(world.gateway, made, { input }, admin);
  const change = 'mutation ($input: UpdatePickInput!) { updatePick(input: $input) { pick { odds } } }';
  const update = (more: object) =>
    ask<{ updatePick: { pick: { odds: number } } }>(
      world.gateway,
      change,
      { input: { id: data.createPick.pick.id, odds: 30, ...more } },
      admin,
    );
  expect((await update({})).errors?.[0]?.extensions.questions).toMatchObject([
    { key: `odds:far:${pick} 30` },
  ]);
  const answers = [{ question: `odds:far:${pick} 30`, choice: 'written' }];
  expect((await update({ answers })).data.updatePick.pick.odds).toBe(30);
});

test('and so in a sheet, where a price that books show is not', async () => {
  const [shown] = await world.gateway.services.database.em.execute<{ one: string }[]>(
    `select q.one from odds_quotes q join game_ids i on i.game_id = q.game_id where i.id = ? and market = 'MONEYLINE' limit 1`,
    [game.id],
  );
  const line = (odds: string) => `NHL,Plus,${game.away} @ ${game.home},${time},${pick},${odds},1,Why`;
  const text = [line('+2900'), line(americanOdds(Number(shown?.one)))].join('\n');
  const read = `mutation ($input: ImportPicksInput!) { importPicks(input: $input) { questions { asks column rows } draftIds } }`;
  const input = { text, date: TODAY, apply: true, requestId: randomUUID() };
  const { data } = await ask<{ importPicks: unknown }>(world.gateway, read, { input }, admin);
  expect(data.importPicks).toEqual({
    questions: [{ asks: expect.stringMatching(NO_BOOK), column: 'odds', rows: [1] }],
    draftIds: [],
  });
});
