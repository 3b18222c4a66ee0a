import type { MikroORM } from '@mikro-orm/postgresql';
import type { Rows } from '#gateway/database/rows.ts';
import { type PickRecord, picksBetween } from '#gateway/picks/pick-rows.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import * as statements from './feed-facts.sql.ts';

/** How far back a feed goes. */
const DAYS = 7;

export type PickChange = statements.ChangesOfPicksRow;

/** The posted picks of the last week, for everyone: what of it a member may see is decided afterwards. */
export interface FeedFacts {
  /** In the order in which they were posted. Withdrawn ones are among them. */
  picks: readonly PickRecord[];
  changes: readonly PickChange[];
  /** By pick: the game of the schedule that it is on, and since when. */
  games: ReadonlyMap<string, { gameId: string | null; linkedAt: Date }>;
}

async function readFacts(rows: Rows, today: string): Promise<FeedFacts> {
  const picks = await picksBetween(rows, addDays(today, -DAYS), today);
  const pickIds = picks.map(({ id }) => id);
  const [changes, games] = await Promise.all([
    statements.changesOfPicks.all(rows, { pickIds }),
    statements.linkedGamesOfPicks.all(rows, { pickIds }),
  ]);
  return {
    picks: picks.sort(asPosted),
    changes,
    games: new Map(games.map(({ pickId, ...game }) => [pickId, game])),
  };
}

/** When a pick was posted. */
export function postedAt({ publishedAt, createdAt }: PickRecord): Date {
  return publishedAt ?? createdAt;
}

function asPosted(a: PickRecord, b: PickRecord): number {
  return Number(postedAt(a)) - Number(postedAt(b)) || (a.id < b.id ? -1 : 1);
}

const kept = new WeakMap<MikroORM, { key: string; facts: Promise<FeedFacts> }>();

/** Read once for all requests of a day that found the picks at the same version; null: nothing may be reused. */
export function feedFacts(database: MikroORM, today: string, picksStamp: string | null): Promise<FeedFacts> {
  const key = `${today} ${picksStamp}`;
  const known = kept.get(database);
  if (picksStamp !== null && known?.key === key) return known.facts;
  const facts = readFacts(database.em, today);
  kept.set(database, { key, facts });
  facts.catch(() => kept.get(database)?.facts === facts && kept.delete(database));
  return facts;
}
