import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import { type Example, type ExamplePicks, filledVariables } from './examples.ts';
import { explorerPage, explorerPolicy } from './explorer-page.ts';
import * as statements from './install-explorer.sql.ts';

const STATIC_PATH = '/explorer/static/';

/** Serves the explorer at /explorer, from our own origin alone. `sandbox`: it links to Apollo Sandbox, which needs internet. */
export function installExplorer(
  app: FastifyInstance,
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  examples: readonly Example[],
  { sandbox }: { sandbox: boolean },
): void {
  app.get('/explorer', async (_request, reply) => {
    const now = clock.now();
    const picks = await examplePicks(database.em, now);
    const filled = examples.map((example) => ({
      ...example,
      variables: filledVariables(example.variables, easternDay(now), picks),
    }));
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ 'content-security-policy': explorerPolicy(nonce), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(explorerPage(filled, nonce, sandbox));
  });
  app.get(`${STATIC_PATH}*`, async (request, reply) => {
    // Some 8 MB of editor, read when the explorer is first opened.
    const { getStaticFile } = await import('ruru/static');
    const file = await getStaticFile({
      staticPath: STATIC_PATH,
      urlPath: request.url,
      acceptEncoding: request.headers['accept-encoding'],
      disallowDevAssets: true,
    });
    if (!file) return reply.callNotFound();
    return reply.headers({ ...file.headers, 'cache-control': 'public, max-age=3600' }).send(file.content);
  });
}

/** Ids of posted picks are public: visitors see them on the board. */
async function examplePicks(rows: Rows, now: Date): Promise<ExamplePicks> {
  const today = easternDay(now);
  const found = await statements.examplePicks.first(rows, { today, yesterday: addDays(today, -1), now });
  return found ?? { first: null, started: null };
}
