import { adminPath } from '#frontend/admin/admin-address.ts';
import { Figure, Figures } from '#frontend/admin/Figure.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { grossChurn, logoChurn, netChurn, shareText } from '#schema/rules/money/revenue-figures.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { plainMonth } from '#schema/rules/time/eastern-time.ts';
import { DEFINITIONS } from './definitions.ts';
import { countText, type Revenue, wholeDollars } from './money-text.ts';
import { daysOfMonth, movementsPath } from './movement-address.ts';

/** The figures that are read first. Rates are those of the last whole month. */
export function HeadFigures({ revenue }: { revenue: Revenue }) {
  const { now, months, days, recovery, trials, from, to } = revenue;
  const month = months?.at(-2) ?? months?.at(-1);
  const cash = days?.reduce(
    (sum, day) => sum + day.chargedCents - day.refundedCents - day.chargedBackCents,
    0,
  );
  const ended = trials?.reduce((sum, each) => sum + each.ended - each.open, 0) ?? 0;
  const paid = trials?.reduce((sum, each) => sum + each.paid, 0) ?? 0;
  return (
    <Figures>
      {now && <PresentFigures now={now} movements={movementsPath({ from, to })} />}
      {cash !== undefined && (
        <Figure
          label="Cash in these days"
          value={wholeDollars(cash)}
          definition={DEFINITIONS.cash}
          rows={{ to: adminPath('payments', { state: 'SUCCEEDED', from, to }), words: 'Payments' }}
        />
      )}
      {month && <LossFigures month={month} />}
      {trials && (
        <Figure
          label="Trials that were paid for"
          value={shareText(ended > 0 ? paid / ended : null)}
          note={`${paid} of ${ended}`}
          definition={DEFINITIONS.trials}
        />
      )}
      {recovery && (
        <Figure
          label="Declined and paid after all"
          value={shareText(rateOf(recovery.recovered, recovery.lost))}
          note={`${recovery.recovered} paid, ${recovery.lost} lost, ${recovery.open} open`}
          definition={DEFINITIONS.recovery}
          rows={{ to: adminPath('payments', { state: 'DECLINED', from, to }), words: 'Declined payments' }}
        />
      )}
    </Figures>
  );
}

/** What a month lost, of members and of what they bring. */
function LossFigures({ month }: { month: NonNullable<Revenue['months']>[number] }) {
  const to = movementsPath({ ...daysOfMonth(month.month), kind: 'CHURN' });
  const rows = { to, words: 'Plans that ended' };
  return (
    <>
      <Figure
        label={`Members lost, ${plainMonth(month.month)}`}
        value={shareText(logoChurn(month))}
        note={`${month.gonePayers} of ${countText(month.startPayers, 'member')}`}
        definition={DEFINITIONS.logoChurn}
        rows={rows}
      />
      <Figure
        label={`Revenue lost, ${plainMonth(month.month)}`}
        value={shareText(grossChurn(month))}
        note={`${shareText(netChurn(month))} less upgrades`}
        definition={DEFINITIONS.revenueChurn}
        rows={rows}
      />
    </>
  );
}

/** What is so at this moment, whatever days are shown. */
function PresentFigures({ now, movements }: { now: NonNullable<Revenue['now']>; movements: string }) {
  return (
    <>
      <Figure
        label="Monthly recurring revenue"
        value={wholeDollars(now.mrrCents)}
        note={now.pastDueCents > 0 ? `${priceText(now.pastDueCents)} of it past due` : 'Nothing past due'}
        definition={DEFINITIONS.mrr}
        rows={{ to: movements, words: 'What moved it in these days' }}
      />
      <Figure
        label="Committed"
        value={wholeDollars(now.committedCents)}
        note={`${priceText(now.mrrCents - now.committedCents)} will end or shrink`}
        definition={DEFINITIONS.committed}
      />
      <Figure
        label="Paying members"
        value={thousands(now.paying)}
        note={`${now.trials} in a trial, ${now.granted} complimentary`}
        definition={DEFINITIONS.active}
      />
    </>
  );
}

function rateOf(recovered: number, lost: number): number | null {
  return recovered + lost > 0 ? recovered / (recovered + lost) : null;
}
