import { plainText } from '#schema/rules/market/reading/plain-text.ts';
import { readWager } from '#schema/rules/market/reading/read-wager.ts';
import { MAX_UNITS } from './pick-values.ts';

interface StakedWords {
  /** The words without the stake. */
  bet: string;
  units: number;
}

const UNITS = String.raw`[([]?(\d{0,2}(?:\.\d{1,2})?)\s?u(?:nits?)?(?: plays?)?[)\]]?`;
const BEHIND = new RegExp(String.raw`^(.*?\S)(?:\s*[|;,]\s*|\s+[-:]?\s*)${UNITS}$`, 'i');
const BEFORE = new RegExp(String.raw`^${UNITS}(?:\s*[|;,:]\s*|\s+[-]?\s*)(.+)$`, 'i');

/**
 * The stake before or behind the words of a bet: 'Hawks -2.5 -110 2u', '3 units: Hawks ML', 'Over 228.5 (-110) | 3U'. Null where there is
 * none: '8.5u' is more than any stake, and the under.
 */
export function stakeInWords(words: Parameters<typeof readWager>[0]): StakedWords | null {
  const pick = plainText(words.pick);
  const [, before = '', ofBefore] = BEHIND.exec(pick) ?? [];
  const [, ofBehind, behind = ''] = before ? [] : (BEFORE.exec(pick) ?? []);
  const [bet, units] = [before || behind, Number(ofBefore ?? ofBehind)];
  if (!bet || !(units > 0 && units <= MAX_UNITS)) return null;
  const wager = readWager({ ...words, pick: bet });
  return wager.kind === 'VALUE' && wager.value.market === null ? null : { bet, units };
}
