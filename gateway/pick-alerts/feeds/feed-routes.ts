import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import { calendarText } from './calendar-text.ts';
import { memberOfFeed } from './feed-address.ts';
import { type FeedGame, feedGames } from './feed-games.ts';
import { CALENDAR_PATH, feedOwner, RSS_PATH } from './feed-links.ts';
import { rssText } from './rss-text.ts';

const FORMATS = [
  { path: CALENDAR_PATH, type: 'text/calendar; charset=utf-8', write: calendarText },
  { path: RSS_PATH, type: 'application/rss+xml; charset=utf-8', write: rssText },
] satisfies { path: string; type: string; write(games: readonly FeedGame[], publicUrl: string): string }[];

type FeedRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** The calendar and the feed of a member, by an address that is signed. What is not theirs any more is not found. */
export function installPickFeeds(app: FastifyInstance, services: Services): void {
  for (const { path, type, write } of FORMATS)
    app.get(path, async ({ query }: FeedRequest, reply) => {
      const owner = feedOwner(query, services.signingKey);
      const member = owner && (await memberOfFeed(services, owner));
      if (!member) throw new AppError('NOT_FOUND', 'This address has ended. Get a new one under Alerts.');
      const games = await feedGames(services, member);
      return reply
        .headers({ 'cache-control': 'private, max-age=60', 'x-robots-tag': 'noindex' })
        .type(type)
        .send(write(games, services.publicUrl));
    });
}
