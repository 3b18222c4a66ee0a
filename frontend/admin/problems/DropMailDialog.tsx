import { useState } from 'react';
import { FormDialog } from '#frontend/admin/FormDialog.tsx';
import { typedReasonProblem } from '#frontend/admin/members/reason.ts';
import { failureText } from '#frontend/app/failures.ts';
import { useDropMailMutation } from '#frontend/generated/graphql.ts';
import { TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import type { Problem } from './use-problems.ts';

interface DropMailDialogProps {
  problem: Problem;
  onClose(): void;
}

/** Gives up on a mail that could not be delivered. */
export function DropMailDialog({ problem, onClose }: DropMailDialogProps) {
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [drop] = useDropMailMutation();
  const submission = useSubmission(async () => {
    await drop({ variables: { input: { key: problem.subject, reason } } });
    onClose();
  }, failureText);
  return (
    <FormDialog
      title="Give up on this mail?"
      consequence={`${problem.text} It will not be tried again.`}
      submission={submission}
      onSubmit={(event) => {
        event.preventDefault();
        const found = typedReasonProblem(reason);
        setWrong(found);
        if (!found) submission.run();
      }}
      onClose={onClose}
      action={['Give Up', 'Saving...']}
      danger
    >
      <TextInput
        label="Reason"
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        error={wrong}
        maxLength={200}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}
