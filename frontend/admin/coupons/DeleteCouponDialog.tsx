import { alertOf } from '#frontend/admin/alerts.ts';
import styles from '#frontend/admin/confirm.module.css';
import { type AdminCouponFragment, useDeleteCouponMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
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
    <Dialog open onClose={onClose} title="Delete this coupon?">
      <div className={styles.body}>
        <p>
          <strong>{coupon.code}</strong>: {couponDiscountText(coupon)}
        </p>
        <p className={styles.consequence}>
          It can no longer be used. Plans that already have the discount keep it, and the code can be used for
          a new coupon.
        </p>
        {submission.problem && <Notice tone="error">{submission.problem}</Notice>}
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" onClick={submission.run} busy={submission.busy && 'Deleting...'}>
            Delete
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
