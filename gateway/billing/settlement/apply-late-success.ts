import type { Services } from '#gateway/auth/context.ts';
import { lateSuccess } from './late-success.ts';
import { settle } from './settle.ts';

/**
 * Books what a subscription owes as paid when the processor carried out, late, a charge that was taken for not made.
 * Whoever is about to charge it again, or to end it, asks this first. Throws PROCESSOR_UNAVAILABLE.
 */
export async function applyLateSuccess(services: Services, subscriptionId: string): Promise<void> {
  const late = await lateSuccess(services, subscriptionId);
  if (late) await settle(services, late.orderId, late.outcome);
}
