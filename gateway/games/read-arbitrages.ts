import type { MikroORM } from '@mikro-orm/postgresql';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { tierCovers } from '#schema/rules/access/tiers.ts';
import type { PickViewer } from '#schema/rules/access/visibility.ts';
import { isDoubtful, OLDEST_QUOTE } from '#schema/rules/market/arbitrage.ts';
import { DAY, SECOND } from '#schema/rules/time/durations.ts';
import type {
  ArbitrageBoardType,
  ArbitrageType,
  ArbitrageWeekType,
} from '#schema/types/games/arbitrage.type.ts';
import * as statements from './read-arbitrages.sql.ts';

/** The largest margins; more would be too much to act on. */
const MOST_ENTRIES = 20;
/** Cache lifetime. */
const KEPT = 5 * SECOND;

interface Scan {
  readAt: number;
  open: ArbitrageType[];
  week: ArbitrageWeekType;
}

const kept = new WeakMap<MikroORM, Promise<Scan>>();

/**
 * What the scanner shows a viewer: entries to VIP, how many there are to others, and neither to a member who takes a break.
 */
export async function readArbitrages({
  database,
  now,
  viewer,
}: Pick<Context, 'database' | 'now' | 'viewer'>): Promise<ArbitrageBoardType> {
  const { week } = await scanAt(database, now);
  const standing = await openArbitrages(database, now);
  const entries = readsEntries(viewer) ? standing.slice(0, MOST_ENTRIES) : null;
  return { open: viewer && !viewer.onBreak ? standing.length : null, entries, week };
}

/** The arbitrages of a moment, the largest margins first. */
export async function openArbitrages(database: MikroORM, now: Date): Promise<ArbitrageType[]> {
  const { open } = await scanAt(database, now);
  return open.filter(({ startsAt, lastSeenAt }) => startsAt > now && isStanding(lastSeenAt, now));
}

function readsEntries(viewer: PickViewer | null): boolean {
  return viewer !== null && !viewer.onBreak && (viewer.readsAll || tierCovers(viewer.tier, 'VIP'));
}

function isStanding(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() <= OLDEST_QUOTE;
}

async function scanAt(database: MikroORM, now: Date): Promise<Scan> {
  const standing = await kept.get(database)?.catch(() => null);
  if (standing && Math.abs(now.getTime() - standing.readAt) < KEPT) return standing;
  const scan = readScan(database.em, now);
  kept.set(database, scan);
  return scan;
}

async function readScan(rows: Rows, now: Date): Promise<Scan> {
  const since = new Date(now.getTime() - OLDEST_QUOTE);
  const open = await statements.openArbitrages.all(rows, { now, since });
  const entries = open.map((entry) => ({ ...entry, isDoubtful: isDoubtful(entry.margin) }));
  return { readAt: now.getTime(), open: entries, week: await readWeek(rows, now) };
}

/** What was found in seven days, without what was probably an error. */
async function readWeek(rows: Rows, now: Date): Promise<ArbitrageWeekType> {
  const week = await statements.foundArbitrages.first(rows, { since: new Date(now.getTime() - 7 * DAY) });
  return week ?? { found: 0, medianMargin: null, lastedAMinute: 0 };
}
