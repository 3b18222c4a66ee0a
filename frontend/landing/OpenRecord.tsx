import { useRef } from 'react';
import styles from './OpenRecord.module.css';
import section from './Section.module.css';
import { useYesterdaysBoard } from './use-yesterdays-board.ts';
import { YesterdaysResults } from './YesterdaysResults.tsx';

/** Shown instead of invented reviews: facts about the record (MARKETING_SAMPLES=off). */
export function OpenRecord() {
  const place = useRef<HTMLElement>(null);
  const picks = useYesterdaysBoard(place);
  return (
    <section ref={place} className={section.section} aria-labelledby="open-record">
      <h2 id="open-record" className={section.title}>
        The record is open
      </h2>
      <div className={styles.record}>
        <p>
          Each pick is graded after the game and stays up, wins and losses alike. Nobody can change a pick
          once the game has started.
        </p>
        {picks && <YesterdaysResults picks={picks} />}
      </div>
    </section>
  );
}
