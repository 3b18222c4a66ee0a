import styles from './HowItWorks.module.css';
import { STEPS } from './landing-text.ts';
import section from './Section.module.css';

/** Model, Review, Posting, Tracking, numbered with tally marks. */
export function HowItWorks() {
  return (
    <section
      id="how-it-works"
      className={`${section.section} ${section.later} ${styles.how}`}
      aria-labelledby="how-it-works-title"
    >
      <h2 id="how-it-works-title" className={section.title}>
        How It Works
      </h2>
      <ol className={styles.steps}>
        {STEPS.map(({ name, words }, place) => (
          <li key={name}>
            <Tally count={place + 1} last={place === STEPS.length - 1} />
            <h3>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Tally({ count, last }: { count: number; last: boolean }) {
  return (
    <svg
      className={styles.tally}
      viewBox="0 0 56 40"
      width="56"
      height="40"
      aria-hidden="true"
      focusable="false"
    >
      {[0, 1, 2, 3].slice(0, count).map((stroke) => (
        <path key={stroke} d={`M${10 + stroke * 11} 4.5v31`} />
      ))}
      {last && <path className={styles.line} d="M2 31 54 9" />}
    </svg>
  );
}
