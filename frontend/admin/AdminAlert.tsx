import type { ReactNode } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import styles from './AdminAlert.module.css';
import { FocusedNotice } from './FocusedNotice.tsx';

interface AdminAlertProps {
  /** An error in the documented words, or what was done. */
  tone?: 'error' | 'success';
  children: ReactNode;
  /** A button before the one that dismisses it. */
  action?: ReactNode;
  onDismiss(): void;
}

/** What failed or was done, until it is dismissed. */
export function AdminAlert({ tone = 'error', children, action, onDismiss }: AdminAlertProps) {
  if (!children) return null;
  const actions = (
    <span className={styles.actions}>
      {action}
      <Button variant="ghost" size="small" onClick={onDismiss}>
        Dismiss
      </Button>
    </span>
  );
  if (tone === 'error')
    return (
      <FocusedNotice className={styles.alert} action={actions}>
        {children}
      </FocusedNotice>
    );
  return (
    <div className={styles.alert}>
      <Notice tone={tone} action={actions}>
        {children}
      </Notice>
    </div>
  );
}
