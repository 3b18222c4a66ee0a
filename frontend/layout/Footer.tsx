import { PRODUCT } from '#schema/rules/product.ts';
import styles from './Footer.module.css';

/** On every page: who may bet, where help is, whom to ask. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p>
          <strong>21+</strong> Bet with your head. Problem gambling? Call{' '}
          <a href={`tel:${PRODUCT.helpline}`}>{PRODUCT.helpline}</a>
        </p>
        <p>
          <a href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</a>
        </p>
      </div>
    </footer>
  );
}
