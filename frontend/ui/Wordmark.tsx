import { MARK, PRODUCT } from '#schema/rules/text/product.ts';
import styles from './Wordmark.module.css';

export function Wordmark() {
  return (
    <span className={styles.wordmark} data-wordmark>
      <svg viewBox="0 0 28 24" width="28" height="24" aria-hidden="true" focusable="false">
        <path d={MARK.strokes} />
        <path className={styles.line} d={MARK.line} />
      </svg>
      {PRODUCT.name}
    </span>
  );
}
