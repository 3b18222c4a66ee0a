import type { ReactNode } from 'react';
import styles from './StatStrip.module.css';

export interface Figure {
  name: string;
  value: ReactNode;
  tone?: 'win' | 'loss';
}

/** A line of figures over the cards, as a ticker board has it. */
export function StatStrip({ figures }: { figures: Figure[] }) {
  return (
    <dl className={styles.strip}>
      {figures.map(({ name, value, tone }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd data-tone={tone}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
