import { useRef } from 'react';
import { SampleLabel } from '#frontend/ui/SampleLabel.tsx';
import styles from './Proof.module.css';
import { RecentWinners } from './RecentWinners.tsx';
import section from './Section.module.css';
import { Stars } from './Stars.tsx';
import { RATING, RECENT_WINNERS } from './samples.ts';
import { Testimonials } from './Testimonials.tsx';
import { useRealWinners } from './use-real-winners.ts';

/** What members say, how they rate it, and who won of late: real picks as soon as there are three. */
export function Proof() {
  const place = useRef<HTMLElement>(null);
  const winners = useRealWinners(place);
  return (
    <section
      ref={place}
      className={`${section.section} ${section.later} ${styles.proof}`}
      aria-labelledby="members-say"
    >
      <h2 id="members-say" className={section.title}>
        What members say <SampleLabel />
      </h2>
      <div className={styles.columns}>
        <Testimonials />
        <div className={styles.side}>
          <div className={styles.rating}>
            <p className={styles.score}>
              {RATING.score}
              <span>/{RATING.outOf}</span>
            </p>
            <Stars />
            <p className={styles.reviews}>from {RATING.reviews} reviews</p>
          </div>
          <RecentWinners winners={winners ?? RECENT_WINNERS} isSample={winners === null} />
        </div>
      </div>
    </section>
  );
}
