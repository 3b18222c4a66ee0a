import type { Rows } from '#gateway/database/rows.ts';
import type { PaymentMethodType } from '#schema/types/payment-method.type.ts';

const LIVE = `
  select card_type as "cardType", last4, expiration_month as "expirationMonth", expiration_year as "expirationYear"
    from payment_methods where user_id = ? and removed_at is null`;

/** The card of a member, or null when there is none. */
export async function readPaymentMethod(rows: Rows, userId: string): Promise<PaymentMethodType | null> {
  const [card] = await rows.execute<PaymentMethodType[]>(LIVE, [userId]);
  return card ?? null;
}
