import styles from './SampleLabel.module.css';

/** Marks invented content where it stands (docs/decisions/0014). */
export function SampleLabel() {
  return <small className={styles.label}>Sample</small>;
}
