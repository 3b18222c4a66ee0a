import type { League } from '#schema/rules/picks/leagues.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { easternClock, shortDay } from '#schema/rules/time/eastern-time.ts';
import { type GameStatus, gameSides, type NamedGame, teamKey } from './game-sides.ts';
import { nearestTeams } from './reading/nearest-teams.ts';
import type { KnownTeam } from './reading/read-team.ts';

/** How far a typed start may be from the game's. */
const NEAR = 90 * MINUTE;

/** A game of the schedule with every name of its teams. */
export interface ListedGame extends NamedGame {
  id: string;
  league: League;
  /** The New York day of its start. */
  day: string;
  /** 2 for the second game of a doubleheader. */
  number: number;
  away: string;
  home: string;
  startsAt: Date;
  status: GameStatus;
}

/** What a pick says of its game. */
export interface SoughtGame {
  league: League;
  teamOne: string;
  teamTwo: string;
  /** The New York day of the game. */
  date: string;
  startsAt: Date;
  /** Which one of a doubleheader, where that is said. */
  gameNumber?: number | null;
}

/** The schedule as far as it is needed: the games of the pick's day and the teams of its league. */
export interface Schedule {
  games: readonly ListedGame[];
  teams: readonly KnownTeam[];
}

export const GAME_MATCHES = ['LINKED', 'ASKED', 'NONE'] as const;
export type GameMatchKind = (typeof GAME_MATCHES)[number];

/** LINKED: the one game that it is. ASKED: those among which a person has to choose. NONE: why there is none. */
export interface FoundGame<Game = ListedGame> {
  kind: GameMatchKind;
  game: Game | null;
  choices: readonly Game[];
  /** A sentence that people read. */
  says: string;
}

/**
 * The game of a pick: by league, day and both teams, each by any name that it certainly has, and a start within 90 minutes. Where that is
 * not exactly one, nothing is guessed.
 */
export function findGame(pick: SoughtGame, { games, teams }: Schedule): FoundGame {
  const ofLeague = teams.filter(({ league }) => league === pick.league);
  if (ofLeague.length === 0) return none(`The schedule has no games of ${pick.league}`);
  const unknown = [pick.teamOne, pick.teamTwo].filter((name) => !isKnown(name, ofLeague));
  if (unknown.length > 0)
    return none(unknown.map((name) => unknownText(name, pick.league, ofLeague)).join('. '));
  const ofDay = games.filter((game) => isOfPair(game, pick));
  const near = ofDay.filter(({ startsAt }) => isNear(startsAt, pick.startsAt));
  const [only, ...others] = near.filter(
    ({ number }) => pick.gameNumber == null || number === pick.gameNumber,
  );
  if (only && others.length === 0) {
    const says = [linkedText(only), ...differences(pick, only)].join(' ');
    return { kind: 'LINKED', game: only, choices: [], says };
  }
  if (ofDay.length > 0) return asked(ofDay);
  return none(`The schedule has no game of these teams on ${shortDay(pick.date)}`);
}

/** 'Linked to Lakers @ Celtics, 7:30 PM ET.' */
export function linkedText(game: NamedStart): string {
  return `Linked to ${gameStartText(game)}.`;
}

/** A start that was rounded, or moved by so much, is the same one to everybody. */
const SAME_START = 5 * MINUTE;

/** What a pick says otherwise than its game: the person who posts it sees the difference first. */
function differences(pick: SoughtGame, game: ListedGame): string[] {
  const later = game.startsAt.getTime() - pick.startsAt.getTime();
  const minutes = counted(Math.round(Math.abs(later) / MINUTE), 'minute');
  const isOther = Math.abs(later) > SAME_START;
  return [
    ...(isOther ? [`There it starts ${minutes} ${later > 0 ? 'later' : 'earlier'} than in this pick.`] : []),
    ...(gameSides(game, pick) === 'REVERSED' ? ['This pick has its teams the other way round.'] : []),
  ];
}

interface NamedStart {
  away: string;
  home: string;
  number: number;
  startsAt: Date;
}

/** 'Lakers @ Celtics, game 2, 7:30 PM ET' */
export function gameStartText({ away, home, number, startsAt }: NamedStart): string {
  const which = number > 1 ? `, game ${number}` : '';
  return `${away} @ ${home}${which}, ${easternClock(startsAt)}`;
}

/** What is known to be off is no game that a pick is certainly on. */
function isOfPair(game: ListedGame, pick: SoughtGame): boolean {
  const isPlayed = game.status !== 'GONE' && game.status !== 'POSTPONED';
  return isPlayed && game.league === pick.league && game.day === pick.date && gameSides(game, pick) !== null;
}

/** Whether two starts are near enough to be of one game. */
export function isNear(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) <= NEAR;
}

function asked(choices: readonly ListedGame[]): FoundGame {
  const starts = choices
    .map(({ number, startsAt }) => `game ${number} at ${easternClock(startsAt)}`)
    .join(', ');
  const [only] = choices;
  const says =
    choices.length === 1 && only
      ? `Not linked yet: the schedule has this game at ${easternClock(only.startsAt)}. Is it this one?`
      : `Not linked yet: the schedule has ${counted(choices.length, 'game')} of these teams that day, ${starts}. Which one is it?`;
  return { kind: 'ASKED', game: null, choices, says };
}

/** `why`: a clause without its full stop. */
export function none<Game>(why: string): FoundGame<Game> {
  return {
    kind: 'NONE',
    game: null,
    choices: [],
    says: `${why}, so this pick gets no closing price and no score by itself.`,
  };
}

function isKnown(name: string, teams: readonly KnownTeam[]): boolean {
  return teams.some(({ keys }) => keys.includes(teamKey(name)));
}

function unknownText(name: string, league: League, teams: readonly KnownTeam[]): string {
  const names = nearestTeams(name, teams);
  return `“${name}” is no team of ${league} in the schedule (is it ${orText(names)}?)`;
}

function orText(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
