import type { ReactNode } from 'react';
import styles from './AdminToolbar.module.css';

/** What a part of the dashboard shows, and what may be done there. */
export function AdminToolbar({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.toolbar}>
      <h2>{title}</h2>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
