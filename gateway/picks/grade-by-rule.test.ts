import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applyScores } from '#gateway/games/apply-scores.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, TODAY } from '#gateway/testing/gateway.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { type LocalGame, playedOn } from '#local/odds/schedule.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { easternTime } from '#schema/rules/time/eastern-time.ts';
import { gradeByRule } from './grade-by-rule.ts';

let world: OddsWorld;
let admin: TestUser;
const [EARLY, WHOLE] = playedOn(TODAY).filter(({ league }) => league === 'NBA') as [LocalGame, LocalGame];

beforeAll(async () => {
  world = await openOddsWorld({ AUTO_GRADE: 'on' });
  admin = await member(world.gateway, { role: 'ANALYST' });
  await world.feedAt(NOON);
});
afterAll(() => world.close());

const POST = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id gameId } } }';
const rows = <Row>(sql: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<Row[]>(sql, params);

async function post(game: LocalGame, words: { pick: string; market: string; line?: number }) {
  const [found] = await rows<{ id: string }>('select game_id as id from game_ids where id = ?', [game.id]);
  const input = {
    ...{ sport: 'NBA', subscription: 'FREE', teamOne: game.away, teamTwo: game.home, date: TODAY },
    ...{ time: easternTime(game.startsAt), pickDetails: 'Pace.', odds: 1.9, units: 1, gameId: found?.id },
    ...words,
    // Words that name a part of the game are asked about; these are meant as they are.
    answers: [{ question: `pick:part:${words.pick}`, choice: 'written' }],
  };
  type Posted = { createPick: { pick: { id: string; gameId: string } } };
  return (await ask<Posted>(world.gateway, POST, { input }, admin)).data.createPick.pick;
}

/** A round so long after the start that says the game is over, and then the rule. */
async function finalAfter(game: LocalGame, milliseconds: number): Promise<void> {
  const { services } = world.gateway;
  const at = new Date(game.startsAt.getTime() + milliseconds);
  services.clock.set(at.toISOString());
  const [found] = await rows<{ id: string }>('select game_id as id from game_ids where id = ?', [game.id]);
  const score = { id: game.id, score: { away: 99, home: 101 }, isFinal: true };
  await applyScores(
    services.database.em,
    { at, games: [{ ...game, ...score }] },
    new Map([[game.id, found?.id ?? '']]),
  );
  await gradeByRule(services);
}

const resultOf = async (id: string) =>
  (await rows<{ result: string }>('select result from picks where id = ?', [id]))[0]?.result;
const PROPOSALS = '{ gradeProposals { pick { id } result doubt isConfirmed } }';
interface Proposal {
  pick: { id: string };
  result: string;
  doubt: string | null;
  isConfirmed: boolean;
}
const proposalOf = async (id: string) => {
  const { data } = await ask<{ gradeProposals: Proposal[] }>(world.gateway, PROPOSALS, {}, admin);
  return data.gradeProposals.find(({ pick }) => pick.id === id);
};

test('a final 20 seconds after the start is proposed and not believed, however often it is said again', async () => {
  const { id } = await post(EARLY, { pick: `${EARLY.home} moneyline`, market: 'MONEYLINE' });
  await finalAfter(EARLY, 20 * SECOND);
  await finalAfter(EARLY, 11 * MINUTE);
  await finalAfter(EARLY, 100 * MINUTE);
  expect(await resultOf(id)).toBe('PENDING');
  expect(await proposalOf(id)).toMatchObject({
    ...{ result: 'WIN', isConfirmed: true },
    doubt: 'The final came 0 minutes after the start; no NBA game is over in less than 68.',
  });
});

test('the whole game is graded by its final; its halves, quarters, regulation and one team’s points are not', async () => {
  const whole = await post(WHOLE, { pick: 'Over 199.5', market: 'TOTAL', line: 199.5 });
  const parts = await Promise.all(
    [
      { pick: 'Over 60.5 1H', market: 'TOTAL', line: 60.5 },
      { pick: `${WHOLE.home} -3.5 first half`, market: 'SPREAD', line: -3.5 },
      { pick: `${WHOLE.home} F5`, market: 'MONEYLINE' },
      { pick: `${WHOLE.home} TT over 98.5`, market: 'TOTAL', line: 98.5 },
      { pick: `${WHOLE.home} over 98.5`, market: 'TOTAL', line: 98.5 },
      { pick: `${WHOLE.away} in regulation`, market: 'MONEYLINE' },
      { pick: `${WHOLE.away} 3-way`, market: 'MONEYLINE' },
    ].map((words) => post(WHOLE, words)),
  );
  await finalAfter(WHOLE, 150 * MINUTE);
  expect(await proposalOf(whole.id)).toMatchObject({ isConfirmed: false, doubt: 'Seen once so far.' });
  await finalAfter(WHOLE, 161 * MINUTE);
  expect(await resultOf(whole.id)).toBe('WIN');
  expect(await Promise.all(parts.map(({ id }) => resultOf(id)))).toEqual(parts.map(() => 'PENDING'));
  expect(await Promise.all(parts.map(({ id }) => proposalOf(id)))).toEqual(parts.map(() => undefined));
});
