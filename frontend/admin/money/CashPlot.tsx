import { PlotFigure } from '#frontend/plots/PlotFigure.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { plainMonth } from '#schema/rules/time/eastern-time.ts';
import { type Bar, barPlaces, barsPlot } from './bars-shape.ts';
import { DEFINITIONS } from './definitions.ts';
import { Definition } from './Figure.tsx';
import { wholeDollars } from './money-text.ts';
import type { Revenue } from './revenue.ts';

const TITLE = 'Cash by month';

interface CashMonth {
  month: string;
  charged: number;
  refunded: number;
  chargedBack: number;
}

/** What was charged, refunded and taken back by banks, month by month. */
export function CashPlot({ days }: { days: NonNullable<Revenue['days']> }) {
  const months = cashMonths(days);
  const bars: Bar[] = months.map(({ month, charged, refunded, chargedBack }) => ({
    name: plainMonth(month).slice(0, 3),
    parts: [
      { cents: charged, color: 'var(--accent)' },
      { cents: -refunded, color: 'var(--line-strong)' },
      { cents: -chargedBack, color: 'var(--loss)' },
    ],
  }));
  const net = months.reduce((sum, month) => sum + netOf(month), 0);
  return (
    <section>
      <PlotFigure
        title={TITLE}
        finding={`${wholeDollars(net)} after refunds and disputed payments.`}
        through="Month"
        items={months}
        places={barPlaces(bars)}
        reading={(month) => ({ name: plainMonth(month.month), text: readingOf(month) })}
        start={months.length - 1}
        table={() => ({
          columns: ['Month', 'Charged', 'Refunded', 'Disputed', 'Cash'],
          rows: months.map((month) => [
            plainMonth(month.month),
            ...[month.charged, -month.refunded, -month.chargedBack, netOf(month)].map(amountText),
          ]),
        })}
        picture={barsPlot(bars)}
      />
      <Definition of={TITLE}>{DEFINITIONS.cash}</Definition>
    </section>
  );
}

const netOf = ({ charged, refunded, chargedBack }: CashMonth) => charged - refunded - chargedBack;
const amountText = (cents: number) => `${cents < 0 ? '−' : ''}${priceText(Math.abs(cents))}`;

function readingOf({ charged, refunded, chargedBack }: CashMonth): string {
  return `${priceText(charged)} charged, ${priceText(refunded)} refunded, ${priceText(chargedBack)} disputed`;
}

function cashMonths(days: NonNullable<Revenue['days']>): CashMonth[] {
  const months = new Map<string, CashMonth>();
  for (const { day, chargedCents, refundedCents, chargedBackCents } of days) {
    const month = day.slice(0, 7);
    const sums = months.get(month) ?? { month, charged: 0, refunded: 0, chargedBack: 0 };
    sums.charged += chargedCents;
    sums.refunded += refundedCents;
    sums.chargedBack += chargedBackCents;
    months.set(month, sums);
  }
  return [...months.values()];
}
