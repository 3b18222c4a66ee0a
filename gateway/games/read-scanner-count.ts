import type { Services } from '#gateway/auth/context.ts';
import type { ScannerCount } from '#schema/rules/market/scanner-count.ts';
import { DAY, MINUTE } from '#schema/rules/time/durations.ts';
import { readArbitrages } from './read-arbitrages.ts';
import * as statements from './read-scanner-count.sql.ts';

type ScannerServices = Pick<Services, 'database' | 'clock' | 'hasGames'>;

/** Days and weeks are counted: a page that is ten minutes late says nothing wrong. */
const KEPT = 10 * MINUTE;

/**
 * Nine of ten: a turn may come five seconds late, so even at full pace one minute in thirteen has no round. A day that was
 * planned slower, or that missed two hours and a half, has fewer.
 */
const MINUTES_OF_A_DAY = 1_296;

/** Reads what the scanner counted, at most ten minutes ago; null without a feed of odds, and while the database is away. */
export function keptScannerCount(services: ScannerServices): () => Promise<ScannerCount | null> {
  let kept: { until: number; count: Promise<ScannerCount | null> } | null = null;
  return () => {
    if (!services.hasGames) return Promise.resolve(null);
    if (!kept || kept.until < performance.now()) {
      const count = readScannerCount(services).catch(() => {
        kept = null;
        return null;
      });
      kept = { until: performance.now() + KEPT, count };
    }
    return kept.count;
  };
}

/** A day is 24 hours back from now. It counts where the odds of one league were read in nine of its ten minutes. */
export async function readScannerCount({ database, clock }: ScannerServices): Promise<ScannerCount> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const counted = await statements.scannerCount.first(database.em, {
    ...{ now, dayAgo: ago(1), weekAgo: ago(7), minutes: MINUTES_OF_A_DAY },
  });
  const { week } = await readArbitrages({ database, now, viewer: null });
  return { ...(counted ?? { books: 0, days: 0 }), found: week.found };
}
