import { useRef } from 'react';
import { SampleLabel } from '#frontend/ui/SampleLabel.tsx';
import styles from './Proof.module.css';
import { RecentWinners } from './RecentWinners.tsx';
import section from './Section.module.css';
import { Stars } from './Stars.tsx';
import { RATING } from './samples.ts';
import { Testimonials } from './Testimonials.tsx';
import { useYesterdaysBoard } from './use-yesterdays-board.ts';
import { YesterdaysResults } from './YesterdaysResults.tsx';

/** What members say, how they rate it, and how yesterday ended, as soon as three of its picks are graded. */
export function Proof() {
  const place = useRef<HTMLElement>(null);
  const picks = useYesterdaysBoard(place);
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
          {picks ? <YesterdaysResults picks={picks} /> : <RecentWinners />}
        </div>
      </div>
    </section>
  );
}
