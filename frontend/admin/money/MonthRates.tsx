import { Link } from 'react-router-dom';
import { Definition } from '#frontend/admin/Figure.tsx';
import { TableFrame } from '#frontend/ui/TableFrame.tsx';
import { grossChurn, logoChurn, netChurn, shareText } from '#schema/rules/money/revenue-figures.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { plainMonth } from '#schema/rules/time/eastern-time.ts';
import { DEFINITIONS } from './definitions.ts';
import styles from './Money.module.css';
import type { Revenue } from './money-text.ts';
import { daysOfMonth, movementsPath } from './movement-address.ts';

interface MonthRatesProps {
  months: NonNullable<Revenue['months']>;
  trials: NonNullable<Revenue['trials']>;
}

const TITLE = 'Rates by month';
const COLUMNS = [
  'Month',
  'Paying at start',
  'Lost',
  'Members lost',
  'Revenue lost',
  'Less upgrades',
  'Trials paid',
];

/** The rates of each month, the newest first. */
export function MonthRates({ months, trials }: MonthRatesProps) {
  return (
    <section>
      <h3>{TITLE}</h3>
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
              <tr key={month.month}>
                <th scope="row">{plainMonth(month.month)}</th>
                <td>{thousands(month.startPayers)}</td>
                <td>
                  <Link to={movementsPath({ ...daysOfMonth(month.month), kind: 'CHURN' })}>
                    {thousands(month.gonePayers)}
                    <span className="visually-hidden"> plans that ended in {plainMonth(month.month)}</span>
                  </Link>
                </td>
                <td>{shareText(logoChurn(month))}</td>
                <td>{shareText(grossChurn(month))}</td>
                <td>{shareText(netChurn(month))}</td>
                <td>{trialText(trials.find((each) => each.month === month.month))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <Definition
        of={TITLE}
      >{`${DEFINITIONS.logoChurn} ${DEFINITIONS.revenueChurn} ${DEFINITIONS.trials}`}</Definition>
    </section>
  );
}

/** '12 of 20', and how many are still open. */
function trialText(trial: MonthRatesProps['trials'][number] | undefined): string {
  if (!trial) return '–';
  const { paid, ended, open } = trial;
  return `${paid} of ${ended - open}${open > 0 ? `, ${open} open` : ''}`;
}
