import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { isHardDecline } from '#schema/rules/money/grace-and-retries.ts';

/** Whether the member has a card, and no retry of what is due is hopeless: see `isHardDecline`. */
export async function hasChargeableCard(
  em: EntityManager,
  { id, userId }: SubscriptionRecord,
): Promise<boolean> {
  const [card] = await em.execute<{ lastDecline: string | null }[]>(
    `select (select a.decline_code from payment_attempts a join invoices i on i.id = a.invoice_id
              where i.subscription_id = ? and i.state = 'open' and a.card_token = m.token
              order by a.created_at desc limit 1) as "lastDecline"
       from payment_methods m where m.user_id = ? and m.removed_at is null`,
    [id, userId],
  );
  return card !== undefined && !isHardDecline(card.lastDecline ?? '');
}
