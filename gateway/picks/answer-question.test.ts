import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runFeed } from '#gateway/games/run-feed.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, TODAY } from '#gateway/testing/gateway.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { playedOn } from '#local/odds/schedule.ts';
import { DAY, MINUTE } from '#schema/rules/time/durations.ts';
import { easternTime } from '#schema/rules/time/eastern-time.ts';
import { askAboutUnplayed } from './game-questions.ts';

let world: OddsWorld;
let admin: TestUser;
let minutes = 0;
const GAMES = playedOn(TODAY).filter(({ league }) => league === 'NBA');

beforeAll(async () => {
  world = await openOddsWorld();
  admin = await member(world.gateway, { role: 'ANALYST' });
  await later(0);
});
afterAll(() => world.close());

async function later(by: number, kind: 'EVENTS' | 'SCORES' = 'EVENTS'): Promise<void> {
  minutes += by;
  world.gateway.services.clock.set(new Date(Date.parse(NOON) + minutes * MINUTE).toISOString());
  // One thing of one league is enough.
  await rows("update feed_tasks set due_at = '2032-01-01' where league <> 'NBA' or kind <> ?", [kind]);
  await rows("update feed_tasks set due_at = '2031-01-01' where league = 'NBA' and kind = ?", [kind]);
  await runFeed(world.gateway.services);
}
const untilAfter = (game: (typeof GAMES)[number] | undefined, by: number) =>
  (Number(game?.startsAt.getTime()) - Date.parse(NOON)) / MINUTE + by - minutes;

const rows = <Row>(sql: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<Row[]>(sql, params);
const POST = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id gameId } } }';

async function post(at: number) {
  const game = GAMES[at];
  const [found] = await rows<{ id: string }>('select game_id as id from game_ids where id = ?', [game?.id]);
  const input = {
    ...{ sport: 'NBA', subscription: 'FREE', teamOne: game?.away, teamTwo: game?.home, date: TODAY },
    ...{
      time: easternTime(game?.startsAt ?? new Date(0)),
      pick: `${game?.home} moneyline`,
      pickDetails: 'Pace.',
    },
    ...{ gameId: found?.id, market: 'MONEYLINE', odds: 1.9, units: 1 },
  };
  type Posted = { createPick: { pick: { id: string; gameId: string } } };
  return (await ask<Posted>(world.gateway, POST, { input }, admin)).data.createPick.pick;
}

interface Question {
  id: string;
  kind: string;
  picks: number;
  game: { id: string };
  otherGame: { id: string } | null;
}
const questions = async () => {
  const query = '{ gameQuestions { id kind picks game { id } otherGame { id } } }';
  return (await ask<{ gameQuestions: Question[] }>(world.gateway, query, {}, admin)).data.gameQuestions;
};
const ANSWER = `mutation ($input: AnswerGameQuestionInput!) {
  answerGameQuestion(input: $input) { changedPicks questions { id } } }`;
const answer = (questionId: string | undefined, given: string, user = admin) =>
  ask<{ answerGameQuestion: { changedPicks: number } }>(
    world.gateway,
    ANSWER,
    { input: { questionId, answer: given } },
    user,
  );
/** What the problems say about questions. */
const problem = async () => {
  type Problems = { problems: { kind: string; text: string }[] };
  const { data } = await ask<Problems>(world.gateway, '{ problems { kind text } }', {}, admin);
  return data.problems.filter(({ kind }) => kind === 'GAME').map(({ text }) => text);
};
const asked = async (kind: string, gameId: string) =>
  (await questions()).find((each) => each.kind === kind && each.game.id === gameId);

test('a game that is gone was postponed when a person says so, and once', async () => {
  const { gameId } = await post(0);
  world.provider.apply('postpone', GAMES[0]?.id);
  for (let round = 0; round < 3; round += 1) await later(6);
  const question = await asked('GONE', gameId);
  expect(question).toMatchObject({ picks: 1, otherGame: null });
  expect(await problem()).toEqual(['1 question about games with picks waits for an answer.']);
  const other = await member(world.gateway, { role: 'OWNER' });
  const both = await Promise.all([
    answer(question?.id, 'POSTPONED'),
    answer(question?.id, 'POSTPONED', other),
  ]);
  expect(both.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['CONFLICT', undefined]);
  expect(await rows('select status from games where id = ?', [gameId])).toEqual([{ status: 'POSTPONED' }]);
  expect(await asked('GONE', gameId)).toBeUndefined();
  expect(await problem()).toEqual([]);
  expect(await rows("select target from audit_log where action = 'game.answer'")).toEqual([
    { target: gameId },
  ]);
  world.provider.apply('normal');
});

test('a game under a new id becomes the same one: ids, start and picks are its own', async () => {
  const { id, gameId } = await post(1);
  world.provider.apply('new-id', GAMES[1]?.id);
  for (let round = 0; round < 4; round += 1) await later(6);
  const question = await asked('NEW_ID', gameId);
  const other = question?.otherGame?.id ?? '';
  await rows('update pick_games set game_id = ? where pick_id = ?', [other, id]);
  expect((await answer(question?.id, 'POSTPONED')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await answer(question?.id, 'SAME_GAME')).data.answerGameQuestion.changedPicks).toBe(1);
  expect(await rows('select game_id as "gameId" from pick_games where pick_id = ?', [id])).toEqual([
    { gameId },
  ]);
  expect(await rows('select count(*)::int as count from game_ids where game_id = ?', [gameId])).toEqual([
    { count: 2 },
  ]);
  expect(await rows('select from games where id = ?', [other])).toEqual([]);
  await later(6);
  expect(await rows('select status, absent from games where id = ?', [gameId])).toEqual([
    { status: 'SCHEDULED', absent: 0 },
  ]);
  expect((await questions()).filter(({ game }) => game.id === gameId)).toEqual([]);
});

test('a final that is corrected is graded again, with the reason in the record', async () => {
  const { id, gameId } = await post(2);
  world.provider.apply('wrong-final', GAMES[2]?.id);
  await later(untilAfter(GAMES[2], 168), 'SCORES');
  await later(11, 'SCORES');
  await later(11, 'SCORES');
  await ask(
    world.gateway,
    'mutation ($input: GradePickInput!) { gradePick(input: $input) { pick { id } } }',
    { input: { id, result: 'WIN', score: 'typed' } },
    admin,
  );
  world.provider.apply('wrong-final', GAMES[2]?.id);
  await later(6, 'SCORES');
  const question = await asked('CORRECTED', gameId);
  expect((await answer(question?.id, 'REGRADE')).data.answerGameQuestion.changedPicks).toBe(1);
  const [game] = await rows<{ away: number; home: number }>(
    'select away_score as away, home_score as home from games where id = ?',
    [gameId],
  );
  const grades = await rows('select result, score, reason from pick_grades where pick_id = ? order by n', [
    id,
  ]);
  expect(grades.at(-1)).toEqual({
    result: Number(game?.home) > Number(game?.away) ? 'WIN' : 'LOSS',
    score: `${game?.away}–${game?.home}`,
    reason: 'The final score was corrected.',
  });
});

test('picks of a game that was not played become void when a person says so', async () => {
  const { gameId } = await rows<{ gameId: string }>(
    'select l.game_id as "gameId" from pick_games l join games g on g.id = l.game_id where g.status = \'POSTPONED\'',
  ).then(([row]) => row ?? { gameId: '' });
  minutes += (2 * DAY) / MINUTE;
  world.gateway.services.clock.set(new Date(Date.parse(NOON) + minutes * MINUTE).toISOString());
  await askAboutUnplayed(world.gateway.services.database.em, world.gateway.services.clock.now());
  const question = await asked('NOT_PLAYED', gameId);
  expect((await answer(question?.id, 'VOID')).data.answerGameQuestion.changedPicks).toBe(1);
  const graded = await rows(
    'select result, void_reason as "voidReason" from pick_grades where pick_id in (select pick_id from pick_games where game_id = ?)',
    [gameId],
  );
  expect(graded).toEqual([{ result: 'VOID', voidReason: 'POSTPONED' }]);
});

test('whether a game was postponed is asked for a day, and longer only where a pick waits', async () => {
  const [known] = await rows<{ id: string }>(
    `update games set status = 'GONE', starts_at = ? where id = (
       select g.id from games g where not exists (select from pick_games l where l.game_id = g.id) limit 1) returning id`,
    [new Date(Date.parse(NOON) + minutes * MINUTE)],
  );
  const gameId = known?.id ?? '';
  await rows(
    "insert into game_questions (id, kind, game_id, asked_at) values ('GONE late', 'GONE', ?, now())",
    [gameId],
  );
  expect(await asked('GONE', gameId)).toMatchObject({ picks: 0 });
  minutes += DAY / MINUTE;
  world.gateway.services.clock.set(new Date(Date.parse(NOON) + minutes * MINUTE).toISOString());
  expect(await asked('GONE', gameId)).toBeUndefined();
});

test('nothing is asked of a game whose picks all have results, nor long after of one under another id', async () => {
  const kinds = ['GONE', 'NEW_ID'];
  const given = async (name: string, gameId: string) => {
    await rows("update games set status = 'GONE' where id = ?", [gameId]);
    for (const kind of kinds)
      await rows('insert into game_questions (id, kind, game_id, asked_at) values (?, ?, ?, now())', [
        ...[`${kind} ${name}`, kind, gameId],
      ]);
    return (await questions()).filter(({ game }) => game.id === gameId).map(({ kind }) => kind);
  };
  const [graded] = await rows<{ id: string }>(
    `select l.game_id as id from pick_games l join picks p on p.id = l.pick_id where p.result in ('WIN', 'LOSS') limit 1`,
  );
  await rows('update games set starts_at = ? where id = ?', [world.gateway.services.clock.now(), graded?.id]);
  expect(await given('graded', graded?.id ?? '')).toEqual([]);
  const [old] = await rows<{ id: string }>(
    `select g.id from games g where g.starts_at < ? and not exists (select from pick_games l where l.game_id = g.id)
      and not exists (select from game_questions q where q.game_id = g.id) limit 1`,
    [new Date(world.gateway.services.clock.now().getTime() - DAY)],
  );
  expect(await given('old', old?.id ?? '')).toEqual([]);
});
