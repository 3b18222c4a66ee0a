import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import styles from './RecordSoFar.module.css';
import type { RecordWords } from './record-so-far.ts';

interface RecordSoFarProps {
  /** Shown where there is no record to show yet. */
  otherwise?: ReactNode;
}

/**
 * The real record with its sample, as soon as there is one. Its place is kept free until then, so that nothing moves and
 * nothing else is shown that it would replace.
 */
export function RecordSoFar({ otherwise = null }: RecordSoFarProps) {
  const [words, setWords] = useState<RecordWords | null | 'loading'>('loading');
  useEffect(() => {
    let wanted = true;
    const load = async () => (await import('./record-so-far.ts')).recordSoFar();
    load()
      .catch(() => null)
      .then((found) => wanted && setWords(found));
    return () => {
      wanted = false;
    };
  }, []);
  if (words === null) return otherwise;
  return (
    <div className={styles.record}>
      {words !== 'loading' && (
        <>
          <p className={styles.figures}>
            <Link to={PATHS.record}>
              <span className="visually-hidden">Our record: </span>
              {words.figures}
            </Link>
          </p>
          <p>{words.sample}</p>
        </>
      )}
    </div>
  );
}
