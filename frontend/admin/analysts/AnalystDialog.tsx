import { alertOf } from '#frontend/admin/alerts.ts';
import styles from '#frontend/admin/form.module.css';
import { focusFirstProblem } from '#frontend/admin/form-focus.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { type AnalystRowFragment, useSetAnalystTextMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Textarea } from '#frontend/ui/fields.ts';
import { RestoredNotice } from '#frontend/ui/RestoredNotice.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { ANALYST_TEXT_LENGTH, analystTextProblem } from '#schema/rules/picks/analyst-text.ts';

interface AnalystDialogProps {
  analyst: AnalystRowFragment;
  onClose(): void;
  onSaved(): void;
}

/** A few sentences of an analyst about themselves. Every earlier text stays in the audit log. */
export function AnalystDialog({ analyst: { name, text: was }, onClose, onSaved }: AnalystDialogProps) {
  const { form, restored, discard } = useUnsavedForm(`analyst ${name}`, {
    initialValues: { text: was },
    validate: { text: analystTextProblem },
  });
  const [setText] = useSetAnalystTextMutation();
  const submission = useSubmission(
    async () => {
      await setText({ variables: { input: { name, was, text: form.getValues().text } } });
      discard();
      onSaved();
    },
    (failure) => alertOf('save the text', failure),
  );
  const cancel = () => {
    discard();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={name}>
      <form
        onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
        noValidate
        className={styles.form}
      >
        <RestoredNotice shown={restored} onDiscard={discard} />
        <p className={styles.consequence}>
          Everyone reads it on the page of {name}, above the record. It is plain text; an empty one removes
          it.
        </p>
        <Textarea
          label="Text"
          description={`At most ${ANALYST_TEXT_LENGTH} characters; ${form.values.text.length} so far.`}
          rows={6}
          data-autofocus
          {...form.getInputProps('text')}
        />
        <FormProblem>{submission.problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={submission.busy && 'Saving...'}>
            Save Text
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
