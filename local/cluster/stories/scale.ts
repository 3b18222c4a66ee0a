import { setTimeout as pause } from 'node:timers/promises';
import { until } from '#local/testing/until.ts';
import type { Load } from '../load.ts';
import type { Story } from './open-story.ts';

/** Requests a second. */
export const RATE = Number(process.env.CLUSTER_RATE ?? 120);
export const STREAMS = Number(process.env.CLUSTER_STREAMS ?? 600);
/** Gateways are restarted so many times each at least, and until so many requests were sent. */
export const ROUNDS = Number(process.env.CLUSTER_ROUNDS ?? 3);
export const REQUESTS = Number(process.env.CLUSTER_REQUESTS ?? 36_000);
/** Members of the money model act so long before a promotion, and before and after a kill. */
export const MONEY_BEFORE_MS = 5_000;
/** Within which every stream shows what was posted. */
export const HEARD_WITHIN_MS = 5_000;

/** Posts picks for as long as work takes; answers how long the slowest stream took to show each. */
export async function postingMeanwhile(
  { postPick }: Story,
  counts: readonly number[],
  work: Promise<unknown>,
): Promise<number[]> {
  const delays: number[] = [];
  let over = false;
  const end = work.finally(() => {
    over = true;
  });
  while (!over) {
    const shown = Math.max(...counts) + 1;
    await postPick();
    const began = performance.now();
    await until(() => counts.every((count) => count >= shown), 2 * HEARD_WITHIN_MS);
    delays.push(performance.now() - began);
    await Promise.race([end.catch(() => undefined), pause(2_000)]);
  }
  await end;
  return delays;
}

/** What failed, with the milliseconds after an event at which it was sent. */
export const whyOf = ({ failures }: Load, event: number) =>
  failures
    .slice(-5)
    .map(({ method, startedAt, why }) => `${method} ${Math.round(startedAt - event)} ms: ${why}`);

export const percentile = (values: number[], share: number) =>
  Math.round([...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0);
