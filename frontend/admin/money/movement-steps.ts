import type { MovementKind } from '#schema/rules/money/mrr.ts';
import { daysOfMonth } from '#schema/rules/time/eastern-time.ts';
import type { Revenue } from './money-text.ts';
import { movementsPath } from './movement-address.ts';
import type { Step } from './Waterfall.tsx';

export type Month = NonNullable<Revenue['months']>[number];

/** What moves recurring revenue: first what adds to it. */
export const MOVEMENT_PARTS: readonly { kind: MovementKind; name: string; of(month: Month): number }[] = [
  { kind: 'NEW', name: 'New', of: ({ newCents }) => newCents },
  { kind: 'REACTIVATION', name: 'Came back', of: ({ reactivationCents }) => reactivationCents },
  { kind: 'EXPANSION', name: 'Upgraded', of: ({ expansionCents }) => expansionCents },
  { kind: 'PRICE', name: 'Price or discount', of: ({ priceCents }) => priceCents },
  { kind: 'CONTRACTION', name: 'Downgraded', of: ({ contractionCents }) => contractionCents },
  { kind: 'RESUME', name: 'Resumed', of: ({ resumeCents }) => resumeCents },
  { kind: 'PAUSE', name: 'Paused', of: ({ pauseCents }) => pauseCents },
  { kind: 'CHURN', name: 'Ended', of: ({ churnCents }) => churnCents },
];

/** From what a month began with to what it ended with. */
export function movementSteps(month: Month): Step[] {
  const days = daysOfMonth(month.month);
  return [
    { name: 'Start', cents: month.startCents, isTotal: true },
    ...MOVEMENT_PARTS.filter(({ of }) => of(month) !== 0).map(({ kind, name, of }) => ({
      ...{ name, cents: of(month), to: movementsPath({ ...days, kind }) },
    })),
    { name: 'End', cents: month.endCents, isTotal: true, to: movementsPath(days) },
  ];
}
