import type { ComponentProps } from 'react';
import { focusFirstProblem } from '#frontend/admin/form-focus.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { Textarea } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { MemberDialog } from './MemberDialog.tsx';
import { memberFailure, useRequestId } from './member-actions.ts';
import { REASON_READERS, typedReasonProblem } from './reason.ts';

type Shown = 'title' | 'consequence' | 'action' | 'dismiss' | 'danger' | 'onClose';

interface ReasonDialogProps extends Pick<ComponentProps<typeof MemberDialog>, Shown> {
  /** Names the form, so that what was typed is there when it is opened again. */
  form: string;
  /** Does it, and answers with the sentence that says what was done. */
  act(input: { reason: string; requestId: string }): Promise<string>;
  onDone(sentence: string): void;
  failure?(failure: unknown): string;
}

/** What an admin does with a member for a reason, and with nothing else to fill in. */
export function ReasonDialog({
  form: name,
  act,
  onDone,
  failure = memberFailure,
  ...shown
}: ReasonDialogProps) {
  const { form, restored, discard } = useUnsavedForm(name, {
    initialValues: { reason: '' },
    validate: { reason: typedReasonProblem },
  });
  const [requestId] = useRequestId();
  const submission = useSubmission(async () => {
    const sentence = await act({ reason: form.getValues().reason.trim(), requestId });
    discard();
    onDone(sentence);
  }, failure);
  return (
    <MemberDialog
      {...shown}
      submission={submission}
      onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
      onCancel={discard}
      restored={restored}
    >
      <Textarea
        label="Reason"
        description={REASON_READERS.dataDownload}
        required
        data-autofocus
        rows={2}
        {...form.getInputProps('reason')}
      />
    </MemberDialog>
  );
}
