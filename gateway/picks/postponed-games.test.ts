import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, TODAY } from '#gateway/testing/gateway.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { playedOn } from '#local/odds/schedule.ts';
import { DAY, MINUTE } from '#schema/rules/time/durations.ts';
import { easternTime } from '#schema/rules/time/eastern-time.ts';
import { askAboutUnplayed } from './game-questions.ts';

const CREATE = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { gameId } } }';
const POSTPONE = 'mutation ($input: PostponeGameInput!) { postponeGame(input: $input) { game { status } } }';
const BOARD = '{ board { picks { liveScore { status } } } }';
const GAMES = `{ games(date: "${TODAY}") { id status } }`;
const QUESTIONS = '{ gameQuestions { id kind game { id } } }';
const ANSWER =
  'mutation ($input: AnswerGameQuestionInput!) { answerGameQuestion(input: $input) { changedPicks } }';

const [GAME] = playedOn(TODAY).filter(({ league }) => league === 'NBA');
let world: OddsWorld;
let analyst: TestUser;
let vip: TestUser;
let gameId = '';

beforeAll(async () => {
  world = await openOddsWorld();
  analyst = await member(world.gateway, { role: 'ANALYST' });
  vip = await member(world.gateway, { plan: { tier: 'VIP' } });
  await world.feedAt(NOON);
  const input = {
    ...{ sport: 'NBA', subscription: 'FREE', teamOne: GAME?.away, teamTwo: GAME?.home, date: TODAY },
    ...{ time: easternTime(GAME?.startsAt ?? new Date(0)), pick: 'Over 220.5', pickDetails: 'Pace.' },
  };
  const { createPick } = await told<{ createPick: { pick: { gameId: string } } }>(CREATE, { input });
  gameId = createPick.pick.gameId;
});
afterAll(() => world.close());

async function told<Data>(query: string, variables = {}, user = analyst): Promise<Data> {
  const { data, errors } = await ask<Data>(world.gateway, query, variables, user);
  expect(errors).toBeUndefined();
  return data;
}
const postpone = async (isPostponed: boolean) =>
  (await told<{ postponeGame: { game: { status: string } } }>(POSTPONE, { input: { gameId, isPostponed } }))
    .postponeGame.game.status;

/** How the desk has the game, and what is asked about it. */
async function shown(): Promise<unknown[]> {
  const { games } = await told<{ games: { id: string; status: string }[] }>(GAMES);
  const asked = await questions();
  return [games.find(({ id }) => id === gameId)?.status, asked.map(({ kind }) => kind)];
}

/** What members read of the game so many seconds after its start. */
async function boardAt(seconds: number): Promise<string | undefined> {
  const startsAt = Number(GAME?.startsAt.getTime());
  world.gateway.services.clock.set(new Date(startsAt + seconds * 1_000).toISOString());
  type Board = { board: { picks: { liveScore: { status: string } | null }[] } };
  const { board } = await told<Board>(BOARD, {}, vip);
  return board.picks[0]?.liveScore?.status;
}
async function questions() {
  type Asked = { gameQuestions: { id: string; kind: string; game: { id: string } }[] };
  const { gameQuestions } = await told<Asked>(QUESTIONS);
  return gameQuestions.filter(({ game }) => game.id === gameId);
}

let rounds = 0;
/** So many rounds of the schedule, six minutes apart. */
async function after(more: number): Promise<void> {
  for (let round = 0; round < more; round += 1) {
    rounds += 1;
    await world.feedAt(new Date(Date.parse(NOON) + rounds * 6 * MINUTE));
  }
}

test('a postponed game is said to be so, and to be played once that is taken back', async () => {
  expect(await shown()).toEqual(['SCHEDULED', []]);
  expect(await postpone(true)).toBe('POSTPONED');
  await after(1);
  expect(await shown()).toEqual(['POSTPONED', []]);
  expect(await boardAt(0)).toBe('POSTPONED');
  expect(await postpone(false)).toBe('SCHEDULED');
  expect(await boardAt(10)).toBe('SCHEDULED');
  await after(1);
  expect(await shown()).toEqual(['SCHEDULED', []]);
});

test('what was answered about it is asked again once it is taken back and the provider still does not list it', async () => {
  world.provider.apply('postpone', GAME?.id);
  await after(4);
  expect(await shown()).toEqual(['GONE', ['GONE']]);
  const [question] = await questions();
  await told(ANSWER, { input: { questionId: question?.id, answer: 'POSTPONED' } });
  await after(1);
  expect(await shown()).toEqual(['POSTPONED', []]);
  expect(await postpone(false)).toBe('SCHEDULED');
  expect(await shown()).toEqual(['SCHEDULED', []]);
  await after(4);
  expect(await shown()).toEqual(['GONE', ['GONE']]);
  world.provider.apply('normal');
  await after(2);
  expect(await shown()).toEqual(['SCHEDULED', []]);
});

test('one that was not played is asked about two days later, postponed or taken back, and is over only by its score', async () => {
  const { database } = world.gateway.services;
  expect(await postpone(true)).toBe('POSTPONED');
  await askAboutUnplayed(database.em, new Date(Date.parse(NOON) + 2 * DAY));
  expect((await questions()).map(({ kind }) => kind)).toEqual(['NOT_PLAYED']);
  expect(await postpone(false)).toBe('SCHEDULED');
  expect((await questions()).map(({ kind }) => kind)).toEqual(['NOT_PLAYED']);
  await database.em.execute(
    "update games set status = 'FINAL', away_score = 1, home_score = 2, final_at = now() where id = ?",
    [gameId],
  );
  for (const isPostponed of [true, false]) {
    const { errors } = await ask(world.gateway, POSTPONE, { input: { gameId, isPostponed } }, analyst);
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  }
  const entries = await database.em.execute(
    "select details from audit_log where action = 'game.postpone' order by id",
  );
  expect(entries).toEqual(
    [true, false, false, true, false].map((isPostponed) => ({ details: { isPostponed } })),
  );
});
