import type { MikroORM } from '@mikro-orm/postgresql';
import type { Context } from '#gateway/auth/context.ts';
import { type PickRecord, publishedPicks } from './pick-rows.ts';

interface Board {
  stamp: string;
  picks: Promise<PickRecord[]>;
}

const MOST_BOARDS = 50;
const boards = new WeakMap<MikroORM, Map<string, Board>>();

/**
 * The published and withdrawn picks of a day, unordered, read once for all requests that found the picks at the same
 * version. They are shared: copy them before changing them.
 */
export function sharedBoard({ database, reuse }: Context, day: string): Promise<PickRecord[]> {
  const stamp = reuse.picksStamp;
  if (stamp === null) return publishedPicks(database.em, day);
  const known = boards.get(database) ?? new Map<string, Board>();
  boards.set(database, known);
  const board = known.get(day);
  if (board?.stamp === stamp) return board.picks;
  const picks = publishedPicks(database.em, day);
  known.delete(day);
  known.set(day, { stamp, picks });
  // A failure is for those who waited for it; the next request reads again.
  picks.catch(() => known.get(day)?.picks === picks && known.delete(day));
  for (const oldest of known.keys()) if (known.size > MOST_BOARDS) known.delete(oldest);
  return picks;
}
