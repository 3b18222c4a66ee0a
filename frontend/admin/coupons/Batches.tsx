import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { alertOf } from '#frontend/admin/alerts.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import table from '#frontend/admin/table.module.css';
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
import styles from './Batches.module.css';
import type { Outcome } from './CouponOutcome.tsx';
import { couponDiscountText, validText } from './coupon-text.ts';

const COLUMNS = ['Codes', 'Discount', 'Used', 'Valid', 'Created'];

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
    <section aria-labelledby="batches" className={styles.batches}>
      <h3 id="batches">Single-use codes</h3>
      <DataTable caption="Batches of single-use codes" columns={COLUMNS} withActions>
        {data.couponBatches.map((batch) => (
          <BatchRow
            key={batch.id}
            batch={batch}
            onSave={() => void save(batch)}
            onSwitch={() => void turn(batch)}
          />
        ))}
      </DataTable>
    </section>
  );
}

interface BatchRowProps {
  batch: CouponBatchFragment;
  onSave(): void;
  onSwitch(): void;
}

function BatchRow({ batch, onSave, onSwitch }: BatchRowProps) {
  return (
    <tr>
      <th scope="row">{batch.label}</th>
      <td data-label="Discount" className={table.figure}>
        {couponDiscountText(batch)}
      </td>
      <td data-label="Used" className={table.figure}>
        <Link to={adminPath('coupons', { batch: batch.id })}>
          {thousands(batch.used)} of {thousands(batch.size)}
        </Link>
      </td>
      <td data-label="Valid" className={table.figure}>
        {batch.isActive ? validText({ startsAt: null, endsAt: batch.endsAt }) : 'Off'}
      </td>
      <td data-label="Created" className={table.figure}>
        {plainDay(easternDay(new Date(batch.createdAt)))}
      </td>
      <td className={table.actions}>
        <Button variant="ghost" size="small" onClick={onSave}>
          Save CSV<span className="visually-hidden"> of {batch.label}</span>
        </Button>
        <Button variant="ghost" size="small" onClick={onSwitch}>
          {batch.isActive ? 'Switch off' : 'Switch on'}
          <span className="visually-hidden"> {batch.label}</span>
        </Button>
      </td>
    </tr>
  );
}

/** The name of a batch in letters that every file system takes. */
function fileName(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'codes';
}
