import type { Letter, Links } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { disputeReason } from '#schema/rules/money/disputes.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';

export function adminDispute(data: MailData['admin-dispute'], links: Links): Letter {
  const asks = data.kind === 'INQUIRY';
  return {
    subject: `${asks ? 'Bank asks about a payment' : 'Payment disputed'}: ${dollars(data.amountCents)}`,
    heading: asks ? 'A bank asks about a payment' : 'A payment was disputed',
    paragraphs: [
      asks
        ? `The bank of ${data.email} asks about a payment. No money has moved, and their plan runs on.`
        : `The bank of ${data.email} has reversed a payment.`,
      ...(asks ? [] : [data.accessRevoked ? 'Their plan has ended.' : 'They had no plan to end.']),
      ...(data.replyBy
        ? [
            `Without an answer by ${longDay(data.replyBy)}, ${asks ? 'it may become a dispute' : 'it is lost'}.`,
          ]
        : []),
    ],
    facts: [
      ['Amount', dollars(data.amountCents)],
      ['Transaction', data.transactionId],
      ['Order', data.orderId ?? 'Not ours'],
      ['Reason', disputeReason(data.reason)],
    ],
    action: {
      label: 'Open the dispute',
      url: `${links.admin}?tab=disputes&id=${encodeURIComponent(data.disputeId)}`,
    },
  };
}
