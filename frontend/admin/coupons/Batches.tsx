import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { alertOf } from '#frontend/admin/alerts.ts';
import { type Column, DataTable } from '#frontend/admin/DataTable.tsx';
import { Stack } from '#frontend/admin/mantine.ts';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { saveText } from '#frontend/app/save-text.ts';
import {
  CouponBatchFileDocument,
  type CouponBatchFragment,
  useCouponBatchesQuery,
  useUpdateCouponBatchMutation,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { thousands } from '#schema/rules/text/numbers.ts';
import { easternDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import type { Outcome } from './CouponOutcome.tsx';
import { couponDiscountText, validText } from './coupon-text.ts';

const COLUMNS: Column<CouponBatchFragment>[] = [
  { head: 'Codes', cell: ({ label }) => label },
  { head: 'Discount', figure: true, cell: couponDiscountText },
  {
    ...{ head: 'Used', figure: true },
    cell: ({ id, used, size }) => (
      <Link to={adminPath('coupons', { batch: id })}>
        {thousands(used)} of {thousands(size)}
      </Link>
    ),
  },
  {
    ...{ head: 'Valid', figure: true },
    cell: ({ isActive, endsAt }) => (isActive ? validText({ startsAt: null, endsAt }) : 'Off'),
  },
  { head: 'Created', figure: true, cell: ({ createdAt }) => plainDay(easternDay(new Date(createdAt))) },
];

/** Batches of single-use codes; nothing while there are none. */
export function Batches({ onOutcome }: { onOutcome(outcome: Outcome): void }) {
  const client = useApolloClient();
  const { data } = useCouponBatchesQuery({ fetchPolicy: 'cache-and-network' });
  const [switchBatch] = useUpdateCouponBatchMutation();
  const withPasskey = useWithPasskey();
  const fail = (failure: unknown) => onOutcome({ alert: alertOf('switch coupon', failure) });
  const save = ({ id, label }: CouponBatchFragment) =>
    withPasskey(() =>
      client.query({ query: CouponBatchFileDocument, variables: { id }, fetchPolicy: 'no-cache' }),
    ).then(
      (answer) => answer.data && saveText(`${fileName(label)}.csv`, answer.data.couponBatch.csv, 'text/csv'),
      (failure) => onOutcome({ alert: passkeyFailure(failure) }),
    );
  const turn = ({ id, isActive }: CouponBatchFragment) =>
    switchBatch({ variables: { input: { id, isActive: !isActive } } }).catch(fail);
  if (!data?.couponBatches.length) return null;
  return (
    <Stack component="section" aria-labelledby="batches" gap={12} mt={40}>
      <h3 id="batches">Single-use codes</h3>
      <DataTable
        caption="Batches of single-use codes"
        rows={data.couponBatches}
        keyOf={({ id }) => id}
        columns={COLUMNS}
        actions={(batch) => (
          <>
            <Button variant="ghost" size="small" onClick={() => void save(batch)}>
              Save CSV<span className="visually-hidden"> of {batch.label}</span>
            </Button>
            <Button variant="ghost" size="small" onClick={() => void turn(batch)}>
              {batch.isActive ? 'Switch off' : 'Switch on'}
              <span className="visually-hidden"> {batch.label}</span>
            </Button>
          </>
        )}
      />
    </Stack>
  );
}

/** The name of a batch in letters that every file system takes. */
function fileName(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'codes';
}
