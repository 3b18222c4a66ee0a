import { serverNow } from '#frontend/app/server-clock.ts';
import { RetryNotice } from '#frontend/ui/RetryNotice.tsx';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { shownClock, shownDay } from '#schema/rules/time/shown-time.ts';
import styles from './PicksPage.module.css';

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

/** 'Board saved at 1:12 PM ET.', with the day when that is not today. */
export function savedText(savedAt: string, now: Date): string {
  const saved = new Date(savedAt);
  const day = shownDay(saved);
  return `Board saved ${day === shownDay(now) ? 'at' : `${shortDay(day)},`} ${shownClock(saved)}.`;
}
