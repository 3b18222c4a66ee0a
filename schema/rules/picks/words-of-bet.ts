import { gamePartIn } from '#schema/rules/market/reading/game-part.ts';
import { isBlank, plainText } from '#schema/rules/market/reading/plain-text.ts';
import { beforePrice } from '#schema/rules/market/reading/price-behind.ts';
import { type Wager } from '#schema/rules/market/reading/read-wager.ts';
import { inFull } from '#schema/rules/market/reading/team-words.ts';
import { wordsApart } from '#schema/rules/market/reading/words-apart.ts';
import { lineText } from './odds.ts';

interface Cells {
  pick: string;
  line: string;
  market: string;
}

/** The words of a pick that say the whole bet: with the line and the part of the game that other cells have. 'Over' is 'Over 231.5'. */
export function wordsOfBet({ pick, line, market }: Cells, wager: Wager | undefined): string {
  const words = inFull(pick, wager?.renamed);
  const ownLine = lineOf(line, wager);
  const more = [
    ...(ownLine === null || hasLine(words, ownLine) ? [] : [ownLine]),
    ...(gamePartIn(market) && !gamePartIn(words) ? [market.trim()] : []),
  ];
  if (more.length === 0) return words;
  const [bet, price] = beforePrice(words);
  return [bet, ...more, price].filter(Boolean).join(' ');
}

/** The line that was read; of a bet that is graded by hand, as it was written. */
function lineOf(written: string, wager: Wager | undefined): string | null {
  const { market = null, line = null } = wager ?? {};
  if (line === null) return isBlank(written) ? null : plainText(written);
  return market === 'SPREAD' && line === 0 ? PICK_EM : lineText(market ?? 'SPREAD', line);
}

const PICK_EM = 'PK';

function hasLine(words: string, line: string): boolean {
  const text = wordsApart(plainText(words));
  if (line === PICK_EM) return /(?:^|\s)(?:pk|pick(?:'?em)?|[+-]?0)(?:\s|$)/i.test(text);
  const numbers = (text.match(/\d*\.?\d+/g) ?? []).map(Number);
  return (line.match(/\d*\.?\d+/g) ?? []).every((number) => numbers.includes(Number(number)));
}
