import { useRef } from 'react';
import { focusFirstProblem, useFirstField } from '#frontend/admin/form-focus.ts';
import { Textarea, TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { ActPreview } from './acts/ActPreview.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import type { CurrentPlan, MemberInvoice } from './member-text.ts';
import { REASON_READERS } from './reason.ts';
import { consequenceOf, refundPreviewOf, refundWords } from './refund-text.ts';
import { centsOf, useRefund, useRefundForm, useRefundTerms } from './use-refund.ts';

interface RefundDialogProps {
  given: MemberInvoice;
  /** The member's address. */
  email: string;
  /** The member's current plan, which a refund leaves as it is. */
  plan: CurrentPlan | null;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Refunds part or all of a paid invoice. */
export function RefundDialog({ given, email, plan, onClose, onDone }: RefundDialogProps) {
  const { invoice } = given;
  const terms = useRefundTerms(given);
  const { isSettled, isWhole, leftCents, loading } = terms;
  const { form, restored, discard } = useRefundForm(given, terms);
  const amountCents = isWhole ? leftCents : centsOf(form.values.amount);
  const [amount, reason] = [useRef<HTMLInputElement>(null), useRef<HTMLTextAreaElement>(null)];
  useFirstField(loading ? null : isWhole ? reason : amount);
  const { send, whyNot } = useRefund(invoice);
  const submission = useSubmission(refund, (failure) => {
    void terms.refetch().catch(() => {});
    return whyNot(failure);
  });

  async function refund() {
    const asked = { amountCents, leftCents, reason: form.getValues().reason.trim() };
    const sentence = await send(asked);
    discard();
    onDone(sentence);
  }

  return (
    <MemberDialog
      title="Refund this invoice"
      consequence={consequenceOf(plan, loading, isSettled)}
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
        preview={refundPreviewOf({ email, plan, ...terms, totalCents: invoice.totalCents, amountCents })}
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
