import { Link } from 'react-router-dom';
import styles from './BackLink.module.css';
import { PreviousIcon } from './icons.ts';

interface BackLinkProps {
  to: string;
  state?: unknown;
  children: string;
}

/** Above a form: back to where it was opened from. */
export function BackLink({ to, state, children }: BackLinkProps) {
  return (
    <Link to={to} state={state} className={styles.back}>
      <PreviousIcon size={16} aria-hidden="true" />
      {children}
    </Link>
  );
}
