import { gamePartIn } from './game-part.ts';
import { readLine } from './read-line.ts';
import { type Reading, refusal, value } from './reading.ts';

/** The two teams of a game as a cell names them, with what else it says of the game. */
export interface NamedTeams {
  teamOne: string;
  teamTwo: string;
  /** Which game of a doubleheader it is. */
  gameNumber: number | null;
  /** What a bet on a part of the game, or on one team's points, is called beside a team: 'F5', '1st Half'. Null for the whole game. */
  part: string | null;
  /** The line behind a team: 'PHI (-7.0) @ DAL'. */
  line: { team: 'ONE' | 'TWO'; points: number } | null;
  /** The total behind the teams: 'PHI @ DAL o44.5'. */
  total: number | null;
}

const EXAMPLE = 'write the two teams as Away @ Home';
const SIDES = /^(.+?)(?:\s+(?:at|vs?\.?)\s+|\s*[/@]\s*)(.+)$/i;
const IN_BRACKETS = /^(.*\S)\s*[([]\s*([+−–-]?\d{1,2}(?:\.\d{1,2}|½)?|pk)\s*[)\]]$/i;
const SIGNED = /^(.*\S)\s+([+−–-]\d{1,2}(?:\.\d{1,2}|½)?)$/;
/** 'DAL o44.5', 'Lakers (226.5)', 'Nuggets O/U 230' */
const TOTAL =
  /(?<=\S)\s+(?:[([]?(?:o\/?u|[ou]|over|under|total):?\s?(\d{1,3}(?:\.\d{1,2})?)|[([](\d{2,3}\.\d{1,2}))[)\]]?$/i;
const NUMBER_BEFORE = /^[([]?(?:g|gm|game)\s?#?([12])\b\s*[:)\]-]?\s+/i;
const NUMBER = /\s*[,([-]?\s*\b(?:g|gm|game)\s?#?([12])\b\s*[)\]]?\s*$/i;

/** 'Grizzlies @ Celtics', '501 Grizzlies @ 502 Celtics', 'PHI (-7.0) @ DAL', 'Mets at Braves G2'. */
export function readTeams(text: string): Reading<NamedTeams> {
  const [, away, home] = SIDES.exec(spaced(text)) ?? [];
  if (!away || !home) return refusal(text, EXAMPLE);
  const [one, two] = [namedTeam(away), namedTeam(home)];
  if (!one.name || !two.name || SIDES.test(two.name)) return refusal(text, EXAMPLE);
  const points = one.points ?? two.points;
  if (one.points !== null && two.points !== null && one.points !== -two.points)
    return refusal(text, 'it names two lines; write the two teams as Away @ Home');
  const line = points === null ? null : ({ team: one.points === null ? 'TWO' : 'ONE', points } as const);
  const gameNumber = one.gameNumber ?? two.gameNumber;
  return value({
    ...{ teamOne: one.name, teamTwo: two.name, gameNumber, line },
    ...{ part: one.part ?? two.part, total: one.total ?? two.total },
  });
}

interface NamedTeam extends Pick<NamedTeams, 'gameNumber' | 'part' | 'total'> {
  name: string;
  points: number | null;
}

/**
 * A team's name without what sheets write around it: a rotation number or rank before it, a line, a total or a record behind it, a game's number or
 * a part of the game on either side.
 */
export function namedTeam(text: string): NamedTeam {
  const listed = TOTAL.exec(spaced(text));
  const { rest, part } = withoutPart(spaced(text).slice(0, listed?.index));
  const before = NUMBER_BEFORE.exec(rest);
  const words = before ? rest.slice(before[0].length) : rest;
  const behindIt = NUMBER.exec(words);
  const number = behindIt ?? before;
  let name = (behindIt ? words.slice(0, behindIt.index) : words).replace(
    /^(?:#|no\. ?)?[([]?\d{1,6}[)\].]?\s+/i,
    '',
  );
  name = name.replace(/\s*\(\d{1,3}-\d{1,3}(?:-\d{1,3})?\)$/, '');
  const behind = IN_BRACKETS.exec(name) ?? SIGNED.exec(name);
  const line = behind ? readLine(behind[2] ?? '', 'SPREAD') : null;
  const points = line?.kind === 'VALUE' ? line.value : null;
  return {
    name: (points === null ? name : (behind?.[1] ?? name)).trim(),
    ...{ gameNumber: number ? Number(number[1]) : null, points, part },
    total: listed ? Number(listed[1] ?? listed[2]) : null,
  };
}

/** The number of a doubleheader's game in words: 'Mets ML (Game 2)', 'Mets -1.5 G2'. */
export function gameNumberIn(words: string): number | null {
  const [, number] = /\b(?:g|gm|game)\s?#?([12])\b/i.exec(words) ?? [];
  return number ? Number(number) : null;
}

/** The words before or behind a name that are a part of the game or another bet, and the name without them. */
export function withoutPart(text: string): { rest: string; part: string | null } {
  const words = text.split(' ');
  if (words.length < 2 || !gamePartIn(text)) return { rest: text, part: null };
  const behind = partOf(words.toReversed(), (some) => some.toReversed())?.toReversed();
  const before = behind ? null : partOf(words, (some) => some);
  const part = behind ?? before;
  if (!part) return { rest: text, part: null };
  const rest = behind ? words.slice(0, -part.length) : words.slice(part.length);
  return {
    rest: rest.join(' ').replace(/\s*[-–—:,([]+$/, ''),
    part: part.join(' ').replaceAll(/[()[\]:]/g, ''),
  };
}

/** The fewest words from the outside on that name a part of the game as exactly as more of them do: '1st Half', and not 'Half'. */
function partOf(fromOutside: string[], inOrder: (words: string[]) => string[]): string[] | null {
  const nameOf = (from: number, to: number) =>
    gamePartIn(inOrder(fromOutside.slice(from, to)).join(' '))?.name;
  let count = 1;
  while (count < fromOutside.length && !nameOf(0, count)) count += 1;
  while (count + 1 < fromOutside.length && nameOf(0, count + 1) !== nameOf(0, count)) count += 1;
  const isOutside = count < fromOutside.length && nameOf(1, count) !== nameOf(0, count);
  return isOutside ? fromOutside.slice(0, count) : null;
}

/** Names keep the characters that they were written with. */
function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
