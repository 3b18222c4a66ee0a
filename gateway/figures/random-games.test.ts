import { expect, test } from '@jest/globals';
import { playRandomSeason } from '#gateway/testing/random-season.ts';
import { seasonInvariants } from '#gateway/testing/season-invariants.ts';

test('300 random games with moves, doubleheaders, new ids, corrections and two killed workers', async () => {
  const world = await playRandomSeason({ days: 2, gamesADay: 75, picksADay: 20, kills: 2, seed: 'Two days' });
  const counted = await seasonInvariants(world);
  await world.close();
  expect(counted).toMatchObject({
    versionsAfterStart: 0,
    wrongGames: 0,
    wrongTeams: 0,
    inPlay: 0,
    twiceGraded: 0,
  });
  expect(counted.games).toBeGreaterThanOrEqual(300);
  for (const happened of ['moved', 'closes', 'grades']) expect(counted[happened]).toBeGreaterThan(0);
});
