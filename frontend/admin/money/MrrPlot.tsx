import { Link } from 'react-router-dom';
import { Explained } from '#frontend/admin/Explained.tsx';
import { Group } from '#frontend/admin/mantine.ts';
import { Panel } from '#frontend/admin/Panel.tsx';
import { PlotFigure } from '#frontend/plots/PlotFigure.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import { DEFINITIONS } from './definitions.ts';
import { figurePath } from './figure-address.ts';
import { HATCH, linePlaces, linePlot } from './line-shape.ts';
import styles from './Money.module.css';
import { nowAndSince, type Revenue } from './money-text.ts';
import { movementsPath } from './movement-address.ts';

const TITLE = 'Monthly recurring revenue';

interface Valued {
  day: string;
  cents: number;
  hatched: number | null;
}

/** Recurring revenue day by day, what is past due hatched. */
export function MrrPlot({ days }: { days: NonNullable<Revenue['days']> }) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < 2) return null;
  const valued = days.map(({ day, mrrCents, pastDueCents }) => ({
    day,
    cents: mrrCents,
    hatched: pastDueCents,
  }));
  return (
    <Panel
      title={TITLE}
      says={
        <>
          {nowAndSince(last.mrrCents, first.mrrCents, first.day)}
          <Explained of={TITLE}>{DEFINITIONS.mrr}</Explained>
        </>
      }
    >
      <div className={styles.plot}>
        <PlotFigure
          isUntitled
          title={TITLE}
          finding={nowAndSince(last.mrrCents, first.mrrCents, first.day)}
          through="Day"
          items={valued}
          places={linePlaces(valued)}
          reading={readingOf}
          start={valued.length - 1}
          table={() => ({
            columns: ['Day', 'A month', 'Past due'],
            rows: valued.map(({ day, cents, hatched }) => [
              ...[plainDay(day), priceText(cents), hatched === null ? 'not counted yet' : priceText(hatched)],
            ]),
          })}
          picture={linePlot(valued)}
          more={({ day }) => <DayLinks day={day} late={day === last.day ? last.pastDueCents : null} />}
        />
        {valued.some(({ hatched }) => hatched) && <Legend />}
      </div>
    </Panel>
  );
}

function readingOf({ day, cents, hatched }: Valued) {
  const late = hatched ? `, ${priceText(hatched)} of it past due` : '';
  return { name: plainDay(day), text: `${priceText(cents)}${late}` };
}

/** The members of a day. Who is past due is known of this moment alone. */
function DayLinks({ day, late }: { day: string; late: number | null }) {
  return (
    <Group component="span" gap="0 16px">
      <Link to={figurePath({ figure: 'PAYING', to: day })}>Members who paid</Link>
      <Link to={movementsPath({ from: day, to: day })}>Members whose plan changed</Link>
      {!!late && <Link to={figurePath({ figure: 'PAST_DUE' })}>Plans that are past due</Link>}
    </Group>
  );
}

function Legend() {
  return (
    <Group component="ul" gap="4px 16px" mt={8} c="var(--ink-2)" fz="xs">
      {[
        { name: 'Paid', color: 'var(--accent-soft)' },
        { name: 'Past due', color: HATCH },
      ].map(({ name, color }) => (
        <Group key={name} component="li" gap={6}>
          <svg width="18" height="12" aria-hidden="true">
            <rect x="0.5" y="0.5" width="17" height="11" rx="2" fill={color} stroke="var(--accent)" />
          </svg>
          {name}
        </Group>
      ))}
    </Group>
  );
}
