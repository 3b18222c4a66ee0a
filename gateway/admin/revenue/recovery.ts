import type { Rows } from '#gateway/database/rows.ts';
import type { RecoveryType } from '#schema/types/desk/retention.type.ts';
import { readFigure } from './counted-figures.ts';
import { readUndecided } from './declined-invoices.ts';

/** Renewals and first payments after a trial, by the day of their invoice, that a bank declined, each once. */
export async function readRecovery(rows: Rows, from: string, to: string): Promise<RecoveryType> {
  const counted = await readFigure(rows, 'DECLINED', from, to);
  const found = [...counted, ...(await readUndecided(rows, from, to))];
  const of = (outcome: 'recovered' | 'lost' | 'open') => {
    const days = found.filter(({ value }) => value === outcome);
    return [
      days.reduce((sum, day) => sum + day.found, 0),
      days.reduce((sum, day) => sum + day.cents, 0),
    ] as const;
  };
  const [recovered, recoveredCents] = of('recovered');
  const [lost, lostCents] = of('lost');
  const [open, openCents] = of('open');
  return { recovered, recoveredCents, lost, lostCents, open, openCents };
}
