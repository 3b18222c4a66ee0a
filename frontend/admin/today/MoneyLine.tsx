import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import type { DeskTodayQuery } from '#frontend/generated/graphql.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import styles from './Today.module.css';

type Today = DeskTodayQuery['deskToday'];

/** What came in and went out today, and who joined. */
export function MoneyLine({ money, joined }: Pick<Today, 'money' | 'joined'>) {
  if (!money && joined === null) return null;
  return (
    <p className={styles.money}>
      {money && (
        <>
          <Link to={adminPath('money')}>Today</Link>: <strong>{dollars(money.chargedCents)}</strong> in{' '}
          {counted(money.charges, 'charge')}
          {money.refundedCents > 0 && <>, {dollars(money.refundedCents)} refunded</>}
          {money.chargedBackCents > 0 && <>, {dollars(money.chargedBackCents)} taken back by banks</>}
          {money.returnedCents > 0 && <>, {dollars(money.returnedCents)} given back by banks</>}
          {money.declined > 0 && <>, {money.declined} declined</>}
        </>
      )}
      {money && joined !== null && '. '}
      {joined !== null && (
        <>
          <Link to={adminPath('members')}>{counted(joined, 'member')}</Link> joined today.
        </>
      )}
    </p>
  );
}
