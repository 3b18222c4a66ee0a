import type { ReactNode } from 'react';
import styles from './FailurePage.module.css';
import { usePageTitle } from './page-title.ts';

interface FailurePageProps {
  heading: string;
  /** The title of the document; by default the heading. */
  title?: string;
  text: string;
  /** Announces it at once. */
  role?: 'alert';
  /** Ways on. */
  children?: ReactNode;
}

/** In place of a page that cannot be shown. */
export function FailurePage({ heading, title = heading, text, role, children }: FailurePageProps) {
  usePageTitle(title);
  return (
    <div className={styles.page} role={role}>
      <h1>{heading}</h1>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
