import { PRODUCT } from '#schema/rules/product.ts';
import styles from './Wordmark.module.css';

/** Four chalk strokes and the line through them: the count of five that is the product's mark. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 28 24" width="28" height="24" aria-hidden="true" focusable="false">
        <path d="M5.5 4.5v15M11.2 4.5v15M16.9 4.5v15M22.6 4.5v15" />
        <path className={styles.line} d="M1.8 17.2 26.2 6.8" />
      </svg>
      {PRODUCT.name}
    </span>
  );
}
