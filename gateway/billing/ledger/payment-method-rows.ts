import { columnsOf } from '#gateway/database/record.ts';
import type { Fragment, Rows } from '#gateway/database/rows.ts';
import type { VaultedCard } from '#gateway/integrations/processor.ts';
import type { BillingDetails } from '#schema/rules/money/billing-form.ts';
import type { PaymentMethodType } from '#schema/types/payment-method.type.ts';
import { PaymentMethodEntity } from './payment-method.entity.ts';

/** The newest name and address are those of the next invoices. Guarded. */
export function keepBilling(userId: string, billing: BillingDetails): Fragment {
  const sql = `update users set billing = coalesce(billing, '{}'::jsonb) || ?::jsonb
    where id = ? and exists (select from guard)`;
  return { sql, params: [JSON.stringify(billing), userId] };
}

/** Makes a vaulted card the member's card, if the guard has a row. Card numbers are never stored. */
export function keepCard(userId: string, card: VaultedCard, now: Date): Fragment {
  const sql = `insert into payment_methods
      (token, user_id, card_type, last4, expiration_month, expiration_year, created_at)
    select ?, ?, ?, ?, ?, ?, ?::timestamptz where exists (select from guard)
    on conflict (user_id) where removed_at is null do update
      set token = excluded.token, card_type = excluded.card_type, last4 = excluded.last4,
          expiration_month = excluded.expiration_month, expiration_year = excluded.expiration_year,
          created_at = excluded.created_at`;
  const { token, cardType, last4, expirationMonth, expirationYear } = card;
  return { sql, params: [token, userId, cardType, last4, expirationMonth, expirationYear, now] };
}

const SHOWN = ['cardType', 'last4', 'expirationMonth', 'expirationYear'] as const;

const LIVE = `select ${columnsOf(PaymentMethodEntity, { only: SHOWN })}
  from payment_methods where user_id = ? and removed_at is null`;

export async function readPaymentMethod(rows: Rows, userId: string): Promise<PaymentMethodType | null> {
  const [card] = await rows.execute<PaymentMethodType[]>(LIVE, [userId]);
  return card ?? null;
}
