import type { FigureRows } from '#frontend/admin/Explained.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import type { MovementKind } from '#schema/rules/money/mrr.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { daysOfMonth } from '#schema/rules/time/eastern-time.ts';
import { figurePath } from './figure-address.ts';
import type { Revenue } from './money-text.ts';
import { movementsPath } from './movement-address.ts';

type Month = NonNullable<Revenue['months']>[number];

const LOSSES: readonly { kind: MovementKind; words: string; of(month: Month): number }[] = [
  { kind: 'CHURN', words: 'ended', of: ({ churnCents }) => -churnCents },
  { kind: 'CONTRACTION', words: 'downgraded', of: ({ contractionCents }) => -contractionCents },
  { kind: 'EXPANSION', words: 'upgraded', of: ({ expansionCents }) => expansionCents },
];

/** The lists that the lost revenue of a month is made of: each adds up to the amount that its words say. */
export function lossRows(month: Month): FigureRows[] {
  return LOSSES.filter(({ of, kind }) => kind === 'CHURN' || of(month) !== 0).map(({ kind, words, of }) => ({
    to: movementsPath({ ...daysOfMonth(month.month), kind }),
    words: `${priceText(of(month))} ${words}`,
  }));
}

/** The lists of trials that ended on some days: as long as their words say. */
export function trialRows(
  { ended, paid, open }: { ended: number; paid: number; open: number },
  days: { from: string; to: string },
): FigureRows[] {
  const lost = ended - paid - open;
  return [
    { to: figurePath({ figure: 'TRIAL_PAID', ...days }), words: `${thousands(paid)} paid` },
    { to: figurePath({ figure: 'TRIAL_LOST', ...days }), words: `${thousands(lost)} lost` },
    ...(open > 0
      ? [{ to: figurePath({ figure: 'TRIAL_OPEN', ...days }), words: `${thousands(open)} open` }]
      : []),
  ];
}
