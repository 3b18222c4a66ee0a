import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { isHardDecline } from '#schema/rules/money/grace-and-retries.ts';
import { lastDeclineOfCard } from './has-chargeable-card.sql.ts';

/** Whether the member has a card, and no retry of what is due is hopeless: see `isHardDecline`. */
export async function hasChargeableCard(
  em: EntityManager,
  { id, userId }: SubscriptionRecord,
): Promise<boolean> {
  const card = await lastDeclineOfCard.first(em, { subscriptionId: id, userId });
  return card !== null && !isHardDecline(card.lastDecline ?? '');
}
