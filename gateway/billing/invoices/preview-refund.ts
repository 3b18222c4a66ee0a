import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import { LEFT_CENTS } from '#gateway/billing/ledger/refundable.ts';
import { cardName } from '#schema/rules/money/cards.ts';
import type { RefundPreviewType } from '#schema/types/desk/admin.type.ts';

interface Charge {
  leftCents: number;
  transactionId: string;
  cardType: string | null;
  cardLast4: string | null;
}

/** What can be refunded of a paid invoice now, and whether in part. Throws NOT_FOUND. */
export async function previewRefund(services: Services, invoiceId: string): Promise<RefundPreviewType> {
  const [charge] = await services.database.em.execute<Charge[]>(
    `select ${LEFT_CENTS} as "leftCents", a.transaction_id as "transactionId",
            a.card_type as "cardType", a.card_last4 as "cardLast4"
       from invoices i join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
      where i.id = ? and i.type = 'charge' and i.state = 'paid'`,
    [invoiceId],
  );
  if (!charge) throw new AppError('NOT_FOUND', 'There is no paid invoice with this id');
  const { leftCents, transactionId } = charge;
  return { leftCents, isSettled: await isSettled(services, transactionId), paidWith: cardOf(charge) };
}

function cardOf({ cardType, cardLast4 }: Charge): string | null {
  return cardType && cardLast4 && `${cardName(cardType)} •••• ${cardLast4}`;
}

/** Null when the processor did not answer: the refund itself then shows it. */
async function isSettled({ processor, log }: Services, transactionId: string): Promise<boolean | null> {
  return processor.isSettled(transactionId).catch((failure: unknown) => {
    log.warn({ transactionId, err: failure }, 'the processor did not say whether a charge has settled');
    return null;
  });
}
