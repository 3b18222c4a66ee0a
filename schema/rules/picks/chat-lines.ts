import { TIERS } from '#schema/rules/access/tiers.ts';
import { teamKey } from '#schema/rules/market/game-sides.ts';
import { marksIn } from '#schema/rules/market/reading/no-bet.ts';
import { isPlace } from '#schema/rules/market/reading/place-words.ts';
import { plainText } from '#schema/rules/market/reading/plain-text.ts';
import { readLeague } from '#schema/rules/market/reading/read-league.ts';
import { namedTeam, readTeams, withoutPart } from '#schema/rules/market/reading/read-teams.ts';
import { readTier } from '#schema/rules/market/reading/read-tier.ts';
import { readWager } from '#schema/rules/market/reading/read-wager.ts';
import { readWholeWager } from '#schema/rules/market/reading/rest-of-words.ts';
import { isTeam } from '#schema/rules/market/reading/team-in-game.ts';
import { choosesTeam } from '#schema/rules/market/reading/team-words.ts';
import { leftOutRow } from '#schema/rules/text/table/left-out-rows.ts';
import type { LeftOutRow, Table, TableRow } from '#schema/rules/text/table/table.ts';
import type { League } from './leagues.ts';
import { noteProblem } from './notes-of-sheet.ts';

const COLUMNS = ['sport', 'tier', 'game', 'pick', 'odds', 'units'] as const;
type Cells = Record<(typeof COLUMNS)[number], string>;

const EXAMPLE = 'write game and bet, as in NBA Bulls @ Clippers over 226.5 -110 1u';
const GAME = /^(.+?)(?:\s+(?:at|vs?\.?)\s+|\s*[/@]\s*)(.+)$/i;
/** The league before the rest: 'NBA: Suns @ Hawks …'. */
const LEAGUE = /^([^\s:|]+)[\s:|-]+(.*)$/;
const TOTAL = /^(.*?\S)\s+((?:over|under|[ou])\s?\d.*)$/i;
const BEHIND_HOME = /[\s:|,-]+$/;
/** A dash between a line, a price or a market and what follows. */
const BEFORE_DASH = /(?<=[\d)\]]|\bml)\s+-$/i;
/** What follows a bet, the last first. */
const BEHIND = [
  ['tier', new RegExp(`^(.*[^\\s|])[\\s|]+\\(?(${TIERS.join('|')})\\)?$`, 'i')],
  ['units', /^(.*[^\s|])(?<!\bto win)[\s|]+[([]?((?=[\d.])\d{0,2}(?:\.\d{1,2})?\s?u(?:nits?)?)[)\]]?$/i],
  ['odds', /^(.*[^\s|])[\s|]+(\(?(?:[+-]\d{3,5}|ev|even)\)?)$/i],
] as const;
/** The number of a line in a list: '1)', '2.', '#3'. */
const LISTED = /^(?:#?\d{1,2}[.)]|#\d{1,2})\s+(?=\p{L})/u;
/** What a bet has, whether or not a game stands beside it. */
const OF_BET = /\b(?:ml|over|under)\b|[+-]\d{3}/i;
const PICTURES = /\p{Extended_Pictographic}|\u{fe0f}|[\u{1f3fb}-\u{1f3ff}]|[*_`•▪►]/gu;

/**
 * Lines of a chat as a table of ours: 'NBA Bulls @ Clippers over 226.5 -110 1u premium', a league or a tier above the lines it is of. Null
 * for anything with cells. A line with a number that names no game and no bet is a problem; one without is left out.
 */
export function chatTable(table: Table, day: string): Table | null {
  const { rows } = table;
  if (table.header || !isChat(rows)) return null;
  const above: Pick<Cells, 'sport' | 'tier'> = { sport: '', tier: '' };
  const found: { row: number; cells: Cells }[] = [];
  const read: Table = { ...table, leftOut: [...table.leftOut], problems: [...table.problems] };
  let game: LeftOutRow | null = null;
  // A slip has its game below the bet, where the next bet must not find it.
  let isBelow = false;
  for (const line of rows) {
    const words = plain(line.cells);
    const heading = headingOf(words);
    const whole = betOf(words, above.sport);
    const bet = whole ?? (game && !isBelow && betOf(`${game.text} ${words}`, above.sport));
    if (heading) above[heading] = words;
    else if (bet) found.push({ row: line.row, cells: { ...withMarks(bet, line), ...inherited(bet, above) } });
    else if (saysNothing(words, day)) read.leftOut.push(leftOutRow(line, 'names no bet'));
    else read.problems.push({ row: line.row, column: null, reason: exampleFor(words) });
    if (!whole && !game && found.length === 0 && OF_BET.test(words)) isBelow = true;
    // A game above its bets is no note.
    if (bet && !whole) read.leftOut = read.leftOut.filter(({ row }) => row !== game?.row);
    if (heading === 'sport') game = null;
    else if (!bet && isGame(words)) game = { ...leftOutRow(line, 'names no bet'), text: words };
  }
  const header = COLUMNS.filter((name) => found.some(({ cells }) => cells[name]));
  return {
    ...read,
    header,
    rows: found.map(({ row, cells }): TableRow => ({ row, cells: header.map((name) => cells[name]) })),
  };
}

/** How a line is written: for a bet without its game, in its own words. */
function exampleFor(words: string): string {
  if (GAME.test(words) || !OF_BET.test(words) || !/^\p{L}/u.test(words)) return EXAMPLE;
  const [, first = '', others = ''] = LEAGUE.exec(words) ?? [];
  const isOfLeague = readLeague(first).kind !== 'REFUSAL';
  return `write game and bet, as in ${isOfLeague ? `${first} Away @ Home ${others}` : `Away @ Home ${words}`}`;
}

/** A line of two teams and nothing else. */
function isGame(words: string): boolean {
  return !/\d/.test(words) && readTeams(words).kind === 'VALUE';
}

const DATES = /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b|\b\d{4}-\d{2}-\d{2}\b/g;
const COUNT = /\b(?:top )?\d{1,2}(?= (?:plays?|picks?|bets?|games?)\b)/gi;

/** A heading, which may have a day or a number of picks, or a note that is spoken of as such. */
function saysNothing(words: string, day: string): boolean {
  const isNote = noteProblem(words, { day, hasDates: true, hasUnits: true }) !== null;
  return (isNote && !GAME.test(words)) || !/\d/.test(words.replaceAll(DATES, '').replaceAll(COUNT, ''));
}

/** Marks such as a cross stay with the words of the bet, which are asked about then. */
function withMarks(bet: Cells, { cells }: TableRow): Cells {
  return { ...bet, pick: `${bet.pick} ${marksIn(cells.join(' '))}`.trim() };
}

/** Lines of one cell, or some that are game and bet in one cell, among others with commas. */
function isChat(rows: readonly TableRow[]): boolean {
  const lines = rows
    .filter(({ cells }) => cells.filter(Boolean).length === 1)
    .map(({ cells }) => plain(cells));
  const isOfLines = lines.length === rows.length && lines.some((words) => GAME.test(words));
  return isOfLines || lines.some((words) => betOf(words, '') !== null);
}

function plain(cells: readonly string[]): string {
  return plainText(cells.join(' ').replaceAll(PICTURES, ' ')).replace(LISTED, '');
}

function headingOf(words: string): 'sport' | 'tier' | null {
  if (readLeague(words).kind === 'VALUE') return 'sport';
  return readTier(words).kind === 'VALUE' ? 'tier' : null;
}

function inherited({ sport, tier }: Cells, above: Pick<Cells, 'sport' | 'tier'>) {
  return { sport: sport || above.sport, tier: tier || above.tier };
}

/** `above`: the league of the heading. */
function betOf(words: string, above: string): Cells | null {
  const cells: Cells = { sport: '', tier: '', game: '', pick: '', odds: '', units: '' };
  let rest = words;
  const [, first = '', others = ''] = LEAGUE.exec(words) ?? [];
  if (readLeague(first).kind !== 'REFUSAL') [cells.sport, rest] = [first, others];
  for (const [name, pattern] of BEHIND) {
    const [, before, value] = pattern.exec(rest) ?? [];
    // 'Celtics -3.5 (-110) - 1u'
    const bare = before?.replace(BEFORE_DASH, '');
    // 'Celtics - 1u' may be a line.
    if (bare && value && !/\s-$/.test(bare)) [rest, cells[name]] = [bare, value];
  }
  const [, away = '', behind = ''] = GAME.exec(rest) ?? [];
  const [home, pick] = homeAndPick({ away, behind, league: leagueOf(cells.sport || above) });
  return home && pick ? { ...cells, game: `${away} @ ${home.replace(BEHIND_HOME, '')}`, pick } : null;
}

function leagueOf(words: string): League | undefined {
  const league = readLeague(words);
  return league.kind === 'VALUE' ? league.value : undefined;
}

interface Matchup {
  away: string;
  /** The home team and the bet. */
  behind: string;
  league: League | undefined;
}

/** The home team, and a total that may be of one team alone: 'Leafs @ Bruins Bruins over 3.5'. */
function homeAndTotal({ away, league }: Matchup, named: string, total: string): [home: string, pick: string] {
  const words = named.split(' ');
  const at = words.findIndex((_, from) => {
    const [home, behind] = [words.slice(0, from).join(' '), withoutPart(words.slice(from).join(' ')).rest];
    return (
      from > 0 && ([home, away].some((team) => isOf(behind, team)) || isOtherPlace(home, behind, league))
    );
  });
  if (at < 0) return [named, total];
  return [words.slice(0, at).join(' '), `${words.slice(at).join(' ')} ${total}`];
}

/** Whether words are a team's name, the end or the beginning of it: 'Blazers' and 'Trail' of 'Trail Blazers'. */
function isOf(words: string, team: string): boolean {
  return isTeam(words, team) || teamKey(team).startsWith(`${teamKey(words)} `);
}

/** A place behind a team's last name is another team's: 'Celtics Chicago'. Colleges are called so: 'Loyola Chicago'. */
function isOtherPlace(home: string, behind: string, league: League | undefined): boolean {
  return !league?.startsWith('NCAA') && isPlace(teamKey(behind)) && !isPlace(teamKey(home));
}

/** Where the home team ends and the bet begins: before over or under, else where the rest is a bet on one of the two teams. */
function homeAndPick(game: Matchup): [home: string, pick: string] | [] {
  const [, named, total] = TOTAL.exec(game.behind) ?? [];
  if (named && total) return homeAndTotal(game, named, total);
  const all = game.behind.split(' ');
  const splits = all
    .slice(1)
    .map((_, at): [home: string, pick: string] => [
      all.slice(0, at + 1).join(' '),
      all.slice(at + 1).join(' '),
    ]);
  return splits.find((split) => isBet(game, split)) ?? splits.find((split) => hasBet(game, split)) ?? [];
}

function wordsOf({ away, league }: Matchup, [home, pick]: [home: string, pick: string]) {
  return { pick, teamOne: away, teamTwo: namedTeam(home).name.replace(BEHIND_HOME, ''), league };
}

function isBet(game: Matchup, split: [home: string, pick: string]): boolean {
  const wager = readWager({ ...wordsOf(game, split), league: undefined });
  return wager.kind === 'QUESTION'
    ? wager.topic !== 'team'
    : wager.kind === 'VALUE' && wager.value.market !== null;
}

/** Whether words are a bet and more, which is asked about. */
function hasBet(game: Matchup, split: [home: string, pick: string]): boolean {
  const words = wordsOf(game, split);
  const first = words.pick.split(' ', 3).map((_, at, all) => all.slice(0, at + 1).join(' '));
  if (!first.some((each) => choosesTeam(each, words))) return false;
  const wager = readWholeWager(words);
  return wager.kind === 'QUESTION' && wager.topic === 'rest';
}
