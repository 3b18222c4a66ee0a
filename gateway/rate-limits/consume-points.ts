import { HeaderMap } from '@apollo/server';
import { AppError } from '#gateway/app-error.ts';
import type { Balance, Points } from './points.ts';
import type { QuotaOwner } from './quota-owner.ts';

/** What consuming points needs to know of a request. */
interface PointsConsumer {
  points: Points;
  quotaOwner: QuotaOwner;
  now: Date;
}

/** Consumes the points of an operation from the caller's quota. The balance says whether it may run. */
export function consumePoints({ points, quotaOwner, now }: PointsConsumer, cost: number): Promise<Balance> {
  return points.spend(quotaOwner, cost, now);
}

/** Throws RATE_LIMITED for an operation that the balance refused: status 429, and when to come back. */
export function refuseOverLimit(balance: Balance): void {
  if (!balance.refused) return;
  const { resetsInSeconds: retryAfterSeconds, limit } = balance;
  const seconds = retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`;
  const headers = new HeaderMap(Object.entries(rateLimitHeaders(balance)));
  headers.set('retry-after', String(retryAfterSeconds));
  throw new AppError('RATE_LIMITED', `Too many requests. Please wait ${seconds} and try again.`, {
    retryAfterSeconds,
    limit: 'points',
    allowed: limit,
    http: { status: 429, headers },
  });
}

/**
 * The fields that clients and gateways already read (draft-ietf-httpapi-ratelimit-headers, up to its version 06).
 * Later versions of the draft put the same numbers into one structured field, which few read so far.
 */
export function rateLimitHeaders({ limit, remaining, resetsInSeconds }: Balance): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetsInSeconds),
    'ratelimit-policy': `${limit};w=60`,
  };
}
