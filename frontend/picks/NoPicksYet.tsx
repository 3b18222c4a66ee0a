import { useServerNow } from '#frontend/app/server-clock.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { waitText } from '#schema/rules/money/countdown.ts';
import { easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';

/** Picks are posted by then every day (product.txt section 1). */
const POSTED_BY = '15:00';
const CLOCK_MS = 15_000;

/** Today before the first pick: the documented sentence, and when picks come; after 3:00 PM that they are late. */
export function NoPicksYet() {
  const now = useServerNow(CLOCK_MS);
  const wait = waitText(easternInstant(easternDay(now), POSTED_BY), now);
  return (
    <EmptyState
      action={
        <p>{wait ? `Picks come by 3:00 PM ET, in ${wait}.` : 'Running late. This page opens by itself.'}</p>
      }
    >
      No picks available for today yet. Check back later!
    </EmptyState>
  );
}
