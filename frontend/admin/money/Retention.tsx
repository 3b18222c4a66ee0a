import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { Explained } from '#frontend/admin/Explained.tsx';
import { Panel } from '#frontend/admin/Panel.tsx';
import { useServerDay } from '#frontend/app/server-day.ts';
import { TableFrame } from '#frontend/ui/TableFrame.tsx';
import { thousands } from '#schema/rules/text/numbers.ts';
import { addDays, daysOfMonth, plainMonth } from '#schema/rules/time/eastern-time.ts';
import { DEFINITIONS } from './definitions.ts';
import { figurePath } from './figure-address.ts';
import { atEnd } from './figure-text.ts';
import styles from './Money.module.css';
import type { Revenue } from './money-text.ts';
import { movementsPath } from './movement-address.ts';
import { useGridFocus } from './use-grid-focus.ts';

const TITLE = 'Retention';
/** Below it one member moves the share too far to be read. */
const FEW = 20;

/** Members by the month of their first payment, and the share that still paid later. Its links are one tab stop. */
export function Retention({ rows }: { rows: NonNullable<Revenue['retention']> }) {
  const months = Math.max(0, ...rows.map(({ paying }) => paying.length));
  const { grid, cell } = useGridFocus();
  if (rows.length === 0) return null;
  return (
    <Panel title={TITLE} says={<Explained of={TITLE}>{DEFINITIONS.retention}</Explained>}>
      <div className={styles.retention}>
        <TableFrame label={`${TITLE}, table`} low>
          <table className={`${styles.rates} ${styles.grid}`} aria-label={TITLE} {...grid}>
            <thead>
              <tr>
                <th scope="col">First paid</th>
                <th scope="col">Members</th>
                {[...Array(months).keys()].map((month) => (
                  <th key={month} scope="col">
                    {month === 0 ? 'That month' : `+${month}`}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...rows].reverse().map(({ cohort, members, paying }, row) => (
                <tr key={cohort} className={members < FEW ? styles.few : undefined}>
                  <th scope="row">
                    <Link
                      to={movementsPath({ ...daysOfMonth(cohort), kind: 'NEW' })}
                      {...cell({ row, column: 0 })}
                    >
                      {plainMonth(cohort)}
                      <span className="visually-hidden">: members who first paid</span>
                    </Link>
                  </th>
                  <td>{thousands(members)}</td>
                  {[...paying.entries()].map(([month, left]) => (
                    <td key={month} className={styles.tint} style={tintOf(left, members)}>
                      <Cell {...{ cohort, members, left, month }} place={cell({ row, column: month + 1 })} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </div>
    </Panel>
  );
}

/** The more still pay, the stronger. */
function tintOf(left: number, members: number): CSSProperties {
  return { '--share': `${Math.round((100 * left) / (members || 1))}%` } as CSSProperties;
}

interface CellProps {
  cohort: string;
  members: number;
  /** Who still paid. */
  left: number;
  /** Months since the first payment. */
  month: number;
  place: ReturnType<ReturnType<typeof useGridFocus>['cell']>;
}

/** The share that still paid, which leads to those members. */
function Cell({ cohort, members, left, month, place }: CellProps) {
  const then = monthAfter(cohort, month);
  const { to } = daysOfMonth(then);
  const today = useServerDay();
  return (
    <Link to={figurePath({ figure: 'PAYING', cohort, to })} {...place}>
      {Math.round((100 * left) / (members || 1))}%
      <span className="visually-hidden">
        : {thousands(left)} of {thousands(members)} who first paid in {plainMonth(cohort)} paid{' '}
        {atEnd(to, plainMonth(then), today)}
      </span>
    </Link>
  );
}

function monthAfter(month: string, months: number): string {
  let then = month;
  for (let n = 0; n < months; n += 1) then = addDays(`${then}-01`, 31).slice(0, 7);
  return then;
}
