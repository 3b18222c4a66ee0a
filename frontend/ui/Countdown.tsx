import { useServerNow } from '#frontend/app/server-clock.ts';
import { shownClock } from '#schema/rules/time/shown-time.ts';
import styles from './Countdown.module.css';

interface CountdownProps {
  end: Date;
  /** What is left at a moment, such as `tickingText` of schema/rules/money/countdown.ts; null once it is over. */
  text(end: Date, now: Date): string | null;
  /** Shown once it is over. */
  over?: string;
}

/**
 * Ticks by the server's clock. Screen readers announce the end time once, not each second.
 */
export function Countdown({ end, text, over = '' }: CountdownProps) {
  const left = text(end, useServerNow());
  if (left === null) return <span>{over}</span>;
  return (
    <span role="timer" aria-live="off" className={styles.countdown}>
      <span aria-hidden="true">{left}</span>
      <span className="visually-hidden">until {shownClock(end)}</span>
    </span>
  );
}
