import { useEffect, useState } from 'react';
import { Notice } from '#frontend/ui/Notice.tsx';
import type { RecordEnd } from './check/record-end.ts';
import type { Visit } from './check/visit.ts';
import styles from './RecordVerifyPage.module.css';

/** Whether witnesses have signed the record to its end. */
export function WitnessedEnd({ visit }: { visit: Visit }) {
  const [end, setEnd] = useState<RecordEnd | null>(null);
  const { site, policy } = visit;
  useEffect(() => {
    if (!site || !policy) return;
    let isShown = true;
    import('./check/record-end.ts')
      .then(({ readRecordEnd }) => readRecordEnd(policy, site, Date.now()))
      .catch((): RecordEnd => ({ tone: 'error', text: 'What witnesses have signed could not be checked.' }))
      .then((read) => isShown && setEnd(read));
    return () => {
      isShown = false;
    };
  }, [site, policy]);
  if (!end) return null;
  return end.tone === 'error' ? (
    <Notice tone="error">{end.text}</Notice>
  ) : (
    <p className={styles.words}>{end.text}</p>
  );
}
