import { columnsOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { PaymentMethodType } from '#schema/types/payment-method.type.ts';
import { PaymentMethodEntity } from './payment-method.entity.ts';

const SHOWN = ['cardType', 'last4', 'expirationMonth', 'expirationYear'] as const;

const LIVE = `select ${columnsOf(PaymentMethodEntity, { only: SHOWN })}
  from payment_methods where user_id = ? and removed_at is null`;

export async function readPaymentMethod(rows: Rows, userId: string): Promise<PaymentMethodType | null> {
  const [card] = await rows.execute<PaymentMethodType[]>(LIVE, [userId]);
  return card ?? null;
}
