import styles from './Waiting.module.css';

/** A whole page that is being loaded: a chalk line being snapped, and its words for those who listen. */
export function Waiting({ label = 'Loading...' }: { label?: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.line} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
