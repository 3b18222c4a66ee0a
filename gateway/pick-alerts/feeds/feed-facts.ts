import type { MikroORM } from '@mikro-orm/postgresql';
import type { Rows } from '#gateway/database/rows.ts';
import { type PickRecord, picksBetween } from '#gateway/picks/pick-rows.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';

/** How far back a feed goes. */
const DAYS = 7;

/** That a pick was changed after somebody could read it. */
export interface PickChange {
  pickId: string;
  /** The version that it has since then. */
  version: number;
  at: Date;
  /** The teams it had before. */
  teamOne: string;
  teamTwo: string;
}

/** The posted picks of the last week, for everyone: what of it a member may see is decided afterwards. */
export interface FeedFacts {
  /** In the order in which they were posted. Withdrawn ones are among them. */
  picks: readonly PickRecord[];
  changes: readonly PickChange[];
  /** By pick: the game of the schedule that it is on, and since when. */
  games: ReadonlyMap<string, { gameId: string; linkedAt: Date }>;
}

const OF_PICKS = 'pick_id in (select json_array_elements_text(?::json))';
const CHANGES = `select pick_id as "pickId", version + 1 as version, replaced_at as at, team_one as "teamOne", team_two as "teamTwo"
  from pick_revisions where ${OF_PICKS} order by pick_id, version`;
const GAMES = `select pick_id as "pickId", game_id as "gameId", linked_at as "linkedAt" from pick_games where ${OF_PICKS}`;

async function readFacts(rows: Rows, today: string): Promise<FeedFacts> {
  const picks = await picksBetween(rows, addDays(today, -DAYS), today);
  const ids = [JSON.stringify(picks.map(({ id }) => id))];
  const [changes, games] = await Promise.all([
    rows.execute<PickChange[]>(CHANGES, ids),
    rows.execute<{ pickId: string; gameId: string; linkedAt: Date }[]>(GAMES, ids),
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
