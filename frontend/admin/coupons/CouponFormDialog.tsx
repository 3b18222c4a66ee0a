import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useId } from 'react';
import { FormDialog } from '#frontend/admin/FormDialog.tsx';
import { focusFirstProblem } from '#frontend/admin/form-focus.ts';
import { Quiet } from '#frontend/admin/mantine.ts';
import type { UnsavedForm } from '#frontend/app/use-unsaved-form.ts';
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
  /** Where what was typed is kept while it is closed. */
  kept?: Pick<UnsavedForm<CouponForm>, 'restored' | 'discard'>;
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
    <FormDialog
      {...{ submission, onClose }}
      {...(props.kept && { restored: props.kept.restored, onCancel: props.kept.discard })}
      title={props.title}
      wide
      onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
      // Enter does nothing where the button of a form is disabled.
      onKeyDown={({ key }) => lacksPlan && key === 'Enter' && form.validate()}
      action={[props.send, 'Creating...']}
      button={{ disabled: lacksPlan, ...(lacksPlan && { 'aria-describedby': hintId }) }}
      hint={
        lacksPlan && (
          <Quiet id={hintId} flex={1}>
            Choose a plan first.
          </Quiet>
        )
      }
    >
      {props.children}
      <PlanChoices
        value={form.values.plans}
        problem={form.errors.plans}
        onChange={(plans) => form.setFieldValue('plans', plans)}
      />
      <DurationFields form={form} />
      {props.further}
    </FormDialog>
  );
}
