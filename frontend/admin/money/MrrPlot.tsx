import { Link } from 'react-router-dom';
import { Definition } from '#frontend/admin/Figure.tsx';
import { PlotFigure } from '#frontend/plots/PlotFigure.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import { DEFINITIONS } from './definitions.ts';
import { figurePath } from './figure-address.ts';
import { linePlaces, linePlot } from './line-shape.ts';
import styles from './Money.module.css';
import { type Revenue, signedDollars, wholeDollars } from './money-text.ts';
import { movementsPath } from './movement-address.ts';

const TITLE = 'Monthly recurring revenue';

/** Recurring revenue day by day. */
export function MrrPlot({ days }: { days: NonNullable<Revenue['days']> }) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < 2) return null;
  const valued = days.map(({ day, mrrCents }) => ({ day, cents: mrrCents }));
  return (
    <section>
      <PlotFigure
        title={TITLE}
        finding={`${wholeDollars(last.mrrCents)} now, ${signedDollars(last.mrrCents - first.mrrCents)} since ${plainDay(first.day)}.`}
        through="Day"
        items={valued}
        places={linePlaces(valued)}
        reading={({ day, cents }) => ({ name: plainDay(day), text: priceText(cents) })}
        start={valued.length - 1}
        table={() => ({
          columns: ['Day', 'A month'],
          rows: valued.map(({ day, cents }) => [plainDay(day), priceText(cents)]),
        })}
        picture={linePlot(valued)}
        more={({ day }) => (
          <span className={styles.ways}>
            <Link to={figurePath({ figure: 'PAYING', to: day })}>Members who paid</Link>
            <Link to={movementsPath({ from: day, to: day })}>Members whose plan changed</Link>
          </span>
        )}
      />
      <Definition of={TITLE}>{DEFINITIONS.mrr}</Definition>
    </section>
  );
}
