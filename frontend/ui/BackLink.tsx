import { Link } from 'react-router-dom';
import { PreviousIcon } from './icons.ts';
import styles from './PageHeading.module.css';

interface BackLinkProps {
  to: string;
  state?: unknown;
  children: string;
}

/** Above a page heading, whose styles it shares: back to where the form was opened from. */
export function BackLink({ to, state, children }: BackLinkProps) {
  return (
    <Link to={to} state={state} className={styles.back}>
      <PreviousIcon size={16} aria-hidden="true" />
      {children}
    </Link>
  );
}
