import type { Services } from '#gateway/auth/context.ts';
import { report } from '#gateway/billing/ledger/discrepancies.ts';
import { bookDispute } from '#gateway/billing/settlement/dispute.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { bookedDisputes } from './compare-disputes.sql.ts';
import { eachIndependently } from './reconcile.ts';

/** Buyers have 120 days to begin a dispute; banks take months to decide. */
const LOOKED_BACK_MILLISECONDS = 200 * DAY;

/**
 * Brings every dispute of the last 200 days to what the processor says, so that a notification that never came costs a day at most. One of
 * ours that the processor does not know is reported. Throws PROCESSOR_UNAVAILABLE.
 */
export async function compareDisputes(services: Services): Promise<void> {
  const { processor, database, clock, log } = services;
  const from = new Date(clock.now().getTime() - LOOKED_BACK_MILLISECONDS);
  const theirs = await processor.findDisputesSince(from.toISOString().slice(0, 10));
  await eachIndependently(services, theirs, async (dispute) => {
    if (await bookDispute(services, dispute))
      log.warn({ dispute: dispute.id, state: dispute.state }, 'a dispute had changed without a notification');
  });
  const known = new Set(theirs.map(({ id }) => id));
  const ours = await bookedDisputes.all(database.em, { from });
  await eachIndependently(
    services,
    ours.filter(({ disputeId }) => !known.has(disputeId)),
    async ({ disputeId, ...details }) => {
      if ((await processor.findDispute(disputeId)) === null)
        await report(database.em, { kind: 'dispute-not-known', subject: disputeId, details }, clock.now());
    },
  );
}
