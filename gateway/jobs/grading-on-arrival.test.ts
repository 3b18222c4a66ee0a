import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applyScores } from '#gateway/games/apply-scores.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, TODAY } from '#gateway/testing/gateway.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { startProcessor } from '#gateway/testing/processor.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { type LocalGame, playedOn } from '#local/odds/schedule.ts';
import { finalScore, GAME_TAKES } from '#local/odds/scores.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { addDays, easternInstant, easternTime } from '#schema/rules/time/eastern-time.ts';

const POST = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id gameId } } }';
const PROPOSALS = '{ gradeProposals { pick { id } } gameQuestions { kind game { id } } }';
const LATER = addDays(TODAY, 30);

let processor: Awaited<ReturnType<typeof startProcessor>>;
let world: OddsWorld;
let analyst: TestUser;
beforeAll(async () => {
  processor = await startProcessor();
  const settings = { CLOCK_FILE: '/no/such/clock', BRAINTREE_ENVIRONMENT: processor.url };
  world = await openOddsWorld({ ...settings, AUTO_GRADE: 'on' });
  analyst = await member(world.gateway, { role: 'ANALYST' });
});
afterAll(async () => {
  await world.close();
  await processor.close();
});

const rows = <Row>(sql: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<Row[]>(sql, params);

/** The clock stops there, and does what is due; where it has arrived, the provider is asked for scores too. */
async function stopAt(moment: Date | string, query = ''): Promise<void> {
  world.gateway.services.clock.set(new Date(moment).toISOString());
  const answer = await world.gateway.app.inject({ method: 'POST', url: `/due-work${query}` });
  expect(answer.json()).toMatchObject({ unfinished: null });
}
const arriveAt = (moment: number) => stopAt(new Date(moment), '?arrived');

const gameOf = (day: string) => playedOn(day).find(({ league }) => league === 'NBA') as LocalGame;

/** A pick on each team of the game to win. */
async function post(day: string): Promise<{ game: LocalGame; gameId: string; ids: string[] }> {
  const game = gameOf(day);
  const [found] = await rows<{ id: string }>('select game_id as id from game_ids where id = ?', [game.id]);
  const ids: string[] = [];
  for (const team of [game.away, game.home]) {
    const input = {
      ...{ sport: 'NBA', subscription: 'FREE', teamOne: game.away, teamTwo: game.home, date: day },
      ...{ time: easternTime(game.startsAt), pick: `${team} moneyline`, market: 'MONEYLINE' },
      ...{ pickDetails: 'Pace.', odds: 1.9, units: 1, gameId: found?.id },
    };
    type Posted = { createPick: { pick: { id: string } } };
    const { data, errors } = await ask<Posted>(world.gateway, POST, { input }, analyst);
    expect(errors).toBeUndefined();
    ids.push(data.createPick.pick.id);
  }
  return { game, gameId: found?.id ?? '', ids };
}

/** The result of each pick, and the score and moment that its grade names. */
const gradesOf = (ids: string[]) =>
  rows<{ result: string; score: string | null; source: string | null }>(
    `select p.result, g.score, g.source from picks p left join pick_grades g on g.pick_id = p.id
      where p.id = any (?) order by array_position(?::text[], p.id::text)`,
    [`{${ids.join(',')}}`, `{${ids.join(',')}}`],
  );
function wonBy({ away, home }: { away: number; home: number }, seen: string) {
  const rest = { score: `${away}–${home}`, source: expect.stringContaining(`final seen ${seen}`) };
  return (away > home ? ['WIN', 'LOSS'] : ['LOSS', 'WIN']).map((result) => ({ result, ...rest }));
}
const PENDING = Array(2).fill({ result: 'PENDING', score: null, source: null });

test('a month on, picks of the evening are graded by its finals, and those of a month ago by a final that comes then', async () => {
  await stopAt(NOON);
  const before = await post(TODAY);
  await stopAt(easternInstant(LATER, '09:30'));
  const evening = await post(LATER);

  const over = evening.game.startsAt.getTime() + GAME_TAKES + MINUTE;
  await arriveAt(over);
  expect(await gradesOf(evening.ids)).toEqual(PENDING);
  for (const later of [11, 12]) await arriveAt(over + later * MINUTE);
  const seen = new Date(over).toISOString().slice(0, 16).replace('T', ' ');
  expect(await gradesOf(evening.ids)).toEqual(wonBy(finalScore(evening.game), seen));

  // The provider keeps finals for three days, so nobody knows that of a month ago, and a person is asked.
  expect(await gradesOf(before.ids)).toEqual(PENDING);
  const { data } = await ask<{ gradeProposals: unknown[]; gameQuestions: unknown[] }>(
    ...([world.gateway, PROPOSALS, {}, analyst] as const),
  );
  expect(data).toEqual({
    gradeProposals: [],
    gameQuestions: [{ kind: 'NOT_PLAYED', game: { id: before.gameId } }],
  });

  const score = { away: 101, home: 99 };
  for (const later of [20, 31]) {
    const at = new Date(over + later * MINUTE);
    const games = [{ ...before.game, score, isFinal: true }];
    await applyScores(
      world.gateway.services.database.em,
      { at, games },
      new Map([[before.game.id, before.gameId]]),
    );
    expect(await gradesOf(before.ids)).toEqual(PENDING);
    await arriveAt(at.getTime());
  }
  const late = new Date(over + 20 * MINUTE).toISOString().slice(0, 16).replace('T', ' ');
  expect(await gradesOf(before.ids)).toEqual(wonBy(score, late));
  expect(await gradesOf(evening.ids)).toEqual(wonBy(finalScore(evening.game), seen));
});
