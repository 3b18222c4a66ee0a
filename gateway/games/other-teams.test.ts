import { expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { clumsyProvider, type Given } from '#gateway/testing/clumsy-provider.ts';
import { HOUR } from '#schema/rules/time/durations.ts';

const world = clumsyProvider();
const { at, rows, game, answer, task } = world;

const HOSTS = 'Harbor Hosts';
const VISITORS = 'Valley Visitors';

/** A game that is over by 30 to 20 for its hosts, as the provider names them. */
function over({ home_team, away_team }: { home_team: string; away_team: string }): Given {
  const scores = [
    { name: home_team, score: '30' },
    { name: away_team, score: '20' },
  ];
  return game('live', { commence_time: at(-HOUR), home_team, away_team, completed: true, scores });
}

const kept = async () =>
  (
    await rows<object>(
      `select away_score as away, home_score as home, status from games g join game_ids i on i.game_id = g.id where i.id = 'live'`,
    )
  )[0];

async function addAlias(teamId: string, name: string) {
  const sql = 'mutation ($input: AddAliasInput!) { addAlias(input: $input) { __typename } }';
  expect((await ask(world.gateway, sql, { input: { teamId, name } }, world.owner)).errors).toBeUndefined();
}

test('a score counts for nothing where the teams are not those of the game', async () => {
  await answer('EVENTS', [game('live', { commence_time: at(-HOUR), home_team: HOSTS, away_team: VISITORS })]);
  const others = { home_team: 'Other Hosts', away_team: 'Other Visitors' };
  for (const teams of [{ home_team: VISITORS, away_team: HOSTS }, others]) {
    await answer('SCORES', [over(teams)]);
    expect((await task('SCORES'))?.faults).toEqual([{ fault: 'TAKEN', count: 1 }]);
    expect(await kept()).toEqual({ away: null, home: null, status: 'SCHEDULED' });
  }
  await addAlias('NBA:harbor hosts', 'Other Hosts');
  await answer('SCORES', [over(others)]);
  expect(await kept()).toEqual({ away: 20, home: 30, status: 'FINAL' });
});

test('one team that is spelled in another way is the same game', async () => {
  const again = game('again', { home_team: 'Ridge Hosts', away_team: 'Ridge Visitors' });
  await answer('EVENTS', [again]);
  await answer('EVENTS', [{ ...again, home_team: 'The Ridge' }]);
  expect((await task('EVENTS'))?.faults).toEqual([]);
});
