import { createHash } from 'node:crypto';
import { AppError } from '#gateway/app-error.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { LONGEST_WINDOW_SECONDS, type RateLimit } from './rate-limits.ts';

/** A limit together with whom it counts: an address, an account. */
export interface CountedLimit extends RateLimit {
  key: string;
}

const COUNT = `
  insert into rate_limits as kept (key, window_starts_at, count) values (?, ?, 1)
  on conflict (key) do update set
    count = case when kept.window_starts_at > ? then kept.count + 1 else 1 end,
    window_starts_at = case when kept.window_starts_at > ? then kept.window_starts_at
                            else excluded.window_starts_at end
  returning count, window_starts_at as "startsAt"`;

/**
 * Counts one more and throws RATE_LIMITED when that is over the limit, with `retryAfterSeconds` in the
 * extensions. One statement: however many processes count at once, no more than the limit get through.
 */
export async function enforce(rows: Rows, limit: CountedLimit, now: Date): Promise<void> {
  const before = secondsBefore(now, limit.windowSeconds);
  const params = [keyOf(limit), now, before, before];
  const [counted] = await rows.execute<{ count: number; startsAt: Date }[]>(COUNT, params);
  if (!counted || counted.count <= limit.limit) return;
  const waited = (now.getTime() - counted.startsAt.getTime()) / 1_000;
  const retryAfterSeconds = Math.max(1, Math.ceil(limit.windowSeconds - waited));
  throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds });
}

/** Takes back what `enforce` counted, when only the outcome shows that it does not count. */
export async function forgive(rows: Rows, limit: CountedLimit): Promise<void> {
  const sql = 'update rate_limits set count = count - 1 where key = ? and count > 0';
  await rows.execute(sql, [keyOf(limit)], 'run');
}

/** Removes counts whose window is over, whatever it was; answers how many. For the worker. */
export async function clearRateLimits(rows: Rows, now: Date): Promise<number> {
  const sql = 'delete from rate_limits where window_starts_at <= ? returning key';
  const cleared = await rows.execute<unknown[]>(sql, [secondsBefore(now, LONGEST_WINDOW_SECONDS)]);
  return cleared.length;
}

/** Addresses are not kept in readable form. */
function keyOf({ name, key }: CountedLimit): string {
  return `${name}:${createHash('sha256').update(key).digest('hex')}`;
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1_000);
}
