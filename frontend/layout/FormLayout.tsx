import { Outlet } from 'react-router-dom';
import styles from './FormLayout.module.css';

/** One narrow form in the middle of the page, for signing in and what belongs to it. No sidebar. */
export function FormLayout() {
  return (
    <div className={styles.layout}>
      <div className={styles.panel}>
        <Outlet />
      </div>
    </div>
  );
}
