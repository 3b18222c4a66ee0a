import { gameSides, type NamedGame } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { readableTime, shortDay } from '#schema/rules/time/eastern-time.ts';
import type { NamedTeams } from './read-teams.ts';
import type { Start } from './read-time.ts';
import { question, type Reading, refusal, value } from './reading.ts';

/** A game of the schedule, its start in New York. */
export interface ScheduledGame extends NamedGame, Start {
  league: League;
}

interface WantedGame {
  league: League;
  teams: NamedTeams;
  date: string;
}

const EXAMPLE = 'write 7:30 PM or 19:30';

/** The start of a game whose line names no time: that of the schedule, where it has one such game on the day. */
export function readScheduledStart(
  { league, teams, date }: WantedGame,
  schedule: readonly ScheduledGame[],
): Reading<Start> {
  const games = schedule
    .filter((game) => game.league === league && game.date === date && gameSides(game, teams) !== null)
    .sort((one, other) => one.time.localeCompare(other.time));
  const found =
    teams.gameNumber && games.length > 1 ? games.slice(teams.gameNumber - 1, teams.gameNumber) : games;
  // A game that the schedule has twice has one start.
  const [only, ...others] = [...new Set(found.map(({ time }) => time))].map(
    (time): Start => ({ date, time }),
  );
  if (!only) return refusal('', `the schedule has no such game on ${shortDay(date)}, so ${EXAMPLE}`);
  if (others.length === 0) return value(only);
  const choices = [only, ...others].map((start) => ({
    key: start.time,
    label: `${readableTime(start.time)} ET`,
    value: start,
  }));
  return question('game', `There are ${choices.length} such games on ${shortDay(date)}. Which one?`, choices);
}
