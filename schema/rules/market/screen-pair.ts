import { isBlank, plainText } from './reading/plain-text.ts';
import { readPricedLine } from './reading/read-line.ts';
import type { ScreenLine } from './screen-columns.ts';

/** Whether two lines say of themselves that they are the two teams of one game. */
export function isSameGame(away: ScreenLine, home: ScreenLine): boolean {
  const spreads = [spreadOf(away), spreadOf(home)];
  const totals = [sideOfTotal(away), sideOfTotal(home)];
  if (away.columns !== home.columns) return false;
  return (
    spreads.every((spread) => spread !== null) ||
    totals.every((side) => side !== null) ||
    hasRotations(away, home)
  );
}

/** Whether both lines have the number that books give a team: the one of the home team is the even one. */
export function hasRotations(away: ScreenLine, home: ScreenLine): boolean {
  return rotations(away, home).every((number) => number > 0);
}

/** What keeps them from it; null where nothing does. */
export function contradictionOf(away: ScreenLine, home: ScreenLine): string | null {
  const [one, two] = [spreadOf(away), spreadOf(home)];
  if (one !== null && two !== null && one !== -two && !(one === 0 && two === 0))
    return `the spreads are ${away.text('spread')} and ${home.text('spread')}`;
  const [first, second] = [sideOfTotal(away), sideOfTotal(home)];
  const isOneTotal = first?.line === second?.line && first?.side !== second?.side;
  if (first && second && !isOneTotal) return `the totals are ${away.text('total')} and ${home.text('total')}`;
  const [odd, even] = rotations(away, home);
  if (odd && even && (odd % 2 !== 1 || even !== odd + 1))
    return `the rotation numbers are ${odd} and ${even}`;
  return null;
}

function rotations(...lines: ScreenLine[]): number[] {
  return lines.map((line) => Number(/^#?(\d{1,6})$/.exec(line.text('rotation'))?.[1] ?? 0));
}

function spreadOf(line: ScreenLine): number | null {
  const words = line.text('spread');
  if (isBlank(words) || SIDE.test(plainText(words))) return null;
  const read = readPricedLine(words, 'SPREAD', { unsigned: 'PLUS' });
  return read.kind === 'VALUE' ? read.value.line : null;
}

const SIDE = /^(o|u|over|under)\s?(\d{1,3}(?:\.\d{1,2})?)/i;

interface TotalSide {
  side: 'over' | 'under';
  line: number;
}

function sideOfTotal(line: ScreenLine): TotalSide | null {
  const [, side = '', points] = SIDE.exec(plainText(line.text('total'))) ?? [];
  return points ? { side: /^o/i.test(side) ? 'over' : 'under', line: Number(points) } : null;
}

/** The cells of a total by its sides. Where neither says which it is, the two have to be the same. */
export function sidesOfTotal(away: ScreenLine, home: ScreenLine) {
  const isTurned = sideOfTotal(away)?.side === 'under';
  const [over, under] = isTurned ? [home, away] : [away, home];
  const [line, second] = [over.text('total'), under.text('total')];
  const [overOdds, underOdds] = [over.text('totalOdds'), under.text('totalOdds')];
  if (sideOfTotal(over)) {
    return overOdds || underOdds
      ? { line: numberOf(line), over: overOdds, under: underOdds }
      : { line: '', over: line, under: second };
  }
  return { line: inOne(line, second), over: inOne(overOdds, underOdds), under: inOne(underOdds, overOdds) };
}

function numberOf(words: string): string {
  return SIDE.exec(plainText(words))?.[2] ?? words;
}

/** Of two cells of which nobody says which is the over: what both say, or a refusal further on, which shows both. */
function inOne(one: string, other: string): string {
  return one && other && one !== other ? `${one} / ${other}` : one || other;
}
