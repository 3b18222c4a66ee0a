import { useForm } from '@mantine/form';
import { alertOf } from '#frontend/admin/alerts.ts';
import { FormDialog } from '#frontend/admin/FormDialog.tsx';
import styles from '#frontend/admin/form.module.css';
import { focusFirstProblem } from '#frontend/admin/form-focus.ts';
import { fieldProblems } from '#frontend/app/failures.ts';
import { type AdminCouponFragment, useEditCouponMutation } from '#frontend/generated/graphql.ts';
import { TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { editCouponInput, editCouponProblems, editFormOf } from './edit-coupon-form.ts';

interface EditCouponDialogProps {
  coupon: AdminCouponFragment;
  onClose(): void;
  onEdited(): void;
}

/** The end and the limit of a coupon. Its amount never changes: plans count on it. */
export function EditCouponDialog({ coupon, onClose, onEdited }: EditCouponDialogProps) {
  const form = useForm({
    initialValues: editFormOf(coupon),
    validate: (values) => editCouponProblems(values, coupon),
  });
  const [editCoupon] = useEditCouponMutation();
  const submission = useSubmission(
    async () => {
      await editCoupon({ variables: { input: editCouponInput(coupon.id, form.getValues()) } });
      onEdited();
    },
    (failure) => {
      form.setErrors(fieldProblems(failure));
      return alertOf('edit coupon', failure);
    },
  );
  return (
    <FormDialog
      {...{ submission, onClose }}
      title={`Edit ${coupon.code}`}
      consequence="Plans that already have the discount keep it. The amount cannot be changed: create another coupon instead."
      onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
      action={['Save', 'Saving...']}
    >
      <div className={styles.fields}>
        <TextInput type="datetime-local" label="Ends (ET)" data-autofocus {...form.getInputProps('endsAt')} />
        <TextInput
          type="number"
          inputMode="numeric"
          label="Total uses"
          placeholder="No limit"
          min={Math.max(1, coupon.used + coupon.reserved)}
          {...form.getInputProps('maxRedemptions')}
        />
      </div>
    </FormDialog>
  );
}
