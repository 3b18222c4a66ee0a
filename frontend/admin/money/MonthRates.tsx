import { Link } from 'react-router-dom';
import { Explained, type FigureRows } from '#frontend/admin/Explained.tsx';
import { Group } from '#frontend/admin/mantine.ts';
import { TableFrame } from '#frontend/ui/TableFrame.tsx';
import { grossChurn, logoChurn, netChurn, shareText } from '#schema/rules/money/revenue-figures.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { addDays, daysOfMonth, plainMonth } from '#schema/rules/time/eastern-time.ts';
import { DEFINITIONS } from './definitions.ts';
import { figurePath } from './figure-address.ts';
import { lossRows, trialRows } from './figure-rows.ts';
import styles from './Money.module.css';
import type { Revenue } from './money-text.ts';
import type { Month } from './movement-steps.ts';

interface MonthRatesProps {
  months: readonly Month[];
  trials: NonNullable<Revenue['trials']>;
}

const TITLE = 'Rates by month';
const COLUMNS = [
  ...['Month', 'Paying at start', 'Lost', 'Members lost', 'Revenue lost'],
  ...['Less upgrades', 'Made of', 'Trials'],
];

/** The rates of each month, the newest first. */
export function MonthRates({ months, trials }: MonthRatesProps) {
  return (
    <details className={styles.folded}>
      <summary>Show rates by month</summary>
      <TableFrame label={`${TITLE}, table`} low>
        <table className={styles.rates}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...months].reverse().map((month) => (
              <MonthRow
                key={month.month}
                month={month}
                trial={trials.find((each) => each.month === month.month)}
              />
            ))}
          </tbody>
        </table>
      </TableFrame>
      <Explained
        of={TITLE}
      >{`${DEFINITIONS.logoChurn} ${DEFINITIONS.revenueChurn} ${DEFINITIONS.trials}`}</Explained>
    </details>
  );
}

interface MonthRowProps {
  month: Month;
  trial: MonthRatesProps['trials'][number] | undefined;
}

function MonthRow({ month, trial }: MonthRowProps) {
  const days = daysOfMonth(month.month);
  const name = plainMonth(month.month);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Link to={figurePath({ figure: 'PAYING', to: addDays(days.from, -1) })}>
          {thousands(month.startPayers)}
          <span className="visually-hidden"> members who paid at the start of {name}</span>
        </Link>
      </td>
      <td>
        <Link to={figurePath({ figure: 'GONE', ...days })}>
          {thousands(month.gonePayers)}
          <span className="visually-hidden"> members lost in {name}</span>
        </Link>
      </td>
      <td>{shareText(logoChurn(month))}</td>
      <td>{shareText(grossChurn(month))}</td>
      <td>{shareText(netChurn(month))}</td>
      <td>
        <Ways rows={lossRows(month)} of={name} />
      </td>
      <td>{trial ? <Ways rows={trialRows(trial, days)} of={name} /> : '–'}</td>
    </tr>
  );
}

/** What a cell is made of, each part with its list. */
function Ways({ rows, of }: { rows: readonly FigureRows[]; of: string }) {
  return (
    <Group component="span" gap={12} wrap="nowrap" justify="end">
      {rows.map(({ to, words }) => (
        <Link key={words} to={to}>
          {words}
          <span className="visually-hidden"> in {of}</span>
        </Link>
      ))}
    </Group>
  );
}
