import { useRef } from 'react';
import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import { passkeyFailure, useWithPasskey } from '#frontend/admin/passkeys/use-passkeys.ts';
import { failureCode, failureText } from '#frontend/app/failures.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { useRefundInvoiceMutation, useRefundPreviewQuery } from '#frontend/generated/graphql.ts';
import { Textarea, TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { SMALL_REFUND_CENTS } from '#schema/rules/access/staff.ts';
import type { ErrorCode } from '#schema/rules/api/errors.ts';
import { decimalDollars, dollars } from '#schema/rules/money/money.ts';
import { refundChanges } from '#schema/rules/money/refund-changes.ts';
import { ActPreview, chargeText, type Preview } from './acts/ActPreview.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { useMay, useRequestId } from './member-actions.ts';
import { type CurrentPlan, dayText, type MemberInvoice } from './member-text.ts';
import { REASON_READERS, reasonProblem } from './reason.ts';
import { useFirstField } from './use-first-field.ts';

interface RefundDialogProps {
  given: MemberInvoice;
  /** The member's address. */
  email: string;
  /** The member's current plan, which a refund leaves as it is. */
  plan: CurrentPlan | null;
  onClose(): void;
  onDone(sentence: string): void;
}

/** With these the processor has said that nothing was refunded. */
const REFUSALS: readonly ErrorCode[] = ['CARD_DECLINED', 'CARD_REFUSED'];

/** Refunds part or all of a paid invoice. */
export function RefundDialog({ given, email, plan, onClose, onDone }: RefundDialogProps) {
  const { invoice } = given;
  const { isSettled, paidWith, loading, leftCents, refetch } = usePreview(invoice.id);
  // Another admin may have refunded since the page was read.
  const refundableCents = leftCents ?? given.refundableCents;
  const mostCents = useMay()('LARGE_REFUND')
    ? refundableCents
    : Math.min(refundableCents, SMALL_REFUND_CENTS);
  // The processor voids a charge that has not settled, and no part of it.
  const isWhole = isSettled === false;
  const { form, restored, discard } = useRefundForm(given, isWhole, mostCents);
  const amountCents = isWhole ? refundableCents : centsOf(form.values.amount);
  const [amount, reason] = [useRef<HTMLInputElement>(null), useRef<HTMLTextAreaElement>(null)];
  useFirstField(loading ? null : isWhole ? reason : amount);
  const { send, whyNot } = useRefund(invoice);
  const submission = useSubmission(refund, (failure) => {
    void refetch().catch(() => {});
    return whyNot(failure);
  });

  async function refund() {
    const asked = { amountCents, leftCents: refundableCents, reason: form.getValues().reason.trim() };
    const sentence = await send(asked);
    discard();
    onDone(sentence);
  }

  return (
    <MemberDialog
      title="Refund this invoice"
      consequence={consequenceOf(plan, loading ? null : whatElse(isSettled))}
      submission={submission}
      onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
      onClose={onClose}
      onCancel={discard}
      restored={restored}
      action={[refundWords(amountCents), 'Refunding...']}
    >
      {!isWhole && (
        <TextInput
          label="Amount (US$)"
          required
          ref={amount}
          inputMode="decimal"
          {...form.getInputProps('amount')}
        />
      )}
      <ActPreview
        preview={previewOf({
          email,
          plan,
          paidWith,
          totalCents: invoice.totalCents,
          leftCents: refundableCents,
          amountCents,
        })}
      />
      <Textarea
        label="Reason"
        description={REASON_READERS.invoice}
        required
        ref={reason}
        rows={2}
        {...form.getInputProps('reason')}
      />
    </MemberDialog>
  );
}

function useRefundForm({ invoice, refundableCents }: MemberInvoice, isWhole: boolean, mostCents: number) {
  return useUnsavedForm(`refund ${invoice.id} ${refundableCents}`, {
    initialValues: { amount: decimalDollars(mostCents), reason: '' },
    validate: {
      amount: (text) => (isWhole ? null : amountProblem(text, mostCents)),
      reason: reasonProblem,
    },
  });
}

/** Sends the refund, and says what became of it or why nothing was refunded. */
function useRefund({ id, number }: MemberInvoice['invoice']) {
  const [idempotencyKey, renewKey] = useRequestId();
  const [refundInvoice] = useRefundInvoiceMutation();
  const withPasskey = useWithPasskey();

  async function send(asked: { amountCents: number; leftCents: number; reason: string }): Promise<string> {
    const input = { invoiceId: id, ...asked, idempotencyKey };
    const answer = await withPasskey(() => refundInvoice({ variables: { input } })).catch(waitingText);
    if (typeof answer === 'string') return answer;
    const isVoided = answer.data?.refundInvoice.voided === true;
    return doneText(`${dollars(asked.amountCents)} of ${number}`, isVoided);
  }

  function whyNot(failure: unknown): string {
    // What was refused may be tried again, with another amount too.
    if (REFUSALS.includes(failureCode(failure))) renewKey();
    return refundFailure(failure);
  }

  return { send, whyNot };
}

function consequenceOf(plan: CurrentPlan | null, settlement: string | null): string {
  const renewal =
    plan && !plan.cancelAtPeriodEnd && 'To stop the renewal too, use Cancel Renewal on this page.';
  return [settlement ?? 'Checking whether the charge has settled...', renewal].filter(Boolean).join(' ');
}

/** Null is what is not known yet. */
function usePreview(invoiceId: string) {
  const { data, loading, refetch } = useRefundPreviewQuery({
    variables: { invoiceId },
    fetchPolicy: 'network-only',
  });
  const { isSettled = null, paidWith = null, leftCents = null } = data?.refundPreview ?? {};
  return { isSettled, paidWith, leftCents, loading, refetch };
}

interface Shown {
  email: string;
  plan: CurrentPlan | null;
  paidWith: string | null;
  totalCents: number;
  leftCents: number;
  amountCents: number;
}

/** What the refund changes, and what of the plan it does not. */
function previewOf({ email, plan, paidWith, amountCents, ...charge }: Shown): Preview {
  const isRight = amountCents > 0 && amountCents <= charge.leftCents;
  const stays = plan
    ? [
        { label: 'Plan', before: null, after: whatStays(plan) },
        { label: 'Next charge', before: null, after: nextCharge(plan) },
      ]
    : [];
  return {
    changes: [
      ...refundChanges({ ...charge, amountCents: isRight ? amountCents : 0 }),
      { label: 'Returned to', before: null, after: paidWith ?? 'The card that paid it' },
      ...stays.filter(({ after }) => after),
    ],
    mailTo: [email],
  };
}

/** The button names what it will refund, unless that cannot be read. */
function refundWords(amountCents: number): string {
  return amountCents > 0 ? `Refund ${dollars(amountCents)}` : 'Refund';
}

/** The Terms give back less than all where the law lets a member withdraw; that takes a settled charge. */
function whatElse(isSettled: boolean | null): string {
  const law =
    'Sales are final, but the Terms give back what was paid, minus the days used, where the law lets a member withdraw.';
  if (isSettled) return law;
  const part = 'Part of the charge can be refunded once it has settled, usually within a day.';
  return isSettled === false ? `${law} ${part}` : `${law} ${part} Until then only all of it can be refunded.`;
}

function whatStays({ pastDue, cancelAtPeriodEnd, currentPeriodEndsAt }: CurrentPlan): string {
  if (pastDue) return 'Stays, and so does what is owed';
  return cancelAtPeriodEnd ? `Stays until ${dayText(currentPeriodEndsAt)}` : 'Stays';
}

function nextCharge({ nextChargeAt, nextChargeCents }: CurrentPlan): string | null {
  return nextChargeAt && chargeText(nextChargeCents ?? 0, nextChargeAt);
}

function doneText(money: string, voided: boolean): string {
  return voided
    ? `${money} is refunded: the charge had not settled and was canceled.`
    : `${money} is being refunded.`;
}

/** A refund that waits for a second person is no failure: the sentence says who decides. */
function waitingText(failure: unknown): string {
  if (failureCode(failure) !== 'APPROVAL_NEEDED') throw failure;
  return failureText(failure);
}

/** The catalogue's sentences speak to the payer, not to the admin. */
function refundFailure(failure: unknown): string {
  const code = failureCode(failure);
  if (code === 'CARD_DECLINED') return 'The processor refused this refund. Nothing was refunded.';
  if (code === 'CARD_REFUSED')
    return 'The processor refused this refund. Part of a charge can be refunded once it has settled, usually within a day; until then only the full amount can be.';
  if (code === 'PAYMENT_PENDING')
    return 'The processor has not confirmed this refund yet. It is listed under Problems until it is confirmed.';
  return passkeyFailure(failure);
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
