import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import { failureCode, failureText } from '#frontend/app/failures.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { useCreditMemberMutation } from '#frontend/generated/graphql.ts';
import { Textarea, TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { decimalDollars, dollars } from '#schema/rules/money.ts';
import { MemberDialog } from './MemberDialog.tsx';
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
  const { form, restored, discard } = useUnsavedForm(`refund ${invoice.id} ${creditableCents}`, {
    initialValues: { amount: decimalDollars(creditableCents), reason: '' },
    validate: { amount: (text) => amountProblem(text, creditableCents), reason: reasonProblem },
  });
  const [creditMember] = useCreditMemberMutation();
  const submission = useSubmission(refund, refundFailure);

  async function refund() {
    const { amount, reason } = form.getValues();
    const amountCents = centsOf(amount);
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
      consequence={`Up to ${dollars(creditableCents)} of ${invoice.number} can be refunded to the card that paid it. A charge settles within about a day; until then it can only be refunded in full. Sales are final: a refund is an exception, and the audit log keeps it.${plan ? ` ${whatStays(plan)}` : ''}`}
      submission={submission}
      onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
      onClose={onClose}
      onCancel={discard}
      restored={restored}
      action={['Refund', 'Refunding...']}
    >
      <TextInput label="Amount (US$)" required inputMode="decimal" {...form.getInputProps('amount')} />
      <Textarea label="Reason" required rows={2} {...form.getInputProps('reason')} />
    </MemberDialog>
  );
}

function whatStays({ nextChargeAt, nextChargeCents, currentPeriodEndsAt }: CurrentPlan): string {
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
