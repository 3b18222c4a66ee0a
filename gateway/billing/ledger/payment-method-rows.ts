import type { Fragment, Rows } from '#gateway/database/rows.ts';
import type { VaultedCard } from '#gateway/integrations/processor.ts';
import type { BillingDetails } from '#schema/rules/money/billing-form.ts';
import type { PaymentMethodType } from '#schema/types/money/payment-method.type.ts';
import * as statements from './payment-method-rows.sql.ts';

/** The newest name and address are those of the next invoices. Guarded. */
export function keepBilling(userId: string, billing: BillingDetails): Fragment {
  return statements.keepBilling.part({ userId, billing: JSON.stringify(billing) });
}

/** Makes a vaulted card the member's card, if the guard has a row. Card numbers are never stored. */
export function keepCard(userId: string, card: VaultedCard, now: Date): Fragment {
  return statements.keepCard.part({ ...card, userId, now });
}

export function readPaymentMethod(rows: Rows, userId: string): Promise<PaymentMethodType | null> {
  return statements.paymentMethodOf.first(rows, { userId });
}
