import type { FastifyRequest } from 'fastify';
import type { Services } from '#gateway/auth/context.ts';
import { FairQueue, refusedSlowly } from '#gateway/rate-limits/fair-queue.ts';
import { networkOf } from '#gateway/rate-limits/network.ts';
import { isDay } from '#schema/rules/time/eastern-time.ts';
import { analystsOf } from './read-analyst.ts';
import { type PublicDay, readPublicDay } from './read-day.ts';
import { type OpenPick, readPublicPick, type ShutPick } from './read-pick.ts';

/** Other names under /record are pages of the front end, and files. */
export const DAY_PATH = '/record/:day(^\\d{4}-\\d{2}-\\d{2}$)';
const PICK_ID = /^[\w-]{1,40}$/;

export type Asked = FastifyRequest<{ Params: { day: string; id: string; slug: string } }>;

/** Fewer than the connections to the database, so that members keep theirs while somebody reads a thousand pages. */
const READ_AT_ONCE = 4;

/** Reads what a page or picture shows, a few at a time and in turns between networks. Throws RATE_LIMITED. */
export type InTurn = <T>(request: FastifyRequest, read: () => Promise<T>) => Promise<T>;

export function readInTurns(): InTurn {
  const queue = new FairQueue(READ_AT_ONCE);
  return ({ ip }, read) => refusedSlowly(queue.run(networkOf(ip), read));
}

export async function dayAsked(services: Services, { params }: Asked): Promise<PublicDay | null> {
  return isDay(params.day) ? readPublicDay(services, params.day) : null;
}

export async function pickAsked(services: Services, { params }: Asked): Promise<OpenPick | ShutPick | null> {
  return PICK_ID.test(params.id) ? readPublicPick(services, params.id) : null;
}

/** The names with this slug: none, one, or several that share it. */
export async function analystAsked(services: Services, { params }: Asked): Promise<string[]> {
  return analystsOf(services, params.slug);
}
