import { queryAsVisitor } from '#frontend/app/visitor-query.ts';
import { PostedPicksDocument, RecordEndDocument } from '#frontend/generated/graphql.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { picksPerDay, sampleDays } from '#schema/rules/picks/picks-per-day.ts';

/**
 * About how many picks a day each tier opens, from the last days of the public record: never from this device's clock. Null when none were
 * posted.
 */
export async function loadPicksPerDay(): Promise<Record<Tier, number> | null> {
  const { record: whole } = await queryAsVisitor(RecordEndDocument, {});
  const { to } = whole;
  const { from } = sampleDays(to, null);
  const { record } = await queryAsVisitor(PostedPicksDocument, { from, to });
  const counts = record.byTier.map(({ tier, tally }) => ({
    tier,
    picks: tally.wins + tally.losses + tally.pushes + tally.voids + tally.pending,
  }));
  const perDay = picksPerDay(counts, sampleDays(to, record.firstDay).days);
  return perDay.PLUS > 0 ? perDay : null;
}
