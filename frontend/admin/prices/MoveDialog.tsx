import { useState } from 'react';
import { FormDialog, sends } from '#frontend/admin/FormDialog.tsx';
import { ReasonField } from '#frontend/admin/members/ReasonField.tsx';
import { typedReasonProblem } from '#frontend/admin/members/reason.ts';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { useProposePriceMoveMutation } from '#frontend/generated/graphql.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { type PaidTier, tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';

interface MoveDialogProps {
  tier: PaidTier;
  /** What a month costs today. */
  cents: number;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Proposes to move running plans to what their plan costs today. */
export function MoveDialog({ tier, cents, onClose, onDone }: MoveDialogProps) {
  const kept = useUnsavedForm(`move ${tier}`, {
    initialValues: { reason: '' },
    validate: { reason: typedReasonProblem },
  });
  const { form, discard } = kept;
  const [requestId] = useState(() => crypto.randomUUID());
  const [propose] = useProposePriceMoveMutation();
  const withPasskey = useWithPasskey();
  const submission = useSubmission(async () => {
    const input = { tier, cents, requestId, reason: form.getValues().reason.trim() };
    await withPasskey(() => propose({ variables: { input } }));
    discard();
    onDone('Proposed. Another owner has to approve it before members are notified.');
  }, passkeyFailure);
  return (
    <FormDialog
      title={`Move running ${tierLabel(tier)} plans`}
      consequence={`Once another owner approves it, each member with another price is told by email exactly 30 days before the renewal from which a month costs ${dollars(cents)}. Members who cancel before then do not pay it.`}
      {...sends(kept, submission)}
      onClose={onClose}
      action={['Propose Move', 'Proposing...']}
    >
      <ReasonField readers="prices" data-autofocus {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
