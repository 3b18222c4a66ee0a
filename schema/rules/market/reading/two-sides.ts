import { americanOdds, ODDS_PLACES } from '#schema/rules/picks/odds.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { type Choice, question, type Reading, value } from './reading.ts';

/** The decimal odds of both sides of one market. */
export interface TwoSides {
  odds: number;
  oddsOther: number;
}

/** What the chances of two sides may come to: below is more than any book gives away, above more than any takes. */
const LIKELY = { least: 0.85, most: 1.4 };

/** Two prices of one market: asked about when they cannot be of two sides, most often because a sign was lost. */
export function readTwoSides(sides: TwoSides): Reading<TwoSides> {
  if (isLikely(sides)) return value(sides);
  const { odds, oddsOther } = sides;
  const others: Choice<TwoSides>[] = [
    { key: 'own', value: { odds: flipped(odds), oddsOther } },
    { key: 'other', value: { odds, oddsOther: flipped(oddsOther) } },
    ...unscaled(sides),
  ]
    .filter(({ value: read }) => isLikely(read))
    .map((choice) => ({ ...choice, label: pairText(choice.value) }));
  const kept = { key: 'written', label: `${pairText(sides)}, as written`, value: sides };
  const total = `${(chances(sides) * 100).toFixed(0)}%`;
  return question('sides', `The two sides come to ${total}. Which odds are meant?`, [...others, kept]);
}

function chances({ odds, oddsOther }: TwoSides): number {
  return 1 / odds + 1 / oddsOther;
}

function isLikely(sides: TwoSides): boolean {
  const total = chances(sides);
  return total >= LIKELY.least && total <= LIKELY.most;
}

/** The same American number with the other sign. */
function flipped(odds: number): number {
  return Number((1 + 1 / (odds - 1)).toFixed(ODDS_PLACES));
}

/** Odds that were taken for decimals although they are American without their plus. */
function unscaled({ odds, oddsOther }: TwoSides): { key: string; value: TwoSides }[] {
  const american = (decimal: number) => Number((1 + decimal / 100).toFixed(ODDS_PLACES));
  return [
    ...(odds >= 100 ? [{ key: 'own-plus', value: { odds: american(odds), oddsOther } }] : []),
    ...(oddsOther >= 100 ? [{ key: 'other-plus', value: { odds, oddsOther: american(oddsOther) } }] : []),
  ];
}

function pairText({ odds, oddsOther }: TwoSides): string {
  return withMinus(`${americanOdds(odds)} and ${americanOdds(oddsOther)}`);
}
