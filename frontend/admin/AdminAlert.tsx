import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import styles from './AdminAlert.module.css';

/** What failed, in the documented words, until it is dismissed. */
export function AdminAlert({ children, onDismiss }: { children: string | null; onDismiss(): void }) {
  if (!children) return null;
  return (
    <div className={styles.alert}>
      <Notice
        tone="error"
        action={
          <Button variant="ghost" size="small" onClick={onDismiss}>
            Dismiss
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
