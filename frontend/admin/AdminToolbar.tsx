import type { ReactNode } from 'react';
import styles from './AdminToolbar.module.css';

interface AdminToolbarProps {
  title: ReactNode;
  /** What is shown of the title where the buttons leave it less than a line. */
  short?: string;
  children?: ReactNode;
}

/** What a part of the dashboard shows, and what may be done there. */
export function AdminToolbar({ title, short, children }: AdminToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <h2>{short ? <Shortened long={title} short={short} /> : title}</h2>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

function Shortened({ long, short }: { long: ReactNode; short: string }) {
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </>
  );
}
