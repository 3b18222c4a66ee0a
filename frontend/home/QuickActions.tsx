import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { ContactSupport } from '#frontend/ui/ContactSupport.tsx';
import { CardIcon, NextIcon } from '#frontend/ui/icons.ts';
import { SupportIcon } from '#frontend/ui/support-icons.ts';
import styles from './QuickActions.module.css';
import { ScannerAction } from './ScannerAction.tsx';

export function QuickActions() {
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={styles.title}>
        Quick Actions
      </h2>
      <ul className={styles.list}>
        <li>
          <Link to={PATHS.subscription} className={styles.action}>
            <CardIcon size={22} stroke={1.7} aria-hidden="true" />
            <span className={styles.words}>
              <strong>Subscription</strong>
              <span>Billing, invoices and changes</span>
            </span>
            <NextIcon size={18} aria-hidden="true" />
          </Link>
        </li>
        <ScannerAction />
        <li>
          <button
            type="button"
            className={styles.action}
            onClick={() => setAsking(true)}
            aria-haspopup="dialog"
          >
            <SupportIcon size={22} stroke={1.7} aria-hidden="true" />
            <span className={styles.words}>
              <strong>Contact Support</strong>
              <span>We reply within 24 hours</span>
            </span>
            <NextIcon size={18} aria-hidden="true" />
          </button>
        </li>
      </ul>
      <ContactSupport open={asking} onClose={() => setAsking(false)} />
    </section>
  );
}
