import { Link } from 'react-router-dom';
import type { MovementKind } from '#schema/rules/money/mrr.ts';
import { daysOfMonth } from '#schema/rules/time/eastern-time.ts';
import { DEFINITIONS } from './definitions.ts';
import styles from './Money.module.css';
import { MonthBars, type MonthPart } from './MonthBars.tsx';
import { type Revenue, signedDollars } from './money-text.ts';
import { movementsPath } from './movement-address.ts';

type Month = NonNullable<Revenue['months']>[number];

const PARTS: readonly (MonthPart<Month> & { kind: MovementKind })[] = [
  { kind: 'NEW', name: 'New', color: 'var(--accent)', of: ({ newCents }) => newCents },
  {
    kind: 'REACTIVATION',
    name: 'Came back',
    color: 'var(--accent-line)',
    of: ({ reactivationCents }) => reactivationCents,
  },
  { kind: 'EXPANSION', name: 'Upgraded', color: 'var(--win)', of: ({ expansionCents }) => expansionCents },
  { kind: 'PRICE', name: 'Price or discount', color: 'var(--ink-3)', of: ({ priceCents }) => priceCents },
  {
    kind: 'CONTRACTION',
    name: 'Downgraded',
    color: 'var(--line-strong)',
    of: ({ contractionCents }) => contractionCents,
  },
  { kind: 'CHURN', name: 'Ended', color: 'var(--loss)', of: ({ churnCents }) => churnCents },
];

const COLUMNS = [
  { name: 'Start', of: ({ startCents }: Month) => startCents },
  ...PARTS,
  { name: 'End', of: ({ endCents }: Month) => endCents },
];

const changeOf = ({ startCents, endCents }: Month) => endCents - startCents;

/** What came and what went, month by month. */
export function MovementsPlot({ months }: { months: readonly Month[] }) {
  const total = months.reduce((sum, month) => sum + changeOf(month), 0);
  return (
    <MonthBars
      title="Movements by month"
      finding={`${signedDollars(total)} a month over these months.`}
      months={months}
      parts={PARTS}
      reading={readingOf}
      columns={COLUMNS}
      cell={signedDollars}
      more={(month) => <MonthLinks month={month} />}
      definition={DEFINITIONS.movements}
    />
  );
}

/** The members of a month, and those of each part of its bar. */
function MonthLinks({ month }: { month: Month }) {
  const days = daysOfMonth(month.month);
  return (
    <span className={styles.ways}>
      <Link to={movementsPath(days)}>Members of this month</Link>
      {PARTS.filter(({ of }) => of(month) !== 0).map(({ kind, name }) => (
        <Link key={kind} to={movementsPath({ ...days, kind })}>
          {name}
        </Link>
      ))}
    </span>
  );
}

function readingOf(month: Month): string {
  const parts = PARTS.filter(({ of }) => of(month) !== 0).map(
    ({ of, name }) => `${name.toLowerCase()} ${signedDollars(of(month))}`,
  );
  return [signedDollars(changeOf(month)), ...parts].join(', ');
}
