import { Outlet } from 'react-router-dom';
import { isPresumed, useSession } from '#frontend/app/session/session.ts';
import styles from './FormLayout.module.css';

/** One narrow form in the middle of the page, for signing in and what belongs to it. No sidebar. */
export function FormLayout() {
  const session = useSession();
  return (
    <div className={styles.layout} data-own-action data-presumed={isPresumed(session) || undefined}>
      <div className={styles.panel}>
        <Outlet />
      </div>
    </div>
  );
}
