import { readLine } from './read-line.ts';
import { type Reading, refusal, value } from './reading.ts';

/** The two teams of a game as a cell names them, with what else it says of the game. */
export interface NamedTeams {
  teamOne: string;
  teamTwo: string;
  /** Which game of a doubleheader it is. */
  gameNumber: number | null;
  /** The line behind a team: 'PHI (-7.0) @ DAL'. */
  line: { team: 'ONE' | 'TWO'; points: number } | null;
}

const EXAMPLE = 'write the two teams as Away @ Home';
const SIDES = /^(.+?)(?:\s+(?:@|at|vs?\.?)\s+|\s*\/\s*)(.+)$/i;
const IN_BRACKETS = /^(.*\S)\s*[([]\s*([+−–-]?\d{1,2}(?:\.\d{1,2}|½)?|pk)\s*[)\]]$/i;
const SIGNED = /^(.*\S)\s+([+−–-]\d{1,2}(?:\.\d{1,2}|½)?)$/;
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
  return value({ teamOne: one.name, teamTwo: two.name, gameNumber, line });
}

/** A team's name without what sheets write around it: a rotation number or rank before it, a line, a record or a game's number behind it. */
export function namedTeam(text: string): { name: string; gameNumber: number | null; points: number | null } {
  const words = spaced(text);
  const number = NUMBER.exec(words);
  let name = (number ? words.slice(0, number.index) : words).replace(
    /^(?:#|no\. ?)?[([]?\d{1,6}[)\].]?\s+/i,
    '',
  );
  name = name.replace(/\s*\(\d{1,3}-\d{1,3}(?:-\d{1,3})?\)$/, '');
  const behind = IN_BRACKETS.exec(name) ?? SIGNED.exec(name);
  const line = behind ? readLine(behind[2] ?? '', 'SPREAD') : null;
  const points = line?.kind === 'VALUE' ? line.value : null;
  return {
    name: (points === null ? name : (behind?.[1] ?? name)).trim(),
    gameNumber: number ? Number(number[1]) : null,
    points,
  };
}

/** Names keep the characters that they were written with. */
function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
