import { alertOf } from '#frontend/admin/alerts.ts';
import { FormDialog } from '#frontend/admin/FormDialog.tsx';
import { type AdminCouponFragment, useDeleteCouponMutation } from '#frontend/generated/graphql.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { couponDiscountText } from './coupon-text.ts';

interface DeleteCouponDialogProps {
  coupon: AdminCouponFragment;
  onClose(): void;
  onDeleted(): void;
}

/** Asks before a coupon is deleted and explains what stays. */
export function DeleteCouponDialog({ coupon, onClose, onDeleted }: DeleteCouponDialogProps) {
  const [deleteCoupon] = useDeleteCouponMutation();
  const submission = useSubmission(
    async () => {
      await deleteCoupon({ variables: { input: { id: coupon.id, code: coupon.code } } });
      onDeleted();
    },
    (failure) => alertOf('delete coupon', failure),
  );
  return (
    <FormDialog
      {...{ submission, onClose }}
      title="Delete this coupon?"
      consequence="It can no longer be used. Plans that already have the discount keep it, and the code can be used for a new coupon."
      dismiss="Keep it"
      action={['Delete', 'Deleting...']}
      danger
    >
      <p>
        <strong>{coupon.code}</strong>: {couponDiscountText(coupon)}
      </p>
    </FormDialog>
  );
}
