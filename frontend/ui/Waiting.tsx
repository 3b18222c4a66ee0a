import styles from './Waiting.module.css';

/** A page that is loading: a moving line, and a label for screen readers. */
export function Waiting({ label = 'Loading...' }: { label?: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.line} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
