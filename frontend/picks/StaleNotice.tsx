import { RetryNotice } from '#frontend/ui/RetryNotice.tsx';
import styles from './PicksPage.module.css';

interface StaleNoticeProps {
  /** When the picks were saved. */
  children: string;
  /** The sentence of the failure, after a request for newer picks failed. */
  failed: string | null;
  onRetry(): void;
}

/** Above picks that could not be brought up to date: what was loaded stays readable. Without a connection the banner has said so. */
export function StaleNotice({ children, failed, onRetry }: StaleNoticeProps) {
  return (
    <div className={styles.notice}>
      {failed ? (
        <RetryNotice onRetry={onRetry}>{`${failed} ${children}`}</RetryNotice>
      ) : (
        <p className={styles.saved} role="status">
          {children}
        </p>
      )}
    </div>
  );
}
