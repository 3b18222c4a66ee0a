import { tierLabel } from '#schema/rules/access/tiers.ts';
import { marketLabel } from '#schema/rules/picks/market-label.ts';
import { WINDOW_LABELS } from '#schema/rules/stats/figure-text.ts';
import type { RecordFilter } from '#schema/rules/stats/record-filter.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';

/** What a filter leaves, in words: 'NFL · Spread · Last 90 days'; empty for all picks. */
export function filterText({ league, market, analyst, tier, window, since, asTier }: RecordFilter): string {
  return [
    league,
    market && marketLabel(market, league),
    analyst,
    tier && `${tierLabel(tier)} picks`,
    window && window !== 'ALL' && WINDOW_LABELS[window],
    since && `Since ${plainDay(since)}`,
    asTier && `At the odds a ${tierLabel(asTier)} member got`,
  ]
    .filter(Boolean)
    .join(' · ');
}
