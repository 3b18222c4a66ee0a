import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import styles from './AdminAlert.module.css';

interface AdminAlertProps {
  /** An error in the documented words, or what was done. */
  tone?: 'error' | 'success';
  children: string | null;
  /** A button before the one that dismisses it. */
  action?: ReactNode;
  onDismiss(): void;
}

/** What failed or was done, until it is dismissed. A failure takes the focus, which brings it on screen. */
export function AdminAlert({ tone = 'error', children, action, onDismiss }: AdminAlertProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children && tone === 'error') element.current?.focus();
  }, [children, tone]);
  if (!children) return null;
  return (
    <div ref={element} tabIndex={-1} className={styles.alert}>
      <Notice
        tone={tone}
        action={
          <span className={styles.actions}>
            {action}
            <Button variant="ghost" size="small" onClick={onDismiss}>
              Dismiss
            </Button>
          </span>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
