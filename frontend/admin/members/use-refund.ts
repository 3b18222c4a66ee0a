import { failureCode } from '#frontend/app/failures.ts';
import { useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { useRefundInvoiceMutation, useRefundPreviewQuery } from '#frontend/generated/graphql.ts';
import { SMALL_REFUND_CENTS } from '#schema/rules/access/staff.ts';
import type { ErrorCode } from '#schema/rules/api/errors.ts';
import { decimalDollars, dollars } from '#schema/rules/money/money.ts';
import { useMay, useRequestId } from './member-actions.ts';
import type { MemberInvoice } from './member-text.ts';
import { typedReasonProblem } from './reason.ts';
import { refundDoneText, refundFailure, waitingText } from './refund-text.ts';

/** With these the processor has said that nothing was refunded. */
const REFUSALS: readonly ErrorCode[] = ['CARD_DECLINED', 'CARD_REFUSED'];

/** What can be refunded of an invoice, in cents, and how. Null is what is not known yet. */
export function useRefundTerms({ invoice, refundableCents }: MemberInvoice) {
  const { data, loading, refetch } = useRefundPreviewQuery({
    variables: { invoiceId: invoice.id },
    fetchPolicy: 'network-only',
  });
  const { isSettled = null, paidWith = null, leftCents = null } = data?.refundPreview ?? {};
  // Another admin may have refunded since the page was read.
  const left = leftCents ?? refundableCents;
  const most = useMay()('LARGE_REFUND') ? left : Math.min(left, SMALL_REFUND_CENTS);
  // The processor voids a charge that has not settled, and no part of it.
  const isWhole = isSettled === false;
  return { isSettled, isWhole, paidWith, leftCents: left, mostCents: most, loading, refetch };
}

interface Limits {
  isWhole: boolean;
  mostCents: number;
}

export function useRefundForm({ invoice, refundableCents }: MemberInvoice, { isWhole, mostCents }: Limits) {
  return useUnsavedForm(`refund ${invoice.id} ${refundableCents}`, {
    initialValues: { amount: decimalDollars(mostCents), reason: '' },
    validate: {
      amount: (text) => (isWhole ? null : amountProblem(text, mostCents)),
      reason: typedReasonProblem,
    },
  });
}

/** Sends the refund, and says what became of it or why nothing was refunded. */
export function useRefund({ id, number }: MemberInvoice['invoice']) {
  const [idempotencyKey, renewKey] = useRequestId();
  const [refundInvoice] = useRefundInvoiceMutation();
  const withPasskey = useWithPasskey();

  async function send(asked: { amountCents: number; leftCents: number; reason: string }): Promise<string> {
    const input = { invoiceId: id, ...asked, idempotencyKey };
    const answer = await withPasskey(() => refundInvoice({ variables: { input } })).catch(waitingText);
    if (typeof answer === 'string') return answer;
    const isVoided = answer.data?.refundInvoice.voided === true;
    return refundDoneText(`${dollars(asked.amountCents)} of ${number}`, isVoided);
  }

  function whyNot(failure: unknown): string {
    // What was refused may be tried again, with another amount too.
    if (REFUSALS.includes(failureCode(failure))) renewKey();
    return refundFailure(failure);
  }

  return { send, whyNot };
}

/** Dollars as typed, such as '20' or '20.50', in cents; NaN for anything else. */
export function centsOf(text: string): number {
  const [, whole, cents = ''] = /^\s*\$?(\d{1,6})(?:\.(\d{1,2}))?\s*$/.exec(text) ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** What is wrong with an amount to refund, or null. */
export function amountProblem(text: string, mostCents: number): string | null {
  const cents = centsOf(text);
  if (Number.isNaN(cents)) return 'Amount must be dollars, such as 20 or 20.50';
  if (cents === 0) return 'Amount must be above 0';
  return cents > mostCents ? `Amount must be at most ${dollars(mostCents)}` : null;
}
