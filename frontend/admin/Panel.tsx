import '@mantine/core/styles/Paper.layer.css';
import { Paper } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** A sentence beside the title. */
  says?: ReactNode;
  /** At the end of the line of the title. */
  ways?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Panel({ title, says, ways, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      withBorder
      radius={12}
      className={`${styles.panel} ${className}`}
      aria-labelledby={id}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {says && <div className={styles.says}>{says}</div>}
        {ways && <div className={styles.ways}>{ways}</div>}
      </header>
      {children}
    </Paper>
  );
}
