import { useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { alertOf } from '#frontend/admin/alerts.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Pager } from '#frontend/admin/Pager.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { type Pages, usePages } from '#frontend/admin/use-pages.ts';
import {
  type AdminCouponFragment,
  useAdminCouponsQuery,
  useSwitchCouponMutation,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { PlusIcon } from '#frontend/ui/icons.ts';
import { CouponDialog } from './CouponDialog.tsx';
import { CouponRow } from './CouponRow.tsx';
import { DeleteCouponDialog } from './DeleteCouponDialog.tsx';

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

/** Switches a coupon off or on; the answer changes its row. `busy` is its id. */
function useSwitch() {
  const [switchCoupon] = useSwitchCouponMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const run = async ({ id, isActive }: AdminCouponFragment) => {
    setBusy(id);
    setAlert(null);
    await switchCoupon({ variables: { input: { id, isActive: !isActive } } })
      .catch((failure: unknown) => setAlert(alertOf('switch coupon', failure)))
      .finally(() => setBusy(null));
  };
  return { run, busy, alert, dismiss: () => setAlert(null) };
}

type OpenDialog = { to: 'create' } | { to: 'delete'; coupon: AdminCouponFragment };

/** The coupons, newest first. */
export function CouponsTab() {
  const pages = usePages();
  const coupons = useCoupons(pages);
  const switching = useSwitch();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const changed = () => {
    close();
    if (dialog?.to === 'create' && pages.number > 1) pages.first();
    else coupons.reload();
  };
  const total = coupons.list?.totalCount;
  return (
    <>
      <AdminToolbar title={total ? `${total} coupon${total === 1 ? '' : 's'}` : 'Coupons'}>
        <Button onClick={() => setDialog({ to: 'create' })}>
          <PlusIcon size={18} stroke={2.2} aria-hidden="true" />
          New Coupon
        </Button>
      </AdminToolbar>
      <AdminAlert onDismiss={switching.dismiss}>{switching.alert}</AdminAlert>
      <CouponTable
        {...coupons}
        switching={switching.busy}
        onSwitch={(coupon) => void switching.run(coupon)}
        onDelete={(coupon) => setDialog({ to: 'delete', coupon })}
      />
      <Pager pages={pages} pageInfo={coupons.list?.pageInfo} />
      {dialog?.to === 'create' && <CouponDialog onClose={close} onCreated={changed} />}
      {dialog?.to === 'delete' && (
        <DeleteCouponDialog coupon={dialog.coupon} onClose={close} onDeleted={changed} />
      )}
    </>
  );
}

const COLUMNS = ['Code', 'Discount', 'Applies to', 'Plans', 'Used', 'State', 'Created'];

interface CouponTableProps extends ReturnType<typeof useCoupons> {
  /** The id of the coupon that is being switched. */
  switching: string | null;
  onSwitch(coupon: AdminCouponFragment): void;
  onDelete(coupon: AdminCouponFragment): void;
}

function CouponTable({ list, failed, loading, reload, switching, onSwitch, onDelete }: CouponTableProps) {
  if (!list && failed)
    return (
      <ErrorState onRetry={reload} busy={loading}>
        Failed to load coupons. Please try again.
      </ErrorState>
    );
  if (!list) return <RowsLoading>Loading coupons...</RowsLoading>;
  if (list.nodes.length === 0) return <EmptyState>No coupons available</EmptyState>;
  return (
    <DataTable caption="Coupons" columns={COLUMNS} withActions>
      {list.nodes.map((coupon) => (
        <CouponRow
          key={coupon.id}
          coupon={coupon}
          switching={switching === coupon.id}
          onSwitch={onSwitch}
          onDelete={onDelete}
        />
      ))}
    </DataTable>
  );
}
