import { Link } from 'react-router-dom';
import { PlotFigure } from '#frontend/plots/PlotFigure.tsx';
import { plainMonth } from '#schema/rules/time/eastern-time.ts';
import { type Bar, barPlaces, barsPlot } from './bars-shape.ts';
import { DEFINITIONS } from './definitions.ts';
import { Definition } from './Figure.tsx';
import styles from './Money.module.css';
import { signedDollars } from './money-text.ts';
import { daysOfMonth, movementsPath } from './movement-address.ts';
import type { Revenue } from './revenue.ts';

type Month = NonNullable<Revenue['months']>[number];

const TITLE = 'Movements by month';

/** The parts in their order from the line, with their colors and names. */
const PARTS = [
  { of: (month: Month) => month.newCents, color: 'var(--accent)', name: 'New' },
  { of: (month: Month) => month.reactivationCents, color: 'var(--accent-line)', name: 'Came back' },
  { of: (month: Month) => month.expansionCents, color: 'var(--win)', name: 'Upgraded' },
  { of: (month: Month) => month.priceCents, color: 'var(--ink-3)', name: 'Price or discount' },
  { of: (month: Month) => month.contractionCents, color: 'var(--line-strong)', name: 'Downgraded' },
  { of: (month: Month) => month.churnCents, color: 'var(--loss)', name: 'Ended' },
] as const;

const barOf = (month: Month): Bar => ({
  name: plainMonth(month.month).slice(0, 3),
  parts: PARTS.map(({ of, color }) => ({ cents: of(month), color })),
});

const changeOf = (month: Month) => month.endCents - month.startCents;

/** What came and what went, month by month. */
export function MovementsPlot({ months }: { months: readonly Month[] }) {
  const bars = months.map(barOf);
  const total = months.reduce((sum, month) => sum + changeOf(month), 0);
  return (
    <section>
      <PlotFigure
        title={TITLE}
        finding={`${signedDollars(total)} a month over these months.`}
        through="Month"
        items={months}
        places={barPlaces(bars)}
        reading={(month) => ({ name: plainMonth(month.month), text: readingOf(month) })}
        start={months.length - 1}
        table={() => ({
          columns: ['Month', 'Start', ...PARTS.map(({ name }) => name), 'End'],
          rows: months.map((month) => [
            plainMonth(month.month),
            ...[month.startCents, ...PARTS.map(({ of }) => of(month)), month.endCents].map(signedDollars),
          ]),
        })}
        picture={barsPlot(bars)}
        more={({ month }) => <Link to={movementsPath(daysOfMonth(month))}>Members of this month</Link>}
      />
      <ul className={styles.legend}>
        {PARTS.map(({ name, color }) => (
          <li key={name}>
            <svg width="10" height="10" aria-hidden="true">
              <rect width="10" height="10" rx="2" fill={color} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <Definition of={TITLE}>{DEFINITIONS.movements}</Definition>
    </section>
  );
}

function readingOf(month: Month): string {
  const parts = PARTS.filter(({ of }) => of(month) !== 0).map(
    ({ of, name }) => `${name.toLowerCase()} ${signedDollars(of(month))}`,
  );
  return [signedDollars(changeOf(month)), ...parts].join(', ');
}
