import { adminPath } from '#frontend/admin/admin-address.ts';
import type { FigureRows } from '#frontend/admin/Explained.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { daysOfMonth } from '#schema/rules/time/eastern-time.ts';
import type { Revenue } from './money-text.ts';
import type { Step } from './Waterfall.tsx';

type Days = NonNullable<Revenue['days']>;

/** What moved in some days, in cents. */
export interface Cash {
  charged: number;
  refunded: number;
  chargedBack: number;
  /** Of disputes that were won. */
  returned: number;
}

export interface CashMonth extends Cash {
  month: string;
}

interface CashPart {
  name: string;
  /** Less than nothing where it takes away. */
  of(cash: Cash): number;
  /** The list that adds up to it. */
  to(range: { from: string; to: string }): string;
  words: string;
}

export const CASH_PARTS: readonly CashPart[] = [
  {
    ...{ name: 'Charged', words: 'in payments', of: ({ charged }) => charged },
    to: (days) => adminPath('payments', { cash: 'true', ...days }),
  },
  {
    ...{ name: 'Refunded', words: 'refunded', of: ({ refunded }) => -refunded },
    to: (days) => adminPath('refunds', { cash: 'true', ...days }),
  },
  {
    ...{ name: 'Disputed', words: 'disputed', of: ({ chargedBack }) => -chargedBack },
    to: (days) => adminPath('disputes', { cash: 'TAKEN', ...days }),
  },
  {
    ...{ name: 'Won back', words: 'won back', of: ({ returned }) => returned },
    to: (days) => adminPath('disputes', { cash: 'RETURNED', ...days }),
  },
];

export function netCash(cash: Cash): number {
  return CASH_PARTS.reduce((sum, { of }) => sum + of(cash), 0);
}

/** The lists that cash is made of: each adds up to the amount that its words say. */
export function cashRows(cash: Cash, { from, to: last }: { from: string; to: string }): FigureRows[] {
  return CASH_PARTS.filter(({ of, name }) => name === 'Charged' || of(cash) !== 0).map(
    ({ of, to, words }) => ({
      to: to({ from, to: last }),
      words: `${priceText(Math.abs(of(cash)))} ${words}`,
    }),
  );
}

/** From what was charged in a month to what was left of it. */
export function cashSteps({ month, ...cash }: CashMonth): Step[] {
  const days = daysOfMonth(month);
  return [
    ...CASH_PARTS.filter(({ of, name }) => name === 'Charged' || of(cash) !== 0).map(({ name, of, to }) => ({
      ...{ name, cents: of(cash), to: to(days) },
    })),
    { name: 'Cash', cents: netCash(cash), isTotal: true },
  ];
}

/** What each day moved, added up. */
export function cashOf(days: Days): Cash {
  const sum = (field: 'chargedCents' | 'refundedCents' | 'chargedBackCents' | 'returnedCents') =>
    days.reduce((total, day) => total + day[field], 0);
  return {
    ...{ charged: sum('chargedCents'), refunded: sum('refundedCents') },
    ...{ chargedBack: sum('chargedBackCents'), returned: sum('returnedCents') },
  };
}

export function cashMonths(days: Days): CashMonth[] {
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  return months.map((month) => ({ month, ...cashOf(days.filter(({ day }) => day.startsWith(month))) }));
}
