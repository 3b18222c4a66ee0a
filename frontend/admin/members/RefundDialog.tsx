import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import { failureCode, failureText } from '#frontend/app/failures.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { useCreditMemberMutation, useRefundPreviewQuery } from '#frontend/generated/graphql.ts';
import { Textarea, TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { decimalDollars, dollars } from '#schema/rules/money.ts';
import { MemberDialog } from './MemberDialog.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { type CurrentPlan, dayText, type MemberInvoice } from './member-text.ts';
import { reasonProblem } from './reason.ts';
import { amountProblem, centsOf } from './refund-amount.ts';

interface RefundDialogProps {
  given: MemberInvoice;
  /** The member's current plan, which a refund leaves as it is. */
  plan: CurrentPlan | null;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Refunds part or all of a paid invoice. */
export function RefundDialog({ given, plan, onClose, onDone }: RefundDialogProps) {
  const { invoice, creditableCents } = given;
  const { data: preview, loading } = useRefundPreviewQuery({
    variables: { invoiceId: invoice.id },
    fetchPolicy: 'network-only',
  });
  const isSettled = preview?.refundPreview.isSettled ?? null;
  // The processor voids a charge that has not settled, and no part of it.
  const isWhole = isSettled === false;
  const { form, restored, discard } = useUnsavedForm(`refund ${invoice.id} ${creditableCents}`, {
    initialValues: { amount: decimalDollars(creditableCents), reason: '' },
    validate: {
      amount: (text) => (isWhole ? null : amountProblem(text, creditableCents)),
      reason: reasonProblem,
    },
  });
  const [creditMember] = useCreditMemberMutation();
  const submission = useSubmission(refund, refundFailure);

  async function refund() {
    const { amount, reason } = form.getValues();
    const amountCents = isWhole ? creditableCents : centsOf(amount);
    const { data } = await creditMember({
      variables: {
        input: { invoiceId: invoice.id, amountCents, leftCents: creditableCents, reason: reason.trim() },
      },
    });
    discard();
    onDone(doneText(`${dollars(amountCents)} of ${invoice.number}`, data?.creditMember.voided === true));
  }

  return (
    <MemberDialog
      title="Refund this invoice"
      consequence={[
        loading ? 'Checking whether the charge has settled...' : whatIsRefunded(given, isSettled),
        'Sales are final: a refund is an exception, and the audit log keeps it.',
        plan && whatStays(plan),
      ]
        .filter(Boolean)
        .join(' ')}
      submission={submission}
      onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
      onClose={onClose}
      onCancel={discard}
      restored={restored}
      action={[refundWords(isWhole ? creditableCents : centsOf(form.values.amount)), 'Refunding...']}
    >
      {isWhole ? (
        <MemberFacts facts={[['Amount', `${dollars(creditableCents)}, the whole charge`]]} />
      ) : (
        <TextInput label="Amount (US$)" required inputMode="decimal" {...form.getInputProps('amount')} />
      )}
      <Textarea label="Reason" required rows={2} {...form.getInputProps('reason')} />
    </MemberDialog>
  );
}

/** The button names what it will refund, unless that cannot be read. */
function refundWords(amountCents: number): string {
  return amountCents > 0 ? `Refund ${dollars(amountCents)}` : 'Refund';
}

function whatIsRefunded({ invoice, creditableCents }: MemberInvoice, isSettled: boolean | null): string {
  const amount = dollars(creditableCents);
  if (isSettled === false)
    return `All of ${invoice.number}, ${amount}, goes back to the card that paid it. The charge has not settled yet, so the amount cannot be changed. Part of it can be refunded once it has settled, usually within a day.`;
  const upTo = `Up to ${amount} of ${invoice.number} can be refunded to the card that paid it.`;
  return isSettled
    ? upTo
    : `${upTo} A charge settles within about a day; until then it can only be refunded in full.`;
}

function whatStays({ pastDue, nextChargeAt, nextChargeCents, currentPeriodEndsAt }: CurrentPlan): string {
  if (pastDue) return 'The plan and what is owed for it stay, unless it is revoked or canceled.';
  return nextChargeAt
    ? `The plan stays, and so does the next charge, of ${dollars(nextChargeCents ?? 0)} on ${dayText(nextChargeAt)}, unless it is revoked or canceled.`
    : `The plan stays until ${dayText(currentPeriodEndsAt)}, unless it is revoked.`;
}

function doneText(money: string, voided: boolean): string {
  return voided
    ? `${money} is refunded: the charge had not settled and was canceled.`
    : `${money} is being refunded.`;
}

/** The catalogue's sentences speak to the payer, not to the admin. */
function refundFailure(failure: unknown): string {
  const code = failureCode(failure);
  if (code === 'CARD_DECLINED') return 'The processor refused this refund. Nothing was refunded.';
  if (code === 'CARD_REFUSED')
    return 'The processor refused this refund. Part of a charge can be refunded once it has settled, usually within a day; until then only the full amount can be.';
  if (code === 'PAYMENT_PENDING')
    return 'The processor has not confirmed this refund yet. It is listed under Problems until it is confirmed.';
  return failureText(failure);
}
