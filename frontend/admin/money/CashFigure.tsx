import { Figure } from '#frontend/admin/Figure.tsx';
import { CASH_PARTS, cashMonths, cashOf, cashRows, netCash } from './cash-rows.ts';
import { DEFINITIONS } from './definitions.ts';
import { type Revenue, signedDollars, wholeDollars } from './money-text.ts';

interface CashFigureProps {
  days: NonNullable<Revenue['days']>;
  range: { from: string; to: string };
}

/** What came in over the days that are shown, and what this month has brought of it. Its line has whole months: one that has begun would be a fall. */
export function CashFigure({ days, range }: CashFigureProps) {
  const cash = cashOf(days);
  const months = cashMonths(days).map(netCash);
  return (
    <Figure
      label="Cash in these days"
      value={wholeDollars(netCash(cash))}
      to={CASH_PARTS[0]?.to(range) ?? ''}
      note={`${signedDollars(months.at(-1) ?? 0)} this month`}
      line={months.slice(0, -1)}
      definition={DEFINITIONS.cash}
      rows={cashRows(cash, range)}
    />
  );
}
