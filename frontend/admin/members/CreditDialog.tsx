import { useForm } from '@mantine/form';
import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import { failureCode, failureText } from '#frontend/app/failures.ts';
import { useCreditMemberMutation } from '#frontend/generated/graphql.ts';
import { Textarea, TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { decimalDollars, dollars } from '#schema/rules/money.ts';
import { amountProblem, centsOf } from './credit-amount.ts';
import { MemberDialog } from './MemberDialog.tsx';
import type { MemberInvoice } from './member-text.ts';
import { reasonProblem } from './reason.ts';

interface CreditDialogProps {
  given: MemberInvoice;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Gives money of a paid invoice back. */
export function CreditDialog({ given, onClose, onDone }: CreditDialogProps) {
  const { invoice, creditableCents } = given;
  const form = useForm({
    initialValues: { amount: decimalDollars(creditableCents), reason: '' },
    validate: { amount: (text) => amountProblem(text, creditableCents), reason: reasonProblem },
  });
  const [creditMember] = useCreditMemberMutation();
  const submission = useSubmission(credit, creditFailure);

  async function credit() {
    const { amount, reason } = form.getValues();
    const amountCents = centsOf(amount);
    await creditMember({
      variables: {
        input: { invoiceId: invoice.id, amountCents, leftCents: creditableCents, reason: reason.trim() },
      },
    });
    onDone(`${dollars(amountCents)} of ${invoice.number} are on their way back.`);
  }

  return (
    <MemberDialog
      title="Credit this invoice"
      consequence={`Of ${invoice.number} up to ${dollars(creditableCents)} can go back to the card that paid it. Sales are final: a credit is an exception, and it is kept in the audit log.`}
      submission={submission}
      onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
      onClose={onClose}
      action={['Give Back', 'Giving back...']}
    >
      <TextInput label="Amount (US$)" required inputMode="decimal" {...form.getInputProps('amount')} />
      <Textarea label="Reason" required rows={2} {...form.getInputProps('reason')} />
    </MemberDialog>
  );
}

/** The sentences of the catalogue speak to who pays; an admin gives. */
function creditFailure(failure: unknown): string {
  const code = failureCode(failure);
  if (code === 'CARD_DECLINED') return 'The processor refused this credit. Nothing was given back.';
  if (code === 'CARD_REFUSED')
    return 'The processor refused this credit. A charge can be credited once it has settled, usually within a day.';
  if (code === 'PAYMENT_PENDING')
    return 'The processor has not confirmed this credit yet. It stands under Problems until it is clear.';
  return failureText(failure);
}
