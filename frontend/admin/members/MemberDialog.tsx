import type { FormEvent, ReactNode } from 'react';
import styles from '#frontend/admin/form.module.css';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { RestoredNotice } from '#frontend/ui/RestoredNotice.tsx';
import type { Submission } from '#frontend/ui/use-submission.ts';
import { type Facts, MemberFacts } from './MemberFacts.tsx';

interface MemberDialogProps {
  title: string;
  /** What will happen, by name, above the sentence. */
  facts?: Facts;
  /** What will happen, in a sentence or two. */
  consequence: ReactNode;
  submission: Submission;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onClose(): void;
  /** Throws away what was typed; every other way out keeps it. */
  onCancel(): void;
  /** Whether the form begins with what was typed before it was closed. */
  restored: boolean;
  /** The button's words, and those while it works. */
  action: [words: string, busy: string];
  /** The words of the button that leaves all as it is; 'Cancel' unless told otherwise. */
  dismiss?: string;
  /** For what cannot be undone. */
  danger?: boolean;
  children?: ReactNode;
}

/** The form of everything that an admin does with a member. */
export function MemberDialog({
  title,
  consequence,
  submission,
  onSubmit,
  onClose,
  ...rest
}: MemberDialogProps) {
  const { action, danger, dismiss = 'Cancel', facts, restored, onCancel, children } = rest;
  const cancel = () => {
    onCancel();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form onSubmit={onSubmit} noValidate className={styles.form}>
        {facts && <MemberFacts facts={facts} />}
        <p className={styles.consequence}>{consequence}</p>
        <RestoredNotice shown={restored} onDiscard={onCancel} />
        {children}
        <FormProblem>{submission.problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={cancel}>
            {dismiss}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={submission.busy && action[1]}>
            {action[0]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
