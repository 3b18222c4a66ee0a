import { sideWords } from '#schema/rules/market/price-choices.ts';
import { splitStakes } from '#schema/rules/market/stakes.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import type { ScannerEntry } from './use-scanner.ts';

/** One of the two bets of an arbitrage. */
export interface Bet {
  side: 'ONE' | 'TWO';
  /** 'Boston Celtics −3.5', 'Under 221.5'; on a moneyline, which is named beside it, the team alone. */
  words: string;
  book: string;
  /** Decimal. */
  odds: number;
  seenAt: string;
  /** Whole dollars. */
  stake: number;
}

/** Both bets of an arbitrage on a total of whole dollars, and the dollars that the worse outcome leaves of it. */
export function betsOf(entry: ScannerEntry, total: number): { bets: readonly Bet[]; worst: number } {
  const { market, line, away, home } = entry;
  const stakes = splitStakes(total, entry.oddsOne, entry.oddsTwo);
  const lineTwo = market === 'SPREAD' && line ? -line : line;
  const words = (side: 'ONE' | 'TWO', team: string, own: number | null) =>
    market === 'MONEYLINE' ? team : withMinus(sideWords(market, team, side, own));
  const one = {
    ...{ side: 'ONE' as const, words: words('ONE', away, line), book: entry.bookOne },
    ...{ odds: entry.oddsOne, seenAt: entry.seenOneAt, stake: stakes.one },
  };
  const two = {
    ...{
      side: 'TWO' as const,
      words: words('TWO', home, lineTwo),
      book: entry.bookTwo,
    },
    ...{ odds: entry.oddsTwo, seenAt: entry.seenTwoAt, stake: stakes.two },
  };
  return { bets: [one, two], worst: stakes.worst };
}

/** '+$1.07', '−$0.50' */
export function signedStakeDollars(amount: number): string {
  const cents = Math.round(amount * 100);
  return `${cents < 0 ? '' : '+'}${dollars(cents)}`;
}

/** '$49' */
export function stakeDollars(amount: number): string {
  return dollars(amount * 100).replace('.00', '');
}

/** '2.4%' */
export function marginText(margin: number): string {
  return `${(margin * 100).toFixed(1)}%`;
}
