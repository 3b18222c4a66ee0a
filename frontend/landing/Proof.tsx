import { SampleMark } from '#frontend/ui/SampleMark.tsx';
import styles from './Proof.module.css';
import { RecentWinners } from './RecentWinners.tsx';
import section from './Section.module.css';
import { Stars } from './Stars.tsx';
import { RATING } from './samples.ts';
import { Testimonials } from './Testimonials.tsx';

/** Sample content: what members say, how they rate it, and winners until there are real ones. */
export function Proof({ winners }: { winners: boolean }) {
  return (
    <section className={`${section.section} ${section.later} ${styles.proof}`} aria-labelledby="members-say">
      <h2 id="members-say" className={section.title}>
        What members say <SampleMark />
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
            <p className={styles.reviews}>
              from {RATING.reviews} reviews <SampleMark />
            </p>
          </div>
          {winners && <RecentWinners />}
        </div>
      </div>
    </section>
  );
}
