import { alertOf } from '#frontend/admin/alerts.ts';
import styles from '#frontend/admin/form.module.css';
import { fieldProblems } from '#frontend/app/failures.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { type AdminCouponFragment, useCreateCouponMutation } from '#frontend/generated/graphql.ts';
import { RestoredNotice } from '#frontend/ui/RestoredNotice.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { CodeField, DiscountFields, LimitFields } from './CouponFields.tsx';
import { CouponFormDialog } from './CouponFormDialog.tsx';
import {
  type CouponForm,
  couponFormProblems,
  couponInputOf,
  freePlansText,
  newCouponForm,
} from './coupon-form.ts';

interface CouponDialogProps {
  onClose(): void;
  onCreated(coupon: AdminCouponFragment): void;
}

/** The coupon form (product.txt section 5). */
export function CouponDialog({ onClose, onCreated }: CouponDialogProps) {
  const { form, restored, discard } = useUnsavedForm<CouponForm>('new coupon', {
    initialValues: newCouponForm(),
    validate: couponFormProblems,
    validateInputOnBlur: true,
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
    <CouponFormDialog
      {...{ form, submission, onClose }}
      title="New Coupon"
      send="Create Coupon"
      onCancel={cancel}
      further={
        <>
          {free && <p className={styles.consequence}>{free}</p>}
          <LimitFields form={form} />
        </>
      }
    >
      <RestoredNotice shown={restored} onDiscard={discard} />
      <div className={styles.fields}>
        <CodeField form={form} />
        <DiscountFields form={form} />
      </div>
    </CouponFormDialog>
  );
}
