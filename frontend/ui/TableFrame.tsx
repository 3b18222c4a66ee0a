import type { ReactNode } from 'react';
import styles from './TableFrame.module.css';

interface TableFrameProps {
  /** What the table shows, for screen readers. */
  label: string;
  /** For tables of many rows: scrolls down inside a low frame too. */
  low?: boolean;
  children: ReactNode;
}

/** Around a table that may be wider than the page: it scrolls, and fades where it goes on. */
export function TableFrame({ label, low, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section className={styles.frame} data-low={low} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
