import type { FormEvent, ReactNode } from 'react';
import styles from '#frontend/admin/form.module.css';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import type { Submission } from '#frontend/ui/use-submission.ts';

interface MemberDialogProps {
  title: string;
  /** What will happen, in a sentence or two. */
  consequence: ReactNode;
  submission: Submission;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onClose(): void;
  /** The button's words, and those while it works. */
  action: [words: string, busy: string];
  /** For what cannot be undone. */
  danger?: boolean;
  children: ReactNode;
}

/** The form that every act of an admin on a member is done with. */
export function MemberDialog({
  title,
  consequence,
  submission,
  onSubmit,
  onClose,
  ...rest
}: MemberDialogProps) {
  const { action, danger, children } = rest;
  return (
    <Dialog open onClose={onClose} title={title}>
      <form onSubmit={onSubmit} noValidate className={styles.form}>
        <p className={styles.consequence}>{consequence}</p>
        {children}
        <FormProblem>{submission.problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={submission.busy && action[1]}>
            {action[0]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
