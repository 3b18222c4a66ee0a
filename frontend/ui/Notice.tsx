import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from './icons.ts';
import styles from './Notice.module.css';

type NoticeTone = 'info' | 'success' | 'error';

const ICONS = { info: InfoIcon, success: CheckIcon, error: WarningIcon };

interface NoticeProps {
  tone?: NoticeTone;
  children: ReactNode;
  /** A button or link at its end. */
  action?: ReactNode;
}

/** A message inside a page or form. Errors are announced at once, the others politely. */
export function Notice({ tone = 'info', action, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden="true" />
      <div className={styles.line}>
        <div className={styles.words}>{children}</div>
        {action}
      </div>
    </div>
  );
}
