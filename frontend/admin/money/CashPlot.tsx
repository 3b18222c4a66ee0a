import { Link } from 'react-router-dom';
import { priceText } from '#schema/rules/money/money.ts';
import { daysOfMonth } from '#schema/rules/time/eastern-time.ts';
import { type Cash, cashRows, netCash } from './cash-rows.ts';
import { DEFINITIONS } from './definitions.ts';
import styles from './Money.module.css';
import { MonthBars, type MonthPart } from './MonthBars.tsx';
import { type Revenue, wholeDollars } from './money-text.ts';

interface CashMonth extends Cash {
  month: string;
}

const PARTS: readonly MonthPart<CashMonth>[] = [
  { name: 'Charged', color: 'var(--accent)', of: ({ charged }) => charged },
  { name: 'Refunded', color: 'var(--line-strong)', of: ({ refunded }) => -refunded },
  { name: 'Disputed', color: 'var(--loss)', of: ({ chargedBack }) => -chargedBack },
  { name: 'Won back', color: 'var(--win)', of: ({ returned }) => returned },
];

/** What was charged, refunded, taken back by banks and won back, month by month. */
export function CashPlot({ days }: { days: NonNullable<Revenue['days']> }) {
  const months = cashMonths(days);
  const net = months.reduce((sum, month) => sum + netCash(month), 0);
  return (
    <MonthBars
      title="Cash by month"
      finding={`${wholeDollars(net)} after refunds and disputed payments.`}
      months={months}
      parts={PARTS}
      reading={({ charged, refunded, chargedBack, returned }) =>
        `${priceText(charged)} charged, ${priceText(refunded)} refunded, ${priceText(chargedBack)} disputed, ${priceText(returned)} won back`
      }
      columns={[...PARTS, { name: 'Cash', of: (month: CashMonth) => netCash(month) }]}
      cell={(cents) => `${cents < 0 ? '−' : ''}${priceText(Math.abs(cents))}`}
      more={(month) => <CashLinks month={month} />}
      definition={DEFINITIONS.cash}
    />
  );
}

/** The ways to what a month's cash is made of. */
function CashLinks({ month: { month, ...cash } }: { month: CashMonth }) {
  return (
    <span className={styles.ways}>
      {cashRows(cash, daysOfMonth(month)).map(({ to, words }) => (
        <Link key={words} to={to}>
          {words}
        </Link>
      ))}
    </span>
  );
}

function cashMonths(days: NonNullable<Revenue['days']>): CashMonth[] {
  const months = new Map<string, CashMonth>();
  for (const { day, chargedCents, refundedCents, chargedBackCents, returnedCents } of days) {
    const month = day.slice(0, 7);
    const sums = months.get(month) ?? { month, charged: 0, refunded: 0, chargedBack: 0, returned: 0 };
    sums.charged += chargedCents;
    sums.refunded += refundedCents;
    sums.chargedBack += chargedBackCents;
    sums.returned += returnedCents;
    months.set(month, sums);
  }
  return [...months.values()];
}
