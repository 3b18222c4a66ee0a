import styles from './Stars.module.css';

const STAR = 'M8 1.3l2.06 4.18 4.6.67-3.33 3.25.79 4.6L8 11.83 3.88 14l.79-4.6L1.34 6.15l4.6-.67z';

/** Five stars, decorative: the text beside them gives the rating. */
export function Stars() {
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 88 16"
      width="88"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      {[0, 18, 36, 54, 72].map((left) => (
        <path key={left} d={STAR} transform={`translate(${left})`} />
      ))}
    </svg>
  );
}
