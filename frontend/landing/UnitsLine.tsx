import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { HEIGHT, WIDTH } from './drawn-line.ts';
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
  const { units, tone, since, sample, drop, luck } = days;
  return (
    <figure className={styles.figure}>
      <div className={styles.head}>
        <h2>Last 90 days</h2>
        <p>
          <strong data-tone={tone}>{units}</strong> <span>{since}</span>
        </p>
      </div>
      <Picture days={days} />
      <figcaption>
        {sample}. Biggest drop: {drop}. The band shows where luck alone ends in 95 of 100 records ({luck}).{' '}
        <Link to={`${PATHS.record}?window=DAYS_90`}>See every pick</Link>
      </figcaption>
    </figure>
  );
}

/** Losses lie below the dashed line, in another colour. */
function Picture({ days: { drawn, units, sample } }: { days: LastDays }) {
  const id = useId();
  const { line, band, zero, end } = drawn;
  const [endX, endY] = end;
  return (
    <svg
      role="img"
      aria-label={`Units over the last 90 days: ${sample}, ended at ${units}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <clipPath id={`${id}-above`}>
        <rect width={WIDTH} height={zero} />
      </clipPath>
      <clipPath id={`${id}-below`}>
        <rect y={zero} width={WIDTH} height={HEIGHT - zero} />
      </clipPath>
      <path className={styles.band} d={band} />
      <text className={styles.tick} x={2} y={zero} dominantBaseline="central">
        0
      </text>
      <path className={styles.zero} d={`M20 ${zero}H${WIDTH}`} />
      <path className={styles.line} d={line} clipPath={`url(#${id}-above)`} />
      <path className={styles.line} data-tone="loss" d={line} clipPath={`url(#${id}-below)`} />
      <circle className={styles.end} data-tone={endY > zero ? 'loss' : undefined} cx={endX} cy={endY} r={5} />
    </svg>
  );
}
