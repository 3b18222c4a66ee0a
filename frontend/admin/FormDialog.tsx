import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import type { UnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { RestoredNotice } from '#frontend/ui/RestoredNotice.tsx';
import type { Submission } from '#frontend/ui/use-submission.ts';
import { FactList, type Facts } from './FactList.tsx';
import styles from './form.module.css';
import { focusFirstProblem } from './form-focus.ts';
import { Text } from './mantine.ts';

interface FormDialogProps extends DialogFormProps {
  title: string;
  /** Wide enough for two columns. */
  wide?: boolean;
}

interface DialogFormProps {
  /** What will happen, by name, above the sentence. */
  facts?: Facts;
  /** What will happen, in a sentence or two. */
  consequence?: ReactNode;
  submission: Pick<Submission, 'busy' | 'problem' | 'run'>;
  /** Where more is to be checked than that the button was pressed. */
  onSubmit?(event: FormEvent<HTMLFormElement>): void;
  onKeyDown?(event: KeyboardEvent): void;
  onClose(): void;
  /** Throws away what was typed; every other way out keeps it. */
  onCancel?(): void;
  /** Whether the form begins with what was typed before it was closed. */
  restored?: boolean;
  /** The button's words, and those while it works. */
  action: readonly [words: string, busy: string];
  /** The words of the button that leaves all as it is. */
  dismiss?: string;
  /** For what cannot be undone. */
  danger?: boolean | undefined;
  /** Of the button that sends. */
  button?: Omit<React.ComponentProps<typeof Button>, 'type' | 'variant' | 'busy'> & {
    'data-autofocus'?: true;
  };
  /** What a disabled button waits for, before the buttons. */
  hint?: ReactNode;
  /** Between the two buttons. */
  between?: ReactNode;
  children?: ReactNode;
}

/** What is done on the desk with a form or after a question. */
export function FormDialog({ title, wide, ...form }: FormDialogProps) {
  return (
    <Dialog open onClose={form.onClose} title={title} {...(wide && { wide })}>
      <DialogForm {...form} />
    </Dialog>
  );
}

/** The form of a dialog that is open before what it begins with is loaded. */
export function DialogForm({ onClose, onCancel, submission, ...rest }: DialogFormProps) {
  const { facts, consequence, restored = false, action, dismiss = 'Cancel', danger, children } = rest;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submission.run();
  };
  const cancel = () => {
    onCancel?.();
    onClose();
  };
  return (
    <form onSubmit={rest.onSubmit ?? submit} onKeyDown={rest.onKeyDown} noValidate className={styles.form}>
      {facts && <FactList facts={facts} />}
      {consequence && <Text c="var(--ink-2)">{consequence}</Text>}
      <RestoredNotice shown={restored} onDiscard={() => onCancel?.()} />
      {children}
      <FormProblem>{submission.problem}</FormProblem>
      <div className={styles.actions}>
        {rest.hint}
        <Button variant="ghost" onClick={cancel}>
          {dismiss}
        </Button>
        {rest.between}
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          busy={submission.busy && action[1]}
          {...rest.button}
        >
          {action[0]}
        </Button>
      </div>
    </form>
  );
}

/** What such a dialog takes of a form that is kept while it is closed. */
export function sends<Values extends object>(
  { form, restored, discard }: UnsavedForm<Values>,
  submission: Submission,
) {
  const onSubmit = form.onSubmit(submission.run, focusFirstProblem(form));
  return { submission, restored, onCancel: discard, onSubmit };
}
