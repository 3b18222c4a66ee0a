import { useEffect, useState } from 'react';
import { statsFile } from '#frontend/app/stats-file.ts';
import { drawnLine } from '#frontend/ui/drawn-line.ts';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { UnitsPicture } from '#frontend/ui/UnitsPicture.tsx';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { recordText } from '#schema/rules/picks/day-summary.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { unitsText, unitsTone } from '#schema/rules/text/units-text.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import styles from './PlanMonth.module.css';

/** The figures since a day as members of a plan got them, from the public file, and their line. */
export function MonthSoFar({ since, tier }: { since: string; tier: Tier }) {
  const [stats, setStats] = useState<StatsFile | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let wanted = true;
    const show = (found: StatsFile | 'failed') => wanted && setStats(found);
    statsFile(`since=${since}&as=${tier}`).then(show, () => show('failed'));
    return () => {
      wanted = false;
    };
  }, [since, tier]);
  if (stats === 'loading') return <Skeleton height="170px" />;
  if (stats === 'failed') return <p className={styles.words}>The figures could not be loaded.</p>;
  return <Month {...stats} />;
}

function Month({ figures, curve: { days } }: StatsFile) {
  const last = days.at(-1);
  if (!figures || !last) return <p className={styles.words}>No pick of this month is graded yet.</p>;
  const units = unitsText(last.units);
  return (
    <>
      <p className={styles.total}>
        <strong data-tone={unitsTone(last.units)}>{units}</strong>
        <strong>{recordText(figures)}</strong>
        <span>{counted(figures.n, 'graded pick')}</span>
      </p>
      {days.length > 1 && (
        <>
          <UnitsPicture
            drawn={drawnLine(days)}
            label={`Units day by day, ${units} on ${plainDay(last.day)}`}
          />
          <p className={styles.words}>The gray band is where luck alone ends in 95 of 100 records.</p>
        </>
      )}
    </>
  );
}
