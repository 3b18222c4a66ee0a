/** Figures of revenue that are made of members. Each opens their list. */
export const MEMBER_FIGURES = [
  'PAYING',
  'LEFT',
  'GONE',
  'COMMITTED',
  'ENDING',
  'PAST_DUE',
  'TRIALING',
  'GRANTED',
  'TRIAL_PAID',
  'TRIAL_LOST',
  'TRIAL_OPEN',
] as const;
export type MemberFigure = (typeof MEMBER_FIGURES)[number];

/** What the rates of a month are made of. Amounts are in cents a month; losses are not positive. */
interface MonthFigures {
  startCents: number;
  expansionCents: number;
  contractionCents: number;
  churnCents: number;
  startPayers: number;
  gonePayers: number;
}

/** Of those who paid at the month's start, the share that no longer paid at its end; null when nobody did. */
export function logoChurn({ startPayers, gonePayers }: MonthFigures): number | null {
  return startPayers > 0 ? gonePayers / startPayers : null;
}

/** The share of the month's first recurring revenue that ended or shrank; null when there was none. */
export function grossChurn({ startCents, churnCents, contractionCents }: MonthFigures): number | null {
  return startCents > 0 ? -(churnCents + contractionCents) / startCents : null;
}

/** The same less upgrades: negative when those brought more than was lost. */
export function netChurn(month: MonthFigures): number | null {
  const gross = grossChurn(month);
  return gross === null ? null : gross - month.expansionCents / month.startCents;
}

/** '3.4%', '−0.8%'; a dash where there is nothing to divide by. */
export function shareText(share: number | null): string {
  if (share === null) return '–';
  const text = (Math.abs(share) * 100).toFixed(1);
  return `${share < 0 && text !== '0.0' ? '−' : ''}${text}%`;
}
