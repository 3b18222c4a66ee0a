import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useId } from 'react';
import styles from '#frontend/admin/form.module.css';
import { focusFirstProblem } from '#frontend/admin/form-focus.ts';
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

/**
 * The form of a coupon or of many codes. Without a plan it cannot be sent (product.txt section 5); the line beside the
 * button says so, and a field that was left with something wrong in it has said so by then.
 */
export function CouponFormDialog({ form, submission, onClose, ...props }: CouponFormDialogProps) {
  const hintId = useId();
  const lacksPlan = form.values.plans.length === 0;
  return (
    <Dialog open onClose={onClose} title={props.title} wide>
      <form
        onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
        // Enter does nothing where the button of a form is disabled.
        onKeyDown={(event) => lacksPlan && event.key === 'Enter' && form.validate()}
        noValidate
        className={styles.form}
      >
        {props.children}
        <PlanChoices
          value={form.values.plans}
          problem={form.errors.plans}
          onChange={(plans) => form.setFieldValue('plans', plans)}
        />
        <DurationFields form={form} />
        {props.further}
        <FormProblem>{submission.problem}</FormProblem>
        <div className={styles.actions}>
          {lacksPlan && (
            <p id={hintId} className={styles.hint}>
              Choose a plan first.
            </p>
          )}
          <Button variant="ghost" onClick={props.onCancel ?? onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={lacksPlan}
            aria-describedby={lacksPlan ? hintId : undefined}
            busy={submission.busy && 'Creating...'}
          >
            {props.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
