import type { FastifyInstance } from 'fastify';
import { AppError } from '#gateway/app-error.ts';
import type { Context, Services } from '#gateway/auth/context.ts';
import { createContext } from '#gateway/auth/create-context.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import { type PickRecord, publishedPicks } from './pick-rows.ts';
import { readPick } from './read-board.ts';
import { receiptsOf } from './receipts.ts';

/**
 * Receipts: what a member keeps of a pick, so that nobody can write its history again. Of a pick that they may not read
 * yet a receipt holds the leaf alone. `today` is all of today's picks in one file.
 */
export function installReceipts(app: FastifyInstance, services: Services): void {
  app.get('/record/receipts/:file', async (request, reply) => {
    const [, name = ''] = /^([\w-]{1,40})\.tlog-proof$/.exec((request.params as { file: string }).file) ?? [];
    const context = await createContext(services, request.headers.authorization, request);
    const picks = name === 'today' ? await picksOfToday(context) : [await readPick(context, name)];
    const receipts = await receiptsOf(
      context,
      picks.filter((pick) => pick !== null),
    );
    if (receipts.length === 0) throw new AppError('NOT_FOUND', 'No receipt can be given for this yet');
    return reply
      .headers({ 'cache-control': 'private, no-store' })
      .header('content-disposition', `attachment; filename="${name}.tlog-proof"`)
      .type('text/plain; charset=utf-8')
      .send(receipts.join(''));
  });
}

async function picksOfToday({ database, now }: Context): Promise<PickRecord[]> {
  return publishedPicks(database.em, easternDay(now));
}
