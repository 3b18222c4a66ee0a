import { expect, test } from '@jest/globals';
import { playRandomSeason } from '#gateway/testing/random-season.ts';
import { seasonInvariants } from '#gateway/testing/season-invariants.ts';

/** `RANDOM_GAMES=10000 npm test -- gateway random-games` plays that many, for some ten minutes. */
const GAMES = Number(process.env.RANDOM_GAMES ?? 300);
const days = Math.max(2, Math.ceil(GAMES / 400));
const kills = Math.max(2, Math.round(GAMES / 500));

test(
  `${GAMES} random games with moves, doubleheaders, new ids, corrections and ${kills} killed workers`,
  async () => {
    const gamesADay = Math.ceil(GAMES / days / 2);
    const world = await playRandomSeason({ days, gamesADay, picksADay: 20, kills, seed: 'Two days' });
    const counted = await seasonInvariants(world);
    await world.close();
    expect(counted).toMatchObject({
      versionsAfterStart: 0,
      wrongGames: 0,
      wrongTeams: 0,
      inPlay: 0,
      twiceGraded: 0,
    });
    expect(counted.games).toBeGreaterThanOrEqual(GAMES);
    for (const happened of ['moved', 'closes', 'grades']) expect(counted[happened]).toBeGreaterThan(0);
  },
  days * 90_000,
);
