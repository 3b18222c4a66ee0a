import { alertOf } from '#frontend/admin/alerts.ts';
import { FormDialog, sends } from '#frontend/admin/FormDialog.tsx';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { type AnalystRowFragment, useSetAnalystTextMutation } from '#frontend/generated/graphql.ts';
import { Textarea } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { ANALYST_TEXT_LENGTH, analystTextProblem } from '#schema/rules/picks/analyst-text.ts';

interface AnalystDialogProps {
  analyst: AnalystRowFragment;
  onClose(): void;
  onSaved(): void;
}

/** A few sentences of an analyst about themselves. Every earlier text stays in the audit log. */
export function AnalystDialog({ analyst: { name, text: was }, onClose, onSaved }: AnalystDialogProps) {
  const kept = useUnsavedForm(`analyst ${name}`, {
    initialValues: { text: was },
    validate: { text: analystTextProblem },
  });
  const { form, discard } = kept;
  const [setText] = useSetAnalystTextMutation();
  const submission = useSubmission(
    async () => {
      await setText({ variables: { input: { name, was, text: form.getValues().text } } });
      discard();
      onSaved();
    },
    (failure) => alertOf('save the text', failure),
  );
  return (
    <FormDialog
      {...sends(kept, submission)}
      title={name}
      consequence={`Everyone reads it on the page of ${name}, above the record. It is plain text; an empty one removes it.`}
      onClose={onClose}
      action={['Save Text', 'Saving...']}
    >
      <Textarea
        label="Text"
        description={`At most ${ANALYST_TEXT_LENGTH} characters; ${form.values.text.length} so far.`}
        rows={6}
        data-autofocus
        {...form.getInputProps('text')}
      />
    </FormDialog>
  );
}
