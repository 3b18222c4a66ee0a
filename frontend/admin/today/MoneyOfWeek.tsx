import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { wholeDollars } from '#frontend/admin/money/money-text.ts';
import { Panel } from '#frontend/admin/Panel.tsx';
import { SmallLine } from '#frontend/admin/SmallLine.tsx';
import type { DeskTodayQuery } from '#frontend/generated/graphql.ts';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { MoneyLine } from './MoneyLine.tsx';
import styles from './MoneyOfWeek.module.css';

type Today = DeskTodayQuery['deskToday'];

/** The cash of seven days as a line with its sum, and what today brought. */
export function MoneyOfWeek({
  money,
  joined,
  className,
}: Pick<Today, 'money' | 'joined'> & { className: string | undefined }) {
  if (!money && joined === null) return null;
  return (
    <Panel title={money ? 'Money' : 'Members'} says={money && 'seven days'} className={className}>
      <div className={styles.money}>
        {money && <Week days={money.week} />}
        <MoneyLine money={money} joined={joined} />
      </div>
    </Panel>
  );
}

function Week({ days }: { days: NonNullable<Today['money']>['week'] }) {
  const sum = days.reduce((total, { cents }) => total + cents, 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <Link to={adminPath('money')} className={styles.sum}>
        {wholeDollars(sum)}
      </Link>
      <SmallLine values={days.map(({ cents }) => cents)} />
      {first && last && (
        <p className={styles.ends}>
          <span>{shortDay(first.day)}</span>
          <span>Today</span>
        </p>
      )}
    </>
  );
}
