import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import { refuseOverLimit } from '#gateway/rate-limits/consume-points.ts';
import { countGuess } from '#gateway/rate-limits/count-guess.ts';
import { FairQueue, refusedSlowly } from '#gateway/rate-limits/fair-queue.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import { memberOfFeed } from './feed-address.ts';
import { type FeedFormat, feedFormats } from './feed-formats.ts';
import { type FeedOwner, feedOwner } from './feed-links.ts';
import { type FeedText, KeptFeeds } from './kept-feeds.ts';

type FeedRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** What reading a feed costs of its member's points, about as much as a page: who reads it every minute notices nothing. */
const COST = 50;
/** How many are answered at once; a member's own others wait behind everybody else's. */
const AT_ONCE = 4;

/** The calendar and the feed of a member, by an address that is signed. What is not theirs any more is not found. */
export function installPickFeeds(app: FastifyInstance, services: Services): void {
  const kept = new KeptFeeds(services.database);
  const queue = new FairQueue(AT_ONCE);
  for (const format of feedFormats(services.publicUrl))
    app.get(format.path, async (request: FeedRequest, reply) => {
      const owner = feedOwner(request.query, services.signingKey);
      if (!owner) {
        await countGuess(services.points, request.ip, services.clock.now());
        throw ended();
      }
      const read = () => textFor(services, kept, format, { owner, ip: request.ip });
      return sendFeed(request, reply, format, await refusedSlowly(queue.run(owner.userId, read)));
    });
}

const ended = () => new AppError('NOT_FOUND', 'This address has ended. Get a new one under Alerts.');

async function textFor(
  services: Services,
  kept: KeptFeeds,
  { path, write }: FeedFormat,
  { owner, ip }: { owner: FeedOwner; ip: string },
): Promise<FeedText> {
  const now = services.clock.now();
  const found = await memberOfFeed(services, owner);
  if (!found) {
    // Who was given an address that has ended would spend the points of its member.
    await countGuess(services.points, ip, now);
    throw ended();
  }
  refuseOverLimit(await services.points.spend({ kind: 'member', id: owner.userId }, COST, now));
  const { member, accessChangedAt, picksStamp } = found;
  // An address outlives its sign-in and no passkey guards it, so a role opens nothing here: only the person's own plan does.
  const viewer = viewerOf({ ...member, role: null }, now);
  return kept.text(path, write, { viewer, accessChangedAt, now }, picksStamp);
}

const HEADERS = { 'cache-control': 'private, max-age=60', 'x-robots-tag': 'noindex' };

function sendFeed(
  request: FeedRequest,
  reply: FastifyReply,
  { type }: FeedFormat,
  { body, etag, lastModified }: FeedText,
) {
  reply.headers({ ...HEADERS, etag, 'last-modified': lastModified.toUTCString() });
  return isKnown(request, { etag, lastModified }) ? reply.code(304).send() : reply.type(type).send(body);
}

/** RFC 9110, 13.2.2: a date counts only for who names no tag. */
function isKnown({ headers }: FeedRequest, { etag, lastModified }: Omit<FeedText, 'body'>): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(lastModified.getTime() / 1_000) * 1_000 <= since;
}
