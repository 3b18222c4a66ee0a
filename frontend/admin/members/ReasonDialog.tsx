import type { ComponentProps } from 'react';
import { FormDialog, sends } from '#frontend/admin/FormDialog.tsx';
import { ReasonField } from '#frontend/admin/members/ReasonField.tsx';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { memberFailure, useRequestId } from './member-actions.ts';
import { typedReasonProblem } from './reason.ts';

type Shown = 'title' | 'consequence' | 'action' | 'dismiss' | 'danger' | 'onClose';

interface ReasonDialogProps extends Pick<ComponentProps<typeof FormDialog>, Shown> {
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
  const kept = useUnsavedForm(name, {
    initialValues: { reason: '' },
    validate: { reason: typedReasonProblem },
  });
  const { form, discard } = kept;
  const [requestId] = useRequestId();
  const submission = useSubmission(async () => {
    const sentence = await act({ reason: form.getValues().reason.trim(), requestId });
    discard();
    onDone(sentence);
  }, failure);
  return (
    <FormDialog {...shown} {...sends(kept, submission)}>
      <ReasonField readers="dataDownload" data-autofocus {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
