import { adminPath } from '#frontend/admin/admin-address.ts';
import { Figure } from '#frontend/admin/Figure.tsx';
import { shareText } from '#schema/rules/money/revenue-figures.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { DEFINITIONS } from './definitions.ts';
import { trialRows } from './figure-rows.ts';
import type { Revenue } from './money-text.ts';

interface Ranged {
  range: { from: string; to: string };
}

type TrialMonth = NonNullable<Revenue['trials']>[number];

export function TrialFigure({ trials, range }: Ranged & { trials: readonly TrialMonth[] }) {
  const sum = (field: 'ended' | 'paid' | 'open') => trials.reduce((total, month) => total + month[field], 0);
  const [ended, paid, open] = [sum('ended'), sum('paid'), sum('open')];
  const rows = trialRows({ ended, paid, open }, range);
  return (
    <Figure
      label="Trials that were paid for"
      value={shareText(rateOf(paid, ended - open - paid))}
      to={rows[0]?.to ?? ''}
      note={ofText(paid, ended - open, open)}
      line={trials.flatMap((month) => rateOf(month.paid, month.ended - month.open - month.paid) ?? [])}
      definition={DEFINITIONS.trials}
      rows={rows}
    />
  );
}

export function RecoveryFigure({
  recovery: { recovered, lost, open },
  range,
}: Ranged & { recovery: NonNullable<Revenue['recovery']> }) {
  const path = (recovery: string) => adminPath('invoices', { recovery, ...range });
  return (
    <Figure
      label="Declined and paid after all"
      value={shareText(rateOf(recovered, lost))}
      to={path('RECOVERED')}
      note={ofText(recovered, recovered + lost, open)}
      definition={DEFINITIONS.recovery}
      rows={[
        { to: path('RECOVERED'), words: `${thousands(recovered)} paid` },
        { to: path('LOST'), words: `${thousands(lost)} lost` },
        { to: path('OPEN'), words: `${thousands(open)} open` },
      ]}
    />
  );
}

/** '3 of 4, 1 open'. */
function ofText(good: number, all: number, open: number): string {
  const decided = all > 0 ? `${thousands(good)} of ${thousands(all)}` : 'None so far';
  return open > 0 ? `${decided}, ${thousands(open)} open` : decided;
}

function rateOf(good: number, bad: number): number | null {
  return good + bad > 0 ? good / (good + bad) : null;
}
