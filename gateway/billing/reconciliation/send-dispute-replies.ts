import type { Services } from '#gateway/auth/context.ts';
import { sendDisputeReply } from '#gateway/billing/settlement/send-dispute-reply.ts';
import { eachIndependently } from './reconcile.ts';
import { dueReplies } from './send-dispute-replies.sql.ts';

/** Sends replies to disputes that a crash or a silent processor left unsent. */
export async function sendDisputeReplies(services: Services): Promise<void> {
  const due = await dueReplies.all(services.database.em, { now: services.clock.now() });
  await eachIndependently(services, due, ({ disputeId }) => sendDisputeReply(services, disputeId));
}
