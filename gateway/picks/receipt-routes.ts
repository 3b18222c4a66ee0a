import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#gateway/app-error.ts';
import type { Context, Services } from '#gateway/auth/context.ts';
import { createContext } from '#gateway/auth/create-context.ts';
import { checkpointOf } from '#gateway/record/read-checkpoint.ts';
import { presentVersion, readSeals, type SealRow } from '#gateway/record/read-seals.ts';
import { tileReader } from '#gateway/record/stored-tiles.ts';
import { formatReceipt } from '#record/receipt.ts';
import { proveInclusion } from '#record/tiles/prove-inclusion.ts';
import { easternDay } from '#schema/rules/eastern-time.ts';
import { visibility } from '#schema/rules/visibility.ts';
import { openingOf, type PickRecord, publishedPicks } from './pick-rows.ts';
import { readPick } from './read-board.ts';

/**
 * Receipts: what a member keeps of a pick, so that nobody can write its history again. Of a pick that they may not read
 * yet a receipt holds the leaf alone. `today` is all of today's picks in one file.
 */
export function installReceipts(app: FastifyInstance, services: Services): void {
  app.get('/record/receipts/:file', async (request, reply) => {
    const [, name = ''] = /^([\w-]{1,40})\.tlog-proof$/.exec((request.params as { file: string }).file) ?? [];
    const context = await contextOf(services, request);
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

function contextOf(services: Services, request: FastifyRequest): Promise<Context> {
  return createContext(services, request.headers.authorization, request);
}

async function picksOfToday({ database, now }: Context): Promise<PickRecord[]> {
  return publishedPicks(database.em, easternDay(now));
}

/** A receipt for each pick that a signed checkpoint holds. */
async function receiptsOf(context: Context, picks: readonly PickRecord[]): Promise<string[]> {
  const seals = await readSeals(
    context.database.em,
    picks.map(({ id }) => id),
    context.record.quorum,
  );
  const receipts = await Promise.all(
    picks.map((pick) => {
      const seal = seals.get(pick.id);
      return seal ? receiptOf(context, pick, seal) : null;
    }),
  );
  return receipts.filter((receipt) => receipt !== null);
}

/** Under the first checkpoint that enough witnesses signed, or the first that was signed at all. */
async function receiptOf(context: Context, pick: PickRecord, seal: SealRow): Promise<string | null> {
  const rows = context.database.em;
  const present = presentVersion(seal.leaves);
  const size = seal.witnessedSize ?? seal.checkpointSize;
  const checkpoint = size === null ? null : await checkpointOf(rows, size);
  if (!present || !checkpoint) return null;
  const isOpen = visibility(pick, context.viewer, context.now).state === 'OPEN';
  const opening = isOpen ? await openingOf(rows, pick.id) : null;
  return formatReceipt({
    index: present.number,
    leaf: present.body,
    opening: opening && {
      index: opening.number,
      salt: opening.salt,
      bet: opening.bet,
      whySalt: opening.whySalt,
      why: opening.why,
    },
    proof: await proveInclusion(present.number, checkpoint.size, tileReader(rows)),
    checkpoint: checkpoint.note,
  });
}
