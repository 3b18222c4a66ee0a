import { dollars } from '#schema/rules/money/money.ts';
import { marketLabel } from '#schema/rules/picks/market-label.ts';
import { lineText } from '#schema/rules/picks/odds.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { stakeText } from '#schema/rules/text/units-text.ts';
import type { BoardPick } from './board.ts';

/** Whether books show it: props are compared nowhere. */
export function isQuoted({ gameId, market }: BoardPick): boolean {
  return gameId !== null && market !== null && market !== 'PROP';
}

/** 'Spread −3.5 · 1.5 units · $75.00', as much of it as the pick has; a line that the pick itself names is not repeated. */
export function termsOf({ pick, sport, market, line, units }: BoardPick, unitCents: number | null): string {
  const lineWords = market && line !== null ? lineText(market, line) : null;
  const isNamed = lineWords !== null && pick?.includes(lineWords);
  const bet = market && [marketLabel(market, sport), isNamed ? null : lineWords].filter(Boolean).join(' ');
  const stake = units !== null && stakeText(units);
  const money = units !== null && unitCents !== null && dollars(Math.round(units * unitCents));
  return withMinus([bet, stake, money].filter(Boolean).join(' · '));
}
