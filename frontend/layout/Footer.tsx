import { useLocation } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { PRODUCT } from '#schema/rules/product.ts';
import styles from './Footer.module.css';
import { LegalLink } from './LegalLink.tsx';
import { phoneDigits } from './phone-digits.ts';

/** On every page: who may bet, where help is, whom to ask, and what was agreed. */
export function Footer() {
  // The landing page ends in these links itself.
  const linksAbove = useLocation().pathname === PATHS.landing;
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p>
          <strong>21+</strong> Bet with your head. Problem gambling? Call{' '}
          <a href={`tel:${phoneDigits(PRODUCT.helpline)}`}>{PRODUCT.helpline}</a>
        </p>
        {!linksAbove && (
          <p className={styles.links}>
            <LegalLink document="privacy" />
            <LegalLink document="terms" />
            <a href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</a>
          </p>
        )}
      </div>
    </footer>
  );
}
