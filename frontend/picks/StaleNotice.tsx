import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import styles from './PicksPage.module.css';

/** Above picks that could not be brought up to date: what was loaded stays readable. */
export function StaleNotice({ children, onRetry }: { children: string; onRetry(): void }) {
  return (
    <div className={styles.notice}>
      <Notice
        tone="error"
        action={
          <Button look="quiet" size="small" onClick={onRetry}>
            Retry
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
