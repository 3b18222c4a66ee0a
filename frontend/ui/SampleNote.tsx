import { useSamplesShown } from '#frontend/app/samples-shown.ts';
import styles from './SampleNote.module.css';

/** Below features of plans: what their label means to somebody who pays (docs/decisions/0014). */
export function SampleNote() {
  return useSamplesShown() ? (
    <p className={styles.note}>Features marked “Sample” are examples and not part of a plan.</p>
  ) : null;
}
