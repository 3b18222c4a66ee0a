import { serverNow } from '#frontend/app/server-clock.ts';
import { queryAsVisitor } from '#frontend/app/visitor-query.ts';
import { PostedPicksDocument } from '#frontend/generated/graphql.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { picksPerDay, SAMPLE_DAYS } from '#schema/rules/picks/picks-per-day.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';

/** About how many picks a day each tier opens, from the public record. Null when none were posted. */
export async function loadPicksPerDay(): Promise<Record<Tier, number> | null> {
  const from = addDays(easternDay(serverNow()), -SAMPLE_DAYS);
  const { record } = await queryAsVisitor(PostedPicksDocument, { from });
  const counts = record.byTier.map(({ tier, tally }) => ({
    tier,
    picks: tally.wins + tally.losses + tally.pushes + tally.voids + tally.pending,
  }));
  const perDay = picksPerDay(counts);
  return perDay.PLUS > 0 ? perDay : null;
}
