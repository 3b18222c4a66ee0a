import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** The documented sentence. */
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Nothing to show: an empty slate with one sentence and, where there is one, a next step. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Slate />
      <p>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Three empty lines of a slate, the last one drawn in the accent. */
function Slate() {
  return (
    <svg className={styles.slate} viewBox="0 0 72 40" width="72" height="40" aria-hidden="true">
      <path d="M4 8h64M4 20h64" />
      <path className={styles.last} d="M4 32h26" />
    </svg>
  );
}
