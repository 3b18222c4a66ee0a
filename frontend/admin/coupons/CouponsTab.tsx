import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { PagedTable } from '#frontend/admin/PagedTable.tsx';
import { RowButton } from '#frontend/admin/RowButton.tsx';
import { type Pages, usePages } from '#frontend/admin/use-pages.ts';
import { type AdminCouponFragment, useAdminCouponsQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { PlusIcon } from '#frontend/ui/icons.ts';
import { RetryNotice } from '#frontend/ui/RetryNotice.tsx';
import { counted, thousands } from '#schema/rules/text/numbers.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { Batches } from './Batches.tsx';
import { CouponDialog } from './CouponDialog.tsx';
import { CouponOutcome, copyCode, useOutcome } from './CouponOutcome.tsx';
import { COUPON_COLUMNS } from './coupon-columns.tsx';
import { DeleteCouponDialog } from './DeleteCouponDialog.tsx';
import { EditCouponDialog } from './EditCouponDialog.tsx';
import { Redemptions } from './Redemptions.tsx';
import { useSwitch } from './use-switch.ts';

const PAGE = 20;

function useCoupons({ after }: Pages) {
  const asked = useAdminCouponsQuery({
    variables: { first: PAGE, after },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void asked.refetch().catch(() => {});
  return { asked, list: asked.data?.coupons, reload };
}

type OpenDialog = { to: 'create' | 'batch' } | { to: 'delete' | 'edit'; coupon: AdminCouponFragment };

/** The coupons, newest first; or the uses of the coupon or batch that the address names. */
export function CouponsTab() {
  const [search] = useSearchParams();
  const [couponId, batchId] = [search.get('coupon'), search.get('batch')];
  if (couponId) return <Redemptions key={couponId} of={{ couponId }} />;
  return batchId ? <Redemptions key={batchId} of={{ batchId }} /> : <CouponList />;
}

function CouponList() {
  const pages = usePages();
  const coupons = useCoupons(pages);
  const outcome = useOutcome();
  const switching = useSwitch(outcome.set);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const changed = (sentence: string) => {
    close();
    outcome.set({ done: sentence });
    if (dialog?.to === 'create' && pages.number > 1) pages.first();
    else coupons.reload();
  };
  const total = coupons.list?.totalCount;
  return (
    <>
      <AdminToolbar title={total ? counted(total, 'coupon') : 'Coupons'}>
        <Button variant="quiet" onClick={() => setDialog({ to: 'batch' })}>
          New Single-Use Codes
        </Button>
        <Button onClick={() => setDialog({ to: 'create' })}>
          <PlusIcon size={18} stroke={2.2} aria-hidden="true" />
          New Coupon
        </Button>
      </AdminToolbar>
      <CouponOutcome {...outcome} onUndo={(coupon) => void switching.run(coupon)} />
      <CouponTable
        {...{ ...coupons, pages }}
        switching={switching.busy}
        onCopy={(coupon) => void copyCode(coupon).then(outcome.set)}
        onEdit={(coupon) => setDialog({ to: 'edit', coupon })}
        onSwitch={(coupon) => void switching.run(coupon)}
        onDelete={(coupon) => setDialog({ to: 'delete', coupon })}
      />
      <Batches onOutcome={outcome.set} />
      {dialog && <CouponDialogs dialog={dialog} onClose={close} onChanged={changed} />}
    </>
  );
}

interface CouponDialogsProps {
  dialog: OpenDialog;
  onClose(): void;
  onChanged(sentence: string): void;
}

/** The dialog that is open. */
function CouponDialogs({ dialog, onClose, onChanged }: CouponDialogsProps) {
  if (!('coupon' in dialog))
    return dialog.to === 'create' ? (
      <CouponDialog onClose={onClose} onCreated={({ code }) => onChanged(`Created ${code}.`)} />
    ) : (
      <BatchDialog
        onClose={onClose}
        onCreated={(label, size) =>
          onChanged(`Created ${thousands(size)} codes in ${label}. Save their CSV below.`)
        }
      />
    );
  const { coupon } = dialog;
  return dialog.to === 'edit' ? (
    <EditCouponDialog coupon={coupon} onClose={onClose} onEdited={() => onChanged(`Saved ${coupon.code}.`)} />
  ) : (
    <DeleteCouponDialog
      coupon={coupon}
      onClose={onClose}
      onDeleted={() => onChanged(`Deleted ${coupon.code}.`)}
    />
  );
}

interface CouponTableProps extends Pick<ReturnType<typeof useCoupons>, 'asked' | 'list' | 'reload'> {
  pages: Pages;
  /** The id of the coupon that is being switched. */
  switching: string | null;
  onCopy(coupon: AdminCouponFragment): void;
  onEdit(coupon: AdminCouponFragment): void;
  onSwitch(coupon: AdminCouponFragment): void;
  onDelete(coupon: AdminCouponFragment): void;
}

function CouponTable({ asked, list, pages, reload, switching, ...on }: CouponTableProps) {
  return (
    <>
      {list && asked.error && (
        <RetryNotice onRetry={reload}>Failed to fetch coupons. This list may be out of date.</RetryNotice>
      )}
      <PagedTable
        {...{ what: 'coupons', asked, list, pages }}
        caption="Coupons"
        empty="No coupons available"
        columns={COUPON_COLUMNS}
        keyOf={({ id }) => id}
        actions={(coupon) => (
          <>
            <RowButton onClick={() => on.onCopy(coupon)} words="Copy" of={`code ${coupon.code}`} />
            <RowButton onClick={() => on.onEdit(coupon)} words="Edit" of={coupon.code} />
            <RowButton
              onClick={() => on.onSwitch(coupon)}
              disabled={switching === coupon.id}
              words={coupon.isActive ? 'Switch off' : 'Switch on'}
              of={coupon.code}
            />
            <RowButton onClick={() => on.onDelete(coupon)} words="Delete" of={coupon.code} />
          </>
        )}
      />
    </>
  );
}
