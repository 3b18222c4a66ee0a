import { useId } from 'react';
import { type DrawnLine, HEIGHT, WIDTH } from './drawn-line.ts';
import styles from './UnitsPicture.module.css';

interface UnitsPictureProps {
  drawn: DrawnLine;
  /** The picture in words. */
  label: string;
}

/** A line of units over the band of luck. Losses lie below the dashed line, in another colour. */
export function UnitsPicture({ drawn: { line, band, zero, end }, label }: UnitsPictureProps) {
  const id = useId();
  const [endX, endY] = end;
  return (
    <svg className={styles.picture} role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
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
