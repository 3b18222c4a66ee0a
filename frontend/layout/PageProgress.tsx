import styles from './PageProgress.module.css';

/** A chalk line along the window's upper edge while the next page is being downloaded: the click was heard. */
export function PageProgress() {
  return <div className={styles.line} role="progressbar" aria-label="Loading the page" />;
}
