import { sidesIn } from './other-bet.ts';
import { plainText } from './plain-text.ts';

export type TotalSide = 'OVER' | 'UNDER';

/** The side of a total that words name: 'Over', 'Under 220.5'. Null where they name none, or both. */
export function sideOfTotal(words: string): TotalSide | null {
  const { over, under } = sidesIn(words);
  return over === under ? null : over ? 'OVER' : 'UNDER';
}

/** The same for the cell of a line, which may have its letter behind: 'u220.5', '220.5u -110'. */
export function sideOfLine(cell: string): TotalSide | null {
  const [, letter] = /\d\s?([ou])(?:\s|$)/i.exec(plainText(cell)) ?? [];
  return letter ? (letter.toLowerCase() === 'o' ? 'OVER' : 'UNDER') : sideOfTotal(cell);
}

export function otherSide(side: TotalSide): TotalSide {
  return side === 'OVER' ? 'UNDER' : 'OVER';
}
