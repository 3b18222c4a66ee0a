import { Figure } from '#frontend/admin/Figure.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { DEFINITIONS } from './definitions.ts';
import { figurePath } from './figure-address.ts';
import { type Revenue, signedDollars, wholeDollars } from './money-text.ts';
import { movementsPath } from './movement-address.ts';

interface PresentFiguresProps extends Pick<Revenue, 'months' | 'days'> {
  now: NonNullable<Revenue['now']>;
  range: { from: string; to: string };
}

/** What is so at this moment, whatever days are shown. */
export function PresentFigures({ now, months, days, range }: PresentFiguresProps) {
  const month = months?.at(-1);
  const late = { to: figurePath({ figure: 'PAST_DUE' }), words: `${priceText(now.pastDueCents)} past due` };
  const going = now.mrrCents - now.committedCents;
  return (
    <>
      <Figure
        label="Monthly recurring revenue"
        value={wholeDollars(now.mrrCents)}
        to={figurePath({ figure: 'PAYING' })}
        note={month && `${signedDollars(month.endCents - month.startCents)} this month`}
        line={days?.map(({ mrrCents }) => mrrCents) ?? []}
        definition={DEFINITIONS.mrr}
        rows={[
          ...(now.pastDueCents > 0 ? [late] : []),
          { to: movementsPath(range), words: 'What moved it in these days' },
        ]}
      />
      <Figure
        label="Committed"
        value={wholeDollars(now.committedCents)}
        to={figurePath({ figure: 'COMMITTED' })}
        note={going > 0 ? `${priceText(going)} will end or shrink` : 'Nothing will end or shrink'}
        definition={DEFINITIONS.committed}
        rows={[{ to: figurePath({ figure: 'ENDING' }), words: `${priceText(going)} will end or shrink` }]}
      />
      <Figure
        label="Paying members"
        value={thousands(now.paying)}
        to={figurePath({ figure: 'PAYING' })}
        note={month && `${signed(month.endPayers - month.startPayers)} this month`}
        line={months?.map(({ endPayers }) => endPayers) ?? []}
        definition={DEFINITIONS.active}
        rows={[
          { to: figurePath({ figure: 'TRIALING' }), words: `${thousands(now.trials)} in a trial` },
          { to: figurePath({ figure: 'GRANTED' }), words: `${thousands(now.granted)} complimentary` },
        ]}
      />
    </>
  );
}

/** '+2', '−1', '0'. */
function signed(count: number): string {
  if (count === 0) return '0';
  return `${count > 0 ? '+' : '−'}${thousands(Math.abs(count))}`;
}
