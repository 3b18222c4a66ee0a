import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import { cardName } from '#schema/rules/money/cards.ts';
import type { RefundPreviewType } from '#schema/types/desk/admin.type.ts';
import { type RefundPreviewRow, refundPreview } from './preview-refund.sql.ts';

/** What can be refunded of a paid invoice now, and whether in part. Throws NOT_FOUND. */
export async function previewRefund(services: Services, invoiceId: string): Promise<RefundPreviewType> {
  const charge = await refundPreview.first(services.database.em, { id: invoiceId });
  if (!charge) throw new AppError('NOT_FOUND', 'There is no paid invoice with this id');
  const { leftCents, transactionId } = charge;
  return { leftCents, isSettled: await isSettled(services, transactionId), paidWith: cardOf(charge) };
}

function cardOf({ cardType, cardLast4 }: RefundPreviewRow): string | null {
  return cardType && cardLast4 && `${cardName(cardType)} •••• ${cardLast4}`;
}

/** Null when the processor did not answer: the refund itself then shows it. */
async function isSettled({ processor, log }: Services, transactionId: string): Promise<boolean | null> {
  return processor.isSettled(transactionId).catch((failure: unknown) => {
    log.warn({ transactionId, err: failure }, 'the processor did not say whether a charge has settled');
    return null;
  });
}
