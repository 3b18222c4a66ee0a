import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { UnitsPicture } from '#frontend/ui/UnitsPicture.tsx';
import type { LastDays } from './last-days.ts';
import styles from './UnitsLine.module.css';

/** The units of the last 90 days. Its place is kept free until they are known, so that nothing moves. */
export function UnitsLine() {
  const [days, setDays] = useState<LastDays | null | 'loading'>('loading');
  useEffect(() => {
    let wanted = true;
    const load = async () => (await import('./last-days.ts')).lastDays();
    load()
      .catch(() => null)
      .then((found) => wanted && setDays(found));
    return () => {
      wanted = false;
    };
  }, []);
  if (days === null) return null;
  return <div className={styles.place}>{days !== 'loading' && <Figure days={days} />}</div>;
}

function Figure({ days }: { days: LastDays }) {
  const { drawn, units, tone, since, sample, drop, luck } = days;
  return (
    <figure className={styles.figure}>
      <div className={styles.head}>
        <h2>Last 90 days</h2>
        <p>
          <strong data-tone={tone}>{units}</strong> <span>{since}</span>
        </p>
      </div>
      <UnitsPicture drawn={drawn} label={`Units over the last 90 days: ${sample}, ended at ${units}`} />
      <figcaption>
        {sample}. Biggest drop: {drop}. The band shows where luck alone ends in 95 of 100 records ({luck}).{' '}
        <Link to={`${PATHS.record}?window=DAYS_90`}>See every pick</Link>
      </figcaption>
    </figure>
  );
}
