import type { ReactNode } from 'react';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { buttonClass } from './Button.tsx';
import styles from './ContactSupport.module.css';
import { Dialog } from './Dialog.tsx';
import { MailIcon } from './support-icons.ts';

interface ContactSupportProps {
  open: boolean;
  onClose(): void;
  title?: string;
  /** Filled into the mail, so that support knows what it is about. */
  subject?: string;
  /** Why one would write, when the page has a particular reason. */
  children?: ReactNode;
}

/** The way to a human being, and how long it takes (product.txt section 2, Member home). */
export function ContactSupport({
  open,
  onClose,
  title = 'Contact Support',
  subject,
  children = 'Questions about your picks, your plan or a payment? Write to us.',
}: ContactSupportProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className={styles.words}>
        <p>{children}</p>
        <p className={styles.address}>{PRODUCT.supportEmail}</p>
        <a
          href={`mailto:${PRODUCT.supportEmail}${query}`}
          className={buttonClass({ wide: true, size: 'large' })}
        >
          <span className={styles.action}>
            <MailIcon size={19} stroke={1.8} aria-hidden="true" />
            Send an email
          </span>
        </a>
        <p className={styles.note}>We respond within 24 hours, typically sooner.</p>
      </div>
    </Dialog>
  );
}
