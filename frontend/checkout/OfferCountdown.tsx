import { useRef } from 'react';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { countdownTo } from '#schema/rules/countdown.ts';
import { easternClock } from '#schema/rules/eastern-time.ts';
import styles from './OfferCountdown.module.css';
import { offerEnd } from './offer-clock.ts';

/** The discount offer's hours, minutes and seconds. Whoever listens to the page hears its end once. */
export function OfferCountdown() {
  const now = useServerNow();
  const end = useEnd(now);
  const left = countdownTo(end, now);
  if (!left) return null;
  const parts = [
    ['hours', left.days * 24 + left.hours],
    ['min', left.minutes],
    ['sec', left.seconds],
  ] as const;
  return (
    <div className={styles.offer} role="timer" aria-live="off">
      <p className={styles.words}>
        Discount offer ends in <span className="visually-hidden">at {easternClock(end)}</span>
      </p>
      <ul className={styles.parts} aria-hidden="true">
        {parts.map(([unit, value]) => (
          <li key={unit}>
            <strong>{String(value).padStart(2, '0')}</strong>
            {unit}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asked for again only when it is reached: without storage it would otherwise never come nearer. */
function useEnd(now: Date): Date {
  const end = useRef<Date | null>(null);
  if (!end.current || end.current <= now) end.current = offerEnd(now);
  return end.current;
}
