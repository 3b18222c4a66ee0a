import type { DemoPick } from '#local/demo/demo-pick.ts';
import { picksOfDay } from '#local/demo/picks-of-day.ts';
import { randomFor } from '#local/demo/random.ts';
import { leaguesOn } from '#local/demo/season.ts';
import { TEAMS } from '#local/demo/teams.ts';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';

export interface LocalGame {
  id: string;
  league: League;
  away: string;
  home: string;
  startsAt: Date;
  /** The demo's pick on it; null for the games that fill the schedule. */
  pick: DemoPick | null;
}

/** Besides the demo's games, so many of a league are played on a day. */
const OTHERS: Record<League, number> = { NFL: 6, NCAAF: 8, NBA: 5, NCAAB: 8, MLB: 6, NHL: 5 };
const DAYS_BEFORE = 3;
const DAYS_AHEAD = 6;

const days = new Map<string, LocalGame[]>();

/** The games from three days before a moment to six days after it: the demo's, and others until leagues have a full day. */
export function gamesAround(moment: Date): LocalGame[] {
  const today = easternDay(moment);
  const shown = Array.from({ length: DAYS_BEFORE + 1 + DAYS_AHEAD }, (_, at) =>
    addDays(today, at - DAYS_BEFORE),
  );
  for (const day of days.keys()) if (!shown.includes(day)) days.delete(day);
  return shown.flatMap((day) => {
    const games = days.get(day) ?? playedOn(day);
    days.set(day, games);
    return games;
  });
}

/** Every game of a New York day; the same each time. */
export function playedOn(day: string): LocalGame[] {
  const picked = picksOfDay(day).map((pick) => gameOf(day, { ...pick, pick }));
  return [
    ...picked,
    ...leaguesOn(day).flatMap(({ league, starts, most }) => others(day, league, starts, most, picked)),
  ];
}

function others(
  day: string,
  league: League,
  starts: readonly string[],
  most: number,
  picked: readonly LocalGame[],
): LocalGame[] {
  const random = randomFor(`Schedule of ${league} on ${day}`);
  const playing = new Set(
    picked.filter((game) => game.league === league).flatMap(({ away, home }) => [away, home]),
  );
  const free = random.shuffled(TEAMS[league].filter((team) => !playing.has(team)));
  const count = Math.min(OTHERS[league], most - 1, Math.floor(free.length / 2));
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const [away = '', home = ''] = free.slice(2 * at);
    return gameOf(day, { league, away, home, time: random.oneOf(starts), pick: null });
  });
}

type Planned = Pick<LocalGame, 'league' | 'away' | 'home' | 'pick'> & { time: string };

/** 32 hexadecimal digits, as the provider's ids are. */
function gameOf(day: string, { league, away, home, time, pick }: Planned): LocalGame {
  const random = randomFor(`Id of ${day} ${league} ${away} ${home}`);
  const id = Array.from({ length: 32 }, () => random.whole(0, 15).toString(16)).join('');
  return { id, league, away, home, startsAt: easternInstant(day, time), pick };
}

/** The provider's name of a league. */
export const SPORT_KEYS: Record<League, string> = {
  NFL: 'americanfootball_nfl',
  NCAAF: 'americanfootball_ncaaf',
  NBA: 'basketball_nba',
  NCAAB: 'basketball_ncaab',
  MLB: 'baseball_mlb',
  NHL: 'icehockey_nhl',
};

export function leagueOfSport(key: string): League | undefined {
  return LEAGUES.find((league) => SPORT_KEYS[league] === key);
}
