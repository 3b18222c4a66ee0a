import { adminPath } from '#frontend/admin/admin-address.ts';
import { Figure, type FigureRows, Figures } from '#frontend/admin/Figure.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { grossChurn, logoChurn, netChurn, shareText } from '#schema/rules/money/revenue-figures.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { addDays, daysOfMonth, plainMonth } from '#schema/rules/time/eastern-time.ts';
import { cashRows, netCash } from './cash-rows.ts';
import { DEFINITIONS } from './definitions.ts';
import { figurePath } from './figure-address.ts';
import { lossRows, trialRows } from './figure-rows.ts';
import { countText, type Revenue, wholeDollars } from './money-text.ts';
import { movementsPath } from './movement-address.ts';

/** The figures that are read first. Rates are those of the last whole month. */
export function HeadFigures({ revenue }: { revenue: Revenue }) {
  const { now, months, days, recovery, trials, from, to } = revenue;
  const month = months?.at(-2) ?? months?.at(-1);
  return (
    <Figures>
      {now && <PresentFigures now={now} movements={movementsPath({ from, to })} />}
      {days && <CashFigure days={days} from={from} to={to} />}
      {month && <LossFigures month={month} />}
      {trials && <TrialFigure trials={trials} from={from} to={to} />}
      {recovery && (
        <Figure
          label="Declined and paid after all"
          value={shareText(rateOf(recovery.recovered, recovery.lost))}
          definition={DEFINITIONS.recovery}
          rows={recoveryRows(recovery, { from, to })}
        />
      )}
    </Figures>
  );
}

interface Days {
  from: string;
  to: string;
}

function CashFigure({ days, ...range }: Days & { days: NonNullable<Revenue['days']> }) {
  const sum = (field: 'chargedCents' | 'refundedCents' | 'chargedBackCents' | 'returnedCents') =>
    days.reduce((total, day) => total + day[field], 0);
  const cash = {
    ...{ charged: sum('chargedCents'), refunded: sum('refundedCents') },
    ...{ chargedBack: sum('chargedBackCents'), returned: sum('returnedCents') },
  };
  return (
    <Figure
      label="Cash in these days"
      value={wholeDollars(netCash(cash))}
      definition={DEFINITIONS.cash}
      rows={cashRows(cash, range)}
    />
  );
}

function TrialFigure({ trials, ...range }: Days & { trials: NonNullable<Revenue['trials']> }) {
  const sum = (field: 'ended' | 'paid' | 'open') => trials.reduce((total, month) => total + month[field], 0);
  const [ended, paid, open] = [sum('ended'), sum('paid'), sum('open')];
  return (
    <Figure
      label="Trials that were paid for"
      value={shareText(rateOf(paid, ended - open - paid))}
      definition={DEFINITIONS.trials}
      rows={trialRows({ ended, paid, open }, range)}
    />
  );
}

/** What a month lost, of members and of what they bring. */
function LossFigures({ month }: { month: NonNullable<Revenue['months']>[number] }) {
  const days = daysOfMonth(month.month);
  return (
    <>
      <Figure
        label={`Members lost, ${plainMonth(month.month)}`}
        value={shareText(logoChurn(month))}
        definition={DEFINITIONS.logoChurn}
        rows={[
          {
            to: figurePath({ figure: 'GONE', ...days }),
            words: `${countText(month.gonePayers, 'member')} lost`,
          },
          {
            to: figurePath({ figure: 'PAYING', to: addDays(days.from, -1) }),
            words: `${thousands(month.startPayers)} paid at the start`,
          },
        ]}
      />
      <Figure
        label={`Revenue lost, ${plainMonth(month.month)}`}
        value={shareText(grossChurn(month))}
        note={`${shareText(netChurn(month))} less upgrades`}
        definition={DEFINITIONS.revenueChurn}
        rows={lossRows(month)}
      />
    </>
  );
}

/** What is so at this moment, whatever days are shown. */
function PresentFigures({ now, movements }: { now: NonNullable<Revenue['now']>; movements: string }) {
  const late = { to: figurePath({ figure: 'PAST_DUE' }), words: `${priceText(now.pastDueCents)} past due` };
  const going = `${priceText(now.mrrCents - now.committedCents)} will end or shrink`;
  return (
    <>
      <Figure
        label="Monthly recurring revenue"
        value={wholeDollars(now.mrrCents)}
        note={now.pastDueCents > 0 ? undefined : 'Nothing past due'}
        definition={DEFINITIONS.mrr}
        rows={[
          ...(now.pastDueCents > 0 ? [late] : []),
          { to: figurePath({ figure: 'PAYING' }), words: 'Who pays it' },
          { to: movements, words: 'What moved it in these days' },
        ]}
      />
      <Figure
        label="Committed"
        value={wholeDollars(now.committedCents)}
        definition={DEFINITIONS.committed}
        rows={[
          { to: figurePath({ figure: 'COMMITTED' }), words: 'Who will go on paying it' },
          { to: figurePath({ figure: 'ENDING' }), words: going },
        ]}
      />
      <Figure
        label="Paying members"
        value={thousands(now.paying)}
        definition={DEFINITIONS.active}
        rows={[
          { to: figurePath({ figure: 'PAYING' }), words: 'All paying members' },
          { to: figurePath({ figure: 'TRIALING' }), words: `${thousands(now.trials)} in a trial` },
          { to: figurePath({ figure: 'GRANTED' }), words: `${thousands(now.granted)} complimentary` },
        ]}
      />
    </>
  );
}

function recoveryRows({ recovered, lost, open }: NonNullable<Revenue['recovery']>, days: Days): FigureRows[] {
  const path = (recovery: string) => adminPath('invoices', { recovery, ...days });
  return [
    { to: path('RECOVERED'), words: `${thousands(recovered)} paid` },
    { to: path('LOST'), words: `${thousands(lost)} lost` },
    { to: path('OPEN'), words: `${thousands(open)} open` },
  ];
}

function rateOf(recovered: number, lost: number): number | null {
  return recovered + lost > 0 ? recovered / (recovered + lost) : null;
}
