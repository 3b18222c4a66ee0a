import styles from './Waiting.module.css';

interface WaitingProps {
  /** What the page is called, readable before anything else of it is there. */
  name?: string;
  label?: string;
}

/** A page that is loading: its name, a moving line, and a label for screen readers. */
export function Waiting({ name, label = 'Loading...' }: WaitingProps) {
  return (
    <div className={styles.waiting} role="status">
      <div className={styles.content}>
        {name && <span className={styles.name}>{name}</span>}
        <span className={styles.line} aria-hidden="true" />
        <span className="visually-hidden">{label}</span>
      </div>
    </div>
  );
}
