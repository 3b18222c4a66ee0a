import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { useSession } from '#frontend/app/session/session.ts';
import { FooterLinks } from '#frontend/layout/FooterLinks.tsx';
import { useSignOut } from '#frontend/layout/use-sign-out.ts';
import { Wordmark } from '#frontend/ui/Wordmark.tsx';
import { PRODUCT } from '#schema/rules/text/product.ts';
import styles from './LandingFooter.module.css';

/** Account links, legal documents and support contact. */
export function LandingFooter() {
  return (
    <div className={styles.footer}>
      <div className={styles.brand}>
        <Wordmark />
        <p>Picks for people who keep score.</p>
      </div>
      <div className={styles.column}>
        <h2>Account</h2>
        <AccountLinks />
      </div>
      <div className={styles.column}>
        <h2>Documents</h2>
        <FooterLinks />
      </div>
      <div className={styles.column}>
        <h2>Support</h2>
        <a href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</a>
        <p>We typically reply within 24 hours.</p>
      </div>
      <p className={styles.samples}>
        The demo picks on this page are invented. Past results do not predict future ones.
      </p>
    </div>
  );
}

function AccountLinks() {
  const session = useSession();
  const leave = useSignOut();
  if (session.status === 'member')
    return (
      <>
        <Link to={PATHS.home}>Member home</Link>
        <button type="button" onClick={leave}>
          Sign Out
        </button>
      </>
    );
  return (
    <>
      <Link to={PATHS.signUp}>Sign Up Now</Link>
      <Link to={PATHS.signIn}>Log In</Link>
    </>
  );
}
