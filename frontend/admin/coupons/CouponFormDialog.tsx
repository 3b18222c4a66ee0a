import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import styles from '#frontend/admin/form.module.css';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import type { Submission } from '#frontend/ui/use-submission.ts';
import { DurationFields } from './CouponFields.tsx';
import type { CouponForm } from './coupon-form.ts';
import { PlanChoices } from './PlanChoices.tsx';

interface CouponFormDialogProps {
  title: string;
  /** The word on the button. */
  send: string;
  form: UseFormReturnType<CouponForm>;
  submission: Submission;
  onClose(): void;
  /** Where it does more than to close. */
  onCancel?(): void;
  /** What is created and what it takes off. */
  children: ReactNode;
  /** What follows the plans and the duration. */
  further?: ReactNode;
}

/** The form of a coupon or of many codes. Without a plan it cannot be sent. */
export function CouponFormDialog({ form, submission, onClose, ...props }: CouponFormDialogProps) {
  return (
    <Dialog open onClose={onClose} title={props.title} wide>
      <form
        onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
        noValidate
        className={styles.form}
      >
        {props.children}
        <PlanChoices value={form.values.plans} onChange={(plans) => form.setFieldValue('plans', plans)} />
        <DurationFields form={form} />
        {props.further}
        <FormProblem>{submission.problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={props.onCancel ?? onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={form.values.plans.length === 0}
            busy={submission.busy && 'Creating...'}
          >
            {props.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
