import { useRef } from 'react';
import { FormDialog, sends } from '#frontend/admin/FormDialog.tsx';
import { useFirstField } from '#frontend/admin/form-focus.ts';
import { ReasonField } from '#frontend/admin/members/ReasonField.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { ActPreview } from './acts/ActPreview.tsx';
import type { CurrentPlan, MemberInvoice } from './member-text.ts';
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
  const kept = useRefundForm(given, terms);
  const { form, discard } = kept;
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
    <FormDialog
      title="Refund this invoice"
      consequence={consequenceOf(plan, loading, isSettled)}
      {...sends(kept, submission)}
      onClose={onClose}
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
      <ReasonField readers="invoice" ref={reason} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
