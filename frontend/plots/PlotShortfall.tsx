import { useId } from 'react';
import styles from './plots.module.css';

interface PlotShortfallProps {
  title: string;
  /** Why there is no plot: '12 of the 30 closing prices that this plot needs'. */
  reason: string;
}

/** In place of a plot while there is too little for one. */
export function PlotShortfall({ title, reason }: PlotShortfallProps) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <strong id={id}>{title}</strong>
        <span>{reason}</span>
      </figcaption>
    </figure>
  );
}
