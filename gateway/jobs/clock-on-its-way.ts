import type { Services } from '#gateway/auth/context.ts';
import { SECOND } from '#schema/rules/time/durations.ts';

type Held = Services['database'];

/** After this long without a stop of the clock its move has ended, however it did. */
const FORGOTTEN_AFTER = 30 * SECOND;

/** When each was last stopped on the way of a move, by `performance.now()`. */
const lastStops = new WeakMap<Held, number>();

/** The clock has stopped on its way, or at the end of it. */
export function noteStop({ database }: Pick<Services, 'database'>, { isEnd }: { isEnd: boolean }): void {
  if (isEnd) lastStops.delete(database);
  else lastStops.set(database, performance.now());
}

/** Whether the local clock is being moved. `POST /due-work` then does all work in its order; workers would only do it twice. */
export function isOnItsWay({ database }: Pick<Services, 'database'>): boolean {
  return performance.now() - (lastStops.get(database) ?? -FORGOTTEN_AFTER) < FORGOTTEN_AFTER;
}
