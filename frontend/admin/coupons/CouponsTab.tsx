import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Pager } from '#frontend/admin/Pager.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { type Pages, usePages } from '#frontend/admin/use-pages.ts';
import { type AdminCouponFragment, useAdminCouponsQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { PlusIcon } from '#frontend/ui/icons.ts';
import { RetryNotice } from '#frontend/ui/RetryNotice.tsx';
import { thousands } from '#schema/rules/text/numbers.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { Batches } from './Batches.tsx';
import { CouponDialog } from './CouponDialog.tsx';
import { CouponOutcome, copyCode, useOutcome } from './CouponOutcome.tsx';
import { CouponRow } from './CouponRow.tsx';
import { DeleteCouponDialog } from './DeleteCouponDialog.tsx';
import { EditCouponDialog } from './EditCouponDialog.tsx';
import { Redemptions } from './Redemptions.tsx';
import { useSwitch } from './use-switch.ts';

const PAGE = 20;

function useCoupons({ after }: Pages) {
  const { data, error, loading, refetch } = useAdminCouponsQuery({
    variables: { first: PAGE, after },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void refetch().catch(() => {});
  return { list: data?.coupons, failed: !!error, loading, reload };
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
      <AdminToolbar title={total ? `${total} coupon${total === 1 ? '' : 's'}` : 'Coupons'}>
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
        {...coupons}
        switching={switching.busy}
        onCopy={(coupon) => void copyCode(coupon).then(outcome.set)}
        onEdit={(coupon) => setDialog({ to: 'edit', coupon })}
        onSwitch={(coupon) => void switching.run(coupon)}
        onDelete={(coupon) => setDialog({ to: 'delete', coupon })}
      />
      <Pager pages={pages} pageInfo={coupons.list?.pageInfo} />
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

const COLUMNS = ['Code', 'Discount', 'Plans', 'Used', 'Valid'];

interface CouponTableProps extends ReturnType<typeof useCoupons> {
  /** The id of the coupon that is being switched. */
  switching: string | null;
  onCopy(coupon: AdminCouponFragment): void;
  onEdit(coupon: AdminCouponFragment): void;
  onSwitch(coupon: AdminCouponFragment): void;
  onDelete(coupon: AdminCouponFragment): void;
}

function CouponTable({ list, failed, loading, reload, switching, ...actions }: CouponTableProps) {
  if (!list && failed)
    return (
      <ErrorState onRetry={reload} busy={loading}>
        Failed to load coupons. Please try again.
      </ErrorState>
    );
  if (!list) return <RowsLoading>Loading coupons...</RowsLoading>;
  if (list.nodes.length === 0) return <EmptyState>No coupons available</EmptyState>;
  return (
    <>
      {failed && (
        <RetryNotice onRetry={reload}>Failed to fetch coupons. This list may be out of date.</RetryNotice>
      )}
      <DataTable caption="Coupons" columns={COLUMNS} withActions>
        {list.nodes.map((coupon) => (
          <CouponRow key={coupon.id} coupon={coupon} switching={switching === coupon.id} {...actions} />
        ))}
      </DataTable>
    </>
  );
}
