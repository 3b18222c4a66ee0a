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
}

type Returned = Pick<RecordFigures, 'n' | 'staked'>;
type TierRecord = Pick<StatsFile, 'by' | 'curve' | 'window' | 'from' | 'to'>;

/** What the picks that a plan adds have come to since the record began; `stats` is divided by tier. */
export function planPicksText(tier: Tier, stats: TierRecord): ResultsText {
  const slices = stats.by.find(({ dimension }) => dimension === 'TIER')?.slices;
  const figures = slices?.find(({ name }) => name === tier)?.figures;
  const name = `${tierLabel(tier)} picks`;
  if (!figures || figures.n === 0) return { what: name, units: null, sample: 'none is graded yet' };
  const span = spanText({ ...stats, firstDay: stats.curve.days[0]?.day ?? null });
  return { what: `${name} ${span}`, ...returnedText(figures) };
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
