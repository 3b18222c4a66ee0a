import type { Services } from '#gateway/auth/context.ts';
import { lateSuccess } from './late-success.ts';
import { settle } from './settle.ts';

/**
 * Marks an open invoice as paid when a timed-out charge was made after all. Called before charging again and before
 * ending a subscription. Throws PROCESSOR_UNAVAILABLE.
 */
export async function applyLateSuccess(services: Services, subscriptionId: string): Promise<void> {
  const late = await lateSuccess(services, subscriptionId);
  if (late) await settle(services, late.orderId, late.outcome);
}
