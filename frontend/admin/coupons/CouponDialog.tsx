import { alertOf } from '#frontend/admin/alerts.ts';
import { focusFirstProblem } from '#frontend/admin/focus-first-problem.ts';
import styles from '#frontend/admin/form.module.css';
import { fieldProblems } from '#frontend/app/failures.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { type AdminCouponFragment, useCreateCouponMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { RestoredNotice } from '#frontend/ui/RestoredNotice.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { DiscountFields, DurationFields, LimitFields } from './CouponFields.tsx';
import {
  type CouponForm,
  couponFormProblems,
  couponInputOf,
  freePlansText,
  newCouponForm,
} from './coupon-form.ts';
import { PlanChoices } from './PlanChoices.tsx';

interface CouponDialogProps {
  onClose(): void;
  onCreated(coupon: AdminCouponFragment): void;
}

/** The coupon form (product.txt section 5). Without a plan it cannot be sent. */
export function CouponDialog({ onClose, onCreated }: CouponDialogProps) {
  const { form, restored, discard } = useUnsavedForm<CouponForm>('new coupon', {
    initialValues: newCouponForm(),
    validate: couponFormProblems,
  });
  const [createCoupon] = useCreateCouponMutation();
  const submission = useSubmission(create, (failure) => {
    const fields = fieldProblems(failure);
    form.setErrors(fields);
    return Object.keys(fields).length > 0
      ? 'Failed to create coupon. See the marked field.'
      : alertOf('create coupon', failure);
  });

  async function create() {
    const { data } = await createCoupon({ variables: { input: couponInputOf(form.getValues()) } });
    if (!data) throw new Error('The server answered without a coupon');
    discard();
    onCreated(data.createCoupon.coupon);
  }

  const free = freePlansText(form.values);
  const cancel = () => {
    discard();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="New Coupon" wide>
      <form
        onSubmit={form.onSubmit(submission.run, focusFirstProblem(form))}
        noValidate
        className={styles.form}
      >
        <RestoredNotice shown={restored} onDiscard={discard} />
        <DiscountFields form={form} />
        <PlanChoices value={form.values.plans} onChange={(plans) => form.setFieldValue('plans', plans)} />
        <DurationFields form={form} />
        {free && <p className={styles.consequence}>{free}</p>}
        <LimitFields form={form} />
        <FormProblem>{submission.problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={form.values.plans.length === 0}
            busy={submission.busy && 'Creating...'}
          >
            Create Coupon
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
