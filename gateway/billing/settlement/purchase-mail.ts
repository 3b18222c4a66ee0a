import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';
import type { MailEntry } from '#gateway/mail/mail.ts';
import { invoiceNumber } from '#schema/rules/money/invoice-values.ts';

/**
 * The receipt, or the exact end and price of a trial. The link to choose a password is added when the mail is sent.
 */
export function purchaseMail(facts: PurchaseFacts, paidAt: Date): MailEntry {
  const { purchaseId, email, tier, periodStartsAt, periodEndsAt, nextChargeCents } = facts;
  const recipient = email;
  const newAccount = facts.makesAccount ? { setPasswordFor: email } : {};
  if (facts.withTrial || !facts.invoiceId)
    return {
      key: `trial-started:${purchaseId}`,
      recipient,
      template: 'trial-started',
      data: { tier, trialEndsAt: periodEndsAt, amountCents: nextChargeCents, ...newAccount },
    };
  return {
    key: `receipt:${facts.invoiceId}`,
    recipient,
    template: 'purchase-receipt',
    data: {
      tier,
      invoiceNumber: invoiceNumber(facts.invoiceId, new Date(periodStartsAt)),
      lines: facts.lines,
      totalCents: facts.totalCents,
      paidAt: paidAt.toISOString(),
      nextChargeAt: periodEndsAt,
      nextChargeCents,
      ...newAccount,
    },
  };
}
