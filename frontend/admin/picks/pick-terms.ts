import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { type OddsFormat, oddsText } from '#schema/rules/picks/odds-formats.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { stakeText } from '#schema/rules/text/units-text.ts';

/** '(−110) 1.5 units' on one line, as much of it as the pick has. */
export function pickTerms({ odds, units }: AdminPickFragment, format: OddsFormat): string {
  const price = odds === null ? '' : withMinus(`(${oddsText(odds, format)})`);
  return [price, units === null ? '' : stakeText(units)].filter(Boolean).join(' ').replaceAll(' ', '\u00A0');
}
