import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import { oddsOf } from '#schema/rules/picks/prices.ts';
import { csvLines } from '#schema/rules/text/csv-lines.ts';
import { easternInstant, isDay, isWallTime } from '#schema/rules/time/eastern-time.ts';
import { teamKey } from './game-sides.ts';
import { type GameScore, QUOTE_MARKETS, type Quote } from './quotes.ts';

const REQUIRED = ['league', 'away', 'home', 'day', 'time'] as const;
const OPTIONAL = [
  ...(['id', 'game', 'away_score', 'home_score', 'final', 'book', 'market', 'line', 'one', 'two'] as const),
];
/** The columns of a file of games: the first five are required. Day and time are New York's. */
export const GAME_FILE_COLUMNS = [...REQUIRED, ...OPTIONAL] as const;
type Column = (typeof GAME_FILE_COLUMNS)[number];
const MOST_LINES = 5_000;

/** A game of a file, with what its lines say of it. */
export interface FileGame {
  id: string;
  league: League;
  away: string;
  home: string;
  startsAt: Date;
  score: GameScore | null;
  isFinal: boolean;
  quotes: Quote[];
}

/** The first thing that is wrong, where it stands. */
interface FileProblem {
  /** The line of the file, from 1. */
  line: number;
  column: string | null;
  reason: string;
}

type Cells = Record<Column, string>;

/** The games of a CSV file, one line for each game and each price of it; or what is wrong with the first wrong line. */
export function parseGameFile(text: string): FileGame[] | FileProblem {
  const lines = csvLines(text);
  if ('problem' in lines) return { line: lines.row, column: null, reason: lines.problem };
  const [header, ...rows] = lines;
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const reason = headerProblem(names, rows.length);
  if (reason) return { line: header?.row ?? 1, column: null, reason };
  const games = new Map<string, FileGame>();
  for (const { row, cells } of rows) {
    const given = Object.fromEntries(GAME_FILE_COLUMNS.map((name) => [name, cellOf(names, cells, name)]));
    const problem = cells.length > names.length ? TOO_MANY : takeLine(games, given as Cells);
    if (problem) return { line: row, ...problem };
  }
  return [...games.values()];
}

const TOO_MANY = { column: null, reason: 'It has more cells than the first line' };

function cellOf(names: readonly string[], cells: readonly string[], name: Column): string {
  return cells[names.indexOf(name)]?.trim() ?? '';
}

function headerProblem(names: string[], rows: number): string | null {
  const known: readonly string[] = GAME_FILE_COLUMNS;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return `Column "${unknown}" is none of ${known.join(', ')}`;
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) return `Column "${twice}" appears twice`;
  const missing = REQUIRED.find((name) => !names.includes(name));
  if (missing) return `The first line has to name the columns, "${missing}" among them`;
  if (rows === 0) return 'The file has no lines after its first';
  return rows > MOST_LINES ? `The file has more than ${MOST_LINES} lines` : null;
}

type Wrong = Pick<FileProblem, 'column' | 'reason'> | null;

/** Adds what a line says to its game. */
function takeLine(games: Map<string, FileGame>, cells: Cells): Wrong {
  const wrong = faultOf(cells);
  if (wrong) return wrong;
  const { away, home, day, game: number } = cells;
  const league = cells.league.toUpperCase() as League;
  const id = cells.id || `csv ${league} ${teamKey(away)} @ ${teamKey(home)} ${day} ${number || '1'}`;
  const startsAt = easternInstant(day, cells.time);
  const game = games.get(id) ?? {
    ...{ id, league, away, home, startsAt, score: null, isFinal: false, quotes: [] as Quote[] },
  };
  games.set(id, game);
  if (game.startsAt.getTime() !== startsAt.getTime())
    return { column: 'time', reason: 'Another line has this game at another time' };
  if (cells.away_score) {
    game.score = { away: Number(cells.away_score), home: Number(cells.home_score) };
    game.isFinal = isYes(cells.final);
  }
  if (!cells.book) return null;
  const quote = quoteOf(cells);
  if (game.quotes.some(({ book, market }) => book === quote.book && market === quote.market))
    return { column: 'market', reason: 'Another line has this market of the book' };
  game.quotes.push(quote);
  return null;
}

const isYes = (text: string) => /^(yes|true|1|final)$/i.test(text);
const isWhole = (text: string) => /^\d{1,3}$/.test(text);
const isOdds = (text: string) => (oddsOf(text) ?? 0) > 1;

/** The first cell that is wrong. */
function faultOf(cells: Cells): Wrong {
  const checks: [Column, boolean, string][] = [
    ['league', LEAGUES.some((league) => league === cells.league.toUpperCase()), 'It is no league'],
    ['away', teamKey(cells.away) !== '' && cells.away.length <= 80, 'Give a name of at most 80 characters'],
    ['home', teamKey(cells.home) !== '' && cells.home.length <= 80, 'Give a name of at most 80 characters'],
    ['home', teamKey(cells.home) !== teamKey(cells.away), 'A team does not play itself'],
    ['day', isDay(cells.day), 'Write it as 2026-11-24'],
    ['time', isWallTime(cells.time), 'Write it as 19:30'],
    ['id', cells.id.length <= 80, 'Give at most 80 characters'],
    ['game', cells.game === '' || /^[1-9]$/.test(cells.game), 'It is no number from 1 to 9'],
    ['away_score', cells.away_score === '' || isWhole(cells.away_score), 'It is no whole number'],
    ['home_score', cells.home_score === '' || isWhole(cells.home_score), 'It is no whole number'],
    ['home_score', !cells.away_score === !cells.home_score, 'A score is that of both teams'],
    ['final', cells.final === '' || isYes(cells.final) || cells.final === 'no', 'Write yes or no'],
    ['book', cells.book.length <= 80, 'Give at most 80 characters'],
    ['book', cells.book !== '' || !(cells.market || cells.one || cells.two), 'A price needs its book'],
  ];
  const [wrong] = [...checks, ...(cells.book ? priceChecks(cells) : [])].filter(([, isRight]) => !isRight);
  return wrong ? { column: wrong[0], reason: wrong[2] } : null;
}

function priceChecks({ market, line, one, two }: Cells): [Column, boolean, string][] {
  const known = QUOTE_MARKETS.find((each) => each === market.toUpperCase());
  const isLine = /^[+-]?\d{1,3}(\.(0|25|5|75))?$/.test(line);
  return [
    ['market', known !== undefined, 'Write moneyline, spread or total'],
    [
      'line',
      known === 'MONEYLINE' ? line === '' : isLine,
      known === 'MONEYLINE' ? 'It has none' : 'It is no line',
    ],
    ['one', isOdds(one), 'It is no price'],
    ['two', isOdds(two), 'It is no price'],
  ];
}

function quoteOf({ book, market, line, one, two }: Cells): Quote {
  const [known] = QUOTE_MARKETS.filter((each) => each === market.toUpperCase());
  return {
    ...{ book, market: known ?? 'MONEYLINE', line: line === '' ? null : Number(line), draw: null },
    ...{ one: oddsOf(one) ?? Number.NaN, two: oddsOf(two) ?? Number.NaN },
  };
}
