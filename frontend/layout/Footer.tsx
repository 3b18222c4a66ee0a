import { useLocation } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { helplineDigits, PRODUCT } from '#schema/rules/text/product.ts';
import styles from './Footer.module.css';
import { FooterLinks } from './FooterLinks.tsx';

/** On every page: the minimum age, the helpline, support and the legal documents. */
export function Footer() {
  // The landing page has these links of its own.
  const linksAbove = useLocation().pathname === PATHS.landing;
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p>
          <strong>21+</strong> Problem gambling? Call{' '}
          <a href={`tel:${helplineDigits(PRODUCT.helpline)}`}>{PRODUCT.helpline}</a>
        </p>
        {!linksAbove && (
          <p className={styles.links}>
            <FooterLinks />
            <a href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</a>
          </p>
        )}
        <p className={styles.operator}>{PRODUCT.operator}</p>
      </div>
    </footer>
  );
}
