import { useSamplesShown } from '#frontend/app/Providers.tsx';
import styles from './SampleMark.module.css';

/** Marks invented content in place, as SamplesStrip says at the top of the page (docs/decisions/0014). */
export function SampleMark() {
  return (
    <span className={styles.mark} title="Made up">
      <span className={styles.ring} aria-hidden="true" />
      <span className="visually-hidden">(made up)</span>
    </span>
  );
}

/** At the top of a page that has marks. */
export function SamplesStrip() {
  const shown = useSamplesShown();
  if (!shown) return null;
  return (
    <p className={styles.strip}>
      Demo content: anything marked <SampleMark /> is invented.
    </p>
  );
}
