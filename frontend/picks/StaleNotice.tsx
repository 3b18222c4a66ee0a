import { serverNow } from '#frontend/app/server-clock.ts';
import { RetryNotice } from '#frontend/ui/RetryNotice.tsx';
import styles from './PicksPage.module.css';
import { savedText } from './saved-text.ts';

interface StaleNoticeProps {
  /** When the picks were saved, an instant. */
  savedAt: string;
  /** The sentence of the failure, after a request for newer picks failed. */
  failed: string | null;
  onRetry(): void;
}

/** Above picks that could not be brought up to date: what was loaded stays readable. Without a connection the banner has said so. */
export function StaleNotice({ savedAt, failed, onRetry }: StaleNoticeProps) {
  const saved = savedText(savedAt, serverNow());
  return (
    <div className={styles.notice}>
      {failed ? (
        <RetryNotice onRetry={onRetry}>{`${failed} ${saved}`}</RetryNotice>
      ) : (
        <p className={styles.saved} role="status">
          {saved}
        </p>
      )}
    </div>
  );
}
