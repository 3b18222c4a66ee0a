import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';
import { usePageTitle } from './page-title.ts';

interface PageHeadingProps {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Buttons or a navigator at the right, below on phones. */
  children?: ReactNode;
}

/** The one h1 of a page, which also names the browser's tab. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
  usePageTitle(title);
  return (
    <header className={styles.heading}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className={styles.side}>{children}</div>}
    </header>
  );
}
