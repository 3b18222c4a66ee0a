import type { Services } from '#gateway/auth/context.ts';
import { LEFT_ALONE_MILLISECONDS, sendDisputeReply } from '#gateway/billing/settlement/send-dispute-reply.ts';
import { eachIndependently } from './reconcile.ts';
import { dueReplies, takeReply } from './send-dispute-replies.sql.ts';

/** Sends replies to disputes that a crash or a silent processor left unsent. Of two runs at once, one sends each. */
export async function sendDisputeReplies(services: Services): Promise<void> {
  const { database, clock } = services;
  const due = await dueReplies.all(database.em, { now: clock.now() });
  await eachIndependently(services, due, async ({ disputeId }) => {
    const now = clock.now();
    const until = new Date(now.getTime() + LEFT_ALONE_MILLISECONDS);
    const isOurs = await takeReply.some(database.em, { disputeId, now, until });
    if (isOurs) await sendDisputeReply(services, disputeId);
  });
}
