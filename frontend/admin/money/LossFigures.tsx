import { Figure } from '#frontend/admin/Figure.tsx';
import { grossChurn, logoChurn, netChurn, shareText } from '#schema/rules/money/revenue-figures.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { addDays, daysOfMonth, plainMonth } from '#schema/rules/time/eastern-time.ts';
import { DEFINITIONS } from './definitions.ts';
import { figurePath } from './figure-address.ts';
import { lossRows } from './figure-rows.ts';
import { countText } from './money-text.ts';
import { movementsPath } from './movement-address.ts';
import type { Month } from './movement-steps.ts';

/** What the last whole month lost, of members and of what they bring; of a business in its first month, what that has lost so far. */
export function LossFigures({ months }: { months: readonly Month[] }) {
  const whole = months.slice(0, -1);
  const month = whole.findLast(({ startPayers }) => startPayers > 0) ?? months.at(-1);
  if (!month) return null;
  const days = daysOfMonth(month.month);
  const before = whole[whole.indexOf(month) - 1];
  const ended = movementsPath({ ...days, kind: 'CHURN' });
  return (
    <>
      <Figure
        label={`Members lost, ${plainMonth(month.month)}`}
        value={shareText(logoChurn(month))}
        to={figurePath({ figure: 'GONE', ...days })}
        note={changeText(logoChurn, month, before)}
        line={lineOf(logoChurn, whole)}
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
        to={ended}
        note={netText(month)}
        line={lineOf(grossChurn, whole)}
        definition={DEFINITIONS.revenueChurn}
        rows={lossRows(month)}
      />
    </>
  );
}

function netText(month: Month): string {
  const net = netChurn(month);
  return net === null ? 'Nothing was paid at its start' : `${shareText(net)} less upgrades`;
}

type Rate = (month: Month) => number | null;

function lineOf(rate: Rate, months: readonly Month[]): number[] {
  return months.flatMap((month) => rate(month) ?? []);
}

/** '3.1% the month before', or how many that were. */
function changeText(rate: Rate, month: Month, before: Month | undefined): string {
  const earlier = before && rate(before);
  if (before && earlier !== null && earlier !== undefined)
    return `${shareText(earlier)} in ${plainMonth(before.month)}`;
  return month.startPayers > 0
    ? `${thousands(month.gonePayers)} of ${thousands(month.startPayers)}`
    : 'Nobody paid at its start';
}
