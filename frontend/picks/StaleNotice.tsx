import { RetryNotice } from '#frontend/ui/RetryNotice.tsx';
import styles from './PicksPage.module.css';

/** Above picks that could not be brought up to date: what was loaded stays readable. */
export function StaleNotice({ children, onRetry }: { children: string; onRetry(): void }) {
  return (
    <div className={styles.notice}>
      <RetryNotice onRetry={onRetry}>{children}</RetryNotice>
    </div>
  );
}
