import styles from './PageProgress.module.css';

/** A progress line along the window's upper edge while the next page is being downloaded. */
export function PageProgress() {
  return <div className={styles.line} role="progressbar" aria-label="Loading the page" />;
}
