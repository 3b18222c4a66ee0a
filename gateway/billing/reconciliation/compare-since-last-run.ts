import type { Services } from '#gateway/auth/context.ts';
import { DAY, MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { completeSweep, sweepCompletedTo } from './compare-since-last-run.sql.ts';
import { compareWithProcessor } from './compare-with-processor.ts';

/** Left out at the end of a sweep: pending charges are not discrepancies. */
const PENDING_MILLISECONDS = 5 * MINUTE;
/** The longest window of one search at the processor. */
const WINDOW_MILLISECONDS = DAY;

/**
 * Compares our records with the processor's since the last completed sweep of this name, however long ago that was, and
 * at least over the last `seconds`. Each window is remembered when it is done, so that a sweep that is interrupted
 * continues. Throws PROCESSOR_UNAVAILABLE.
 */
export async function compareSinceLastRun(services: Services, name: string, seconds: number): Promise<void> {
  const end = services.clock.now().getTime() - PENDING_MILLISECONDS;
  const completed = await completedTo(services, name);
  let from = Math.min(end - seconds * SECOND, completed ?? end);
  while (from < end) {
    const to = Math.min(end, from + WINDOW_MILLISECONDS);
    await compareWithProcessor(services, new Date(from), new Date(to));
    await completeSweep.run(services.database.em, { name, to: new Date(to) });
    from = to;
  }
}

async function completedTo({ database }: Services, name: string): Promise<number | null> {
  const row = await sweepCompletedTo.first(database.em, { name });
  return row?.completedTo.getTime() ?? null;
}
