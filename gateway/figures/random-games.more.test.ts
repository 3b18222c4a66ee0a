import { expect, test } from '@jest/globals';
import { playRandomSeason } from '#gateway/testing/random-season.ts';
import { seasonInvariants } from '#gateway/testing/season-invariants.ts';

test('10,000 random games, two workers, and one of them killed twenty times', async () => {
  const world = await playRandomSeason({
    days: 25,
    gamesADay: 200,
    picksADay: 12,
    kills: 20,
    seed: 'A season',
  });
  const counted = await seasonInvariants(world);
  await world.close();
  console.log(JSON.stringify(counted));
  expect(counted).toMatchObject({
    versionsAfterStart: 0,
    wrongGames: 0,
    wrongTeams: 0,
    inPlay: 0,
    twiceGraded: 0,
  });
  expect(counted.games).toBeGreaterThanOrEqual(10_000);
  for (const happened of ['moved', 'closes', 'grades']) expect(counted[happened]).toBeGreaterThan(0);
}, 1_800_000);
