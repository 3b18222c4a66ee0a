import type { FastifyInstance } from 'fastify';
import type { Services } from '#gateway/auth/context.ts';
import { KeptFiles } from '#gateway/figures/kept-files.ts';
import { sendKept } from '#gateway/figures/send-kept.ts';
import { networkOf } from '#gateway/rate-limits/network.ts';
import { daysFeed } from './days-feed.ts';
import { atomText, type Feed, type FeedSite, jsonFeedText } from './feed.ts';
import { sealsFeed } from './seals-feed.ts';

const FORMATS = {
  atom: { type: 'application/atom+xml; charset=utf-8', text: atomText },
  json: { type: 'application/feed+json; charset=utf-8', text: jsonFeedText },
} as const;

type Read = (reading: Pick<Services, 'database' | 'record'> & { now: Date }) => Promise<Feed>;

/** The record and today's seals as feeds, written once per state of the picks for all who ask (`KeptFiles`). */
export function installFeeds(app: FastifyInstance, services: Services): void {
  const files = new KeptFiles(services);
  app.addHook('onClose', async () => files.close());
  const install = (name: string, read: Read) => {
    for (const [ending, { type, text }] of Object.entries(FORMATS)) {
      const path = `/record/${name}.${ending}`;
      const site: FeedSite = { publicUrl: services.publicUrl, path };
      app.get(path, async (request, reply) => {
        const kept = await files.current(path, networkOf(request.ip), (database) =>
          once(async () =>
            text(await read({ database, record: services.record, now: services.clock.now() }), site),
          ),
        );
        return sendKept(request, reply, kept, type);
      });
    }
  };
  install('days', daysFeed);
  install('today', sealsFeed);
}

async function* once(text: () => Promise<string>): AsyncGenerator<string> {
  yield await text();
}
