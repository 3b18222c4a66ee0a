import { Link } from 'react-router-dom';
import { DEFINITIONS } from './definitions.ts';
import { MonthBars, type MonthPart } from './MonthBars.tsx';
import { type Revenue, signedDollars } from './money-text.ts';
import { daysOfMonth, movementsPath } from './movement-address.ts';

type Month = NonNullable<Revenue['months']>[number];

const PARTS: readonly MonthPart<Month>[] = [
  { name: 'New', color: 'var(--accent)', of: ({ newCents }) => newCents },
  { name: 'Came back', color: 'var(--accent-line)', of: ({ reactivationCents }) => reactivationCents },
  { name: 'Upgraded', color: 'var(--win)', of: ({ expansionCents }) => expansionCents },
  { name: 'Price or discount', color: 'var(--ink-3)', of: ({ priceCents }) => priceCents },
  { name: 'Downgraded', color: 'var(--line-strong)', of: ({ contractionCents }) => contractionCents },
  { name: 'Ended', color: 'var(--loss)', of: ({ churnCents }) => churnCents },
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
      more={({ month }) => <Link to={movementsPath(daysOfMonth(month))}>Members of this month</Link>}
      definition={DEFINITIONS.movements}
    />
  );
}

function readingOf(month: Month): string {
  const parts = PARTS.filter(({ of }) => of(month) !== 0).map(
    ({ of, name }) => `${name.toLowerCase()} ${signedDollars(of(month))}`,
  );
  return [signedDollars(changeOf(month)), ...parts].join(', ');
}
