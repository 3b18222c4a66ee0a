import type { League } from '#schema/rules/picks/leagues.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { easternClock, easternDay, shortDay } from '#schema/rules/time/eastern-time.ts';
import type { FileGame } from './file-games.ts';
import { isNear } from './find-game.ts';
import { gameSides, type NamedGame, teamKey } from './game-sides.ts';
import type { Quote } from './quotes.ts';
import { type Choice, question, type Reading, value } from './reading/reading.ts';

/** A game of the schedule, with every name of its teams and every id that files gave it. */
export interface KnownGame extends NamedGame {
  ids: readonly string[];
  league: League;
  away: string;
  home: string;
  startsAt: Date;
}

/** The games of a schedule by the names of their teams. */
export type KnownGames = ReadonlyMap<string, readonly KnownGame[]>;

/** Which game a game of a file is: an id, and whether the file has its teams the other way round. */
export interface SettledGame {
  id: string;
  isSwapped: boolean;
}

type NewGame = Pick<FileGame, 'id' | 'league' | 'away' | 'home' | 'startsAt'> & {
  /** Which game of a doubleheader the file names. */
  number?: number | null;
};

const DOUBLEHEADERS: readonly League[] = ['MLB'];
const FOOTBALL: readonly League[] = ['NFL', 'NCAAF'];
export const isFootball = (league: League) => FOOTBALL.includes(league);
/** Football teams rest for so many days at least. */
const REST_DAYS = 4;

export function knownGamesOf(games: readonly KnownGame[]): Map<string, KnownGame[]> {
  const byTeam = new Map<string, KnownGame[]>();
  for (const game of games) addKnownGame(byTeam, game);
  return byTeam;
}

export function addKnownGame(byTeam: Map<string, KnownGame[]>, game: KnownGame): void {
  for (const key of [...game.awayKeys, ...game.homeKeys]) {
    const name = `${game.league} ${key}`;
    const known = byTeam.get(name);
    if (known) known.push(game);
    else byTeam.set(name, [game]);
  }
}

/**
 * The game that a game of a file is. Asked about are its teams the other way round, another start on the same day where the file does not number
 * the games of a doubleheader, and a football team that would play again within four days.
 */
export function settledGame(game: NewGame, known: KnownGames): Reading<SettledGame> {
  const pair = ofPair(game, known);
  const own = pair.find(({ ids }) => ids.includes(game.id));
  const near = pair.filter(({ startsAt }) => isNear(startsAt, game.startsAt));
  const same = near.find((each) => each === own) ?? near.find((each) => sideOf(each, game) === 'STRAIGHT');
  if (same) return value({ id: same === own ? game.id : idOf(same, game), isSwapped: false });
  // Two at once in one file are refused.
  if (near[0]) return near[0].ids.length > 0 ? swappedQuestion(game, near[0]) : value(unchanged(game));
  const day = easternDay(game.startsAt);
  const ofDay =
    own ??
    nearest(
      game,
      pair.filter(({ startsAt }) => easternDay(startsAt) === day),
    );
  if (ofDay && (ofDay === own || !isOtherOfTwo(game, ofDay))) return movedQuestion(game, ofDay);
  const before = isFootball(game.league) ? gameWithin(REST_DAYS, game, known) : undefined;
  return before ? movedQuestion(game, before) : value(unchanged(game));
}

/** Whether a game that the file calls the first or the second of a doubleheader is that to the one of the schedule. */
function isOtherOfTwo({ league, number, startsAt }: NewGame, known: KnownGame): boolean {
  if (!DOUBLEHEADERS.includes(league)) return false;
  return number === (startsAt > known.startsAt ? 2 : 1);
}

/** Words such as 'Hawks vs Suns' in the order of the schedule, where it has the game; else it is asked who is at home. */
export function readHome(
  { league, away, home }: Pick<NewGame, 'league' | 'away' | 'home'>,
  startsAt: Date | undefined,
  known: KnownGames,
): Reading<{ away: string; home: string }> {
  const straight = { away, home };
  const reversed = { away: home, home: away };
  const side = startsAt && scheduledSide({ league, away, home, startsAt }, known);
  if (side) return value(side === 'STRAIGHT' ? straight : reversed);
  return question('home', `Who is at home, ${away} or ${home}?`, [
    { key: 'second', label: `${away} @ ${home}`, value: straight },
    { key: 'first', label: `${home} @ ${away}`, value: reversed },
  ]);
}

/** Whether the home team of a screen is the one above; by the schedule, else it is asked once for all of its games. */
export function readHomeOfScreen(game: NewGame, known: KnownGames): Reading<boolean> {
  const side = scheduledSide(game, known);
  if (side) return value(side === 'REVERSED');
  return question('home', 'Each game has two lines, and nothing says who is at home. Which team is it?', [
    { key: 'lower', label: 'The team below', value: false },
    { key: 'upper', label: 'The team above', value: true },
  ]);
}

/** How the schedule has the teams at about this time; null where it has no such game, or both ways. */
function scheduledSide(game: Omit<NewGame, 'id'>, known: KnownGames) {
  const near = ofPair(game, known).filter(({ startsAt }) => isNear(startsAt, game.startsAt));
  const [side = null, ...others] = new Set(near.map((each) => sideOf(each, game)));
  return others.length > 0 ? null : side;
}

/** A game with its teams the other way round: prices and scores stay with their teams. */
export function swappedGame(game: FileGame): FileGame {
  const { away, home, score, quotes } = game;
  return {
    ...{ ...game, away: home, home: away, quotes: quotes.map(swappedQuote) },
    score: score && { away: score.home, home: score.away },
  };
}

function swappedQuote(quote: Quote): Quote {
  if (quote.market === 'TOTAL') return quote;
  return { ...quote, line: quote.line && -quote.line, one: quote.two, two: quote.one };
}

function ofPair(game: Pick<NewGame, 'league' | 'away' | 'home'>, known: KnownGames): KnownGame[] {
  const ofTeam = known.get(`${game.league} ${teamKey(game.away)}`) ?? [];
  return ofTeam.filter((other) => sideOf(other, game) !== null);
}

function sideOf(known: KnownGame, { away, home }: Pick<NewGame, 'away' | 'home'>) {
  return gameSides(known, { teamOne: away, teamTwo: home });
}

function gameWithin(days: number, game: NewGame, known: KnownGames): KnownGame | undefined {
  const day = Date.parse(easternDay(game.startsAt));
  return [game.away, game.home]
    .flatMap((team) => known.get(`${game.league} ${teamKey(team)}`) ?? [])
    .find(({ startsAt }) => Math.abs(Date.parse(easternDay(startsAt)) - day) < days * DAY);
}

function nearest({ startsAt }: NewGame, games: readonly KnownGame[]): KnownGame | undefined {
  const far = (game: KnownGame) => Math.abs(game.startsAt.getTime() - startsAt.getTime());
  return games.toSorted((one, other) => far(one) - far(other))[0];
}

const idOf = ({ ids }: KnownGame, { id }: NewGame) => ids[0] ?? id;

function swappedQuestion(game: NewGame, known: KnownGame): Reading<SettledGame> {
  return question('home', `The schedule has ${startText(known)}. Who is at home?`, [
    {
      ...{ key: 'schedule', label: `${known.away} @ ${known.home}, as in the schedule` },
      value: { id: idOf(known, game), isSwapped: true },
    },
    { key: 'file', label: `${game.away} @ ${game.home}, a further game`, value: unchanged(game) },
  ]);
}

/** `known` is in the schedule, or above in the file where it has no id. */
function movedQuestion(game: NewGame, known: KnownGame): Reading<SettledGame> {
  const side = sideOf(known, game);
  const place = known.ids.length > 0 ? 'The schedule has' : 'A line above is';
  const moved: Choice<SettledGame> = {
    ...{ key: 'moved', label: `The same game, now on ${whenText(game)}` },
    value: { id: idOf(known, game), isSwapped: side === 'REVERSED' },
  };
  const another = { key: 'another', label: 'Another game: both are played', value: further(game, known) };
  const mayBeMoved = side !== null && known.ids.length > 0;
  const asks = mayBeMoved ? 'Is this the same game?' : 'Are both played?';
  return question('again', `${place} ${startText(known)}. ${asks}`, [
    ...(mayBeMoved ? [moved] : []),
    another,
  ]);
}

const unchanged = ({ id }: NewGame): SettledGame => ({ id, isSwapped: false });

/** A game of its own where the id, made of teams and day, is that of another one. */
function further(game: NewGame, { ids }: KnownGame): SettledGame {
  return ids.includes(game.id)
    ? { id: `${game.id} ${easternClock(game.startsAt)}`, isSwapped: false }
    : unchanged(game);
}

function startText(game: KnownGame): string {
  return `${game.away} @ ${game.home} on ${whenText(game)}`;
}

/** 'Nov 24, 7:30 PM ET' */
function whenText({ startsAt }: Pick<NewGame, 'startsAt'>): string {
  return `${shortDay(easternDay(startsAt))}, ${easternClock(startsAt)}`;
}
