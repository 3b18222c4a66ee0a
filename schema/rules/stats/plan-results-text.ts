import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { signedUnits, unitsText, unitsTone } from '#schema/rules/text/units-text.ts';
import type { RecordFigures } from './record-figures.ts';
import { shortfallText } from './samples.ts';
import type { StatsFile } from './stats-file.ts';
import { spanText } from './verdict-text.ts';

/** What came of some picks, losses included, as one line. */
export interface ResultsText {
  /** 'Premium picks since July' */
  what: string;
  /** '+33.2 units'; null where nothing can be said in units. */
  units: string | null;
  tone?: 'win' | 'loss' | undefined;
  /** 'on 412 picks (95% range: −20.4 to +86.8)' */
  sample: string;
  /** 'Premium is $129 a month. Its own picks alone: +14.3 units on 118 picks.' */
  beside?: string;
}

type Returned = Pick<RecordFigures, 'n' | 'staked'>;
type DividedRecord = Pick<StatsFile, 'by' | 'curve' | 'window' | 'from' | 'to'>;

/**
 * What a plan would have brought since the record began: all picks that it opens, at the prices when they opened for its members. The picks
 * of its tier alone come second, because a dearer plan has those of the cheaper ones too. `stats` is divided by plan and by tier.
 */
export function planPicksText(tier: Tier, stats: DividedRecord, month: string): ResultsText {
  const opened = sliceOf('PLAN', tier, stats);
  const name = tierLabel(tier);
  const price = `${name} is ${month} a month.`;
  if (!opened || opened.n === 0)
    return { what: `What ${name} opened`, units: null, sample: 'none is graded yet', beside: price };
  const span = spanText({ ...stats, firstDay: stats.curve.days[0]?.day ?? null });
  const own = sliceOf('TIER', tier, stats);
  const beside = own && own.n > 0 ? `${price} ${ownText(name, own)}` : price;
  return { what: `What ${name} opened ${span}`, ...returnedText(opened), beside };
}

function sliceOf(dimension: 'PLAN' | 'TIER', tier: Tier, { by }: DividedRecord): Returned | undefined {
  return by.find((each) => each.dimension === dimension)?.slices.find(({ name }) => name === tier)?.figures;
}

function ownText(name: string, { n, staked }: Returned): string {
  const came = staked.units === null ? '' : `${unitsText(staked.units)} on `;
  return `${name} picks alone: ${came}${counted(n, 'pick')}.`;
}

/** What the picks that a member's last plan opens have come to since it ended, at the prices that it would have had. */
export function meanwhileText(tier: Tier, figures: Returned): ResultsText {
  const what = `Since then ${tierLabel(tier)} members’ picks`;
  if (figures.n === 0) return { what, units: null, sample: 'none is graded yet' };
  return { what, ...returnedText(figures) };
}

/** Units with their sample. The range is that of the yield; below the picks that it needs they say that they are few. */
function returnedText({ n, staked }: Returned): Omit<ResultsText, 'what'> {
  const picks = counted(n, 'pick');
  if (staked.units === null) return { units: null, sample: `${picks}, none with a price` };
  const shown = { units: unitsText(staked.units), tone: unitsTone(staked.units) };
  const shortfall = shortfallText(staked);
  if (shortfall || !staked.interval)
    return { ...shown, sample: `on ${picks}. Too few to judge: ${shortfall ?? picks}` };
  const { low, high } = staked.interval;
  const range = `${signedUnits(low * staked.staked)} to ${signedUnits(high * staked.staked)}`;
  return { ...shown, sample: `on ${picks} (95% range: ${range})` };
}
