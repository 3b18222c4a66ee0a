import { alertOf } from '#frontend/admin/alerts.ts';
import styles from '#frontend/admin/form.module.css';
import { fieldProblems } from '#frontend/app/failures.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { type AdminCouponFragment, useCreateCouponMutation } from '#frontend/generated/graphql.ts';
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
  const kept = useUnsavedForm<CouponForm>('new coupon', {
    initialValues: newCouponForm(),
    validate: couponFormProblems,
    validateInputOnBlur: true,
  });
  const { form, discard } = kept;
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
  return (
    <CouponFormDialog
      {...{ form, submission, onClose }}
      title="New Coupon"
      send="Create Coupon"
      kept={kept}
      further={
        <>
          {free && <p>{free}</p>}
          <LimitFields form={form} />
        </>
      }
    >
      <div className={styles.fields}>
        <CodeField form={form} />
        <DiscountFields form={form} />
      </div>
    </CouponFormDialog>
  );
}
