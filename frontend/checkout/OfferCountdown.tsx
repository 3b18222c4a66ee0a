import { useServerNow } from '#frontend/app/server-clock.ts';
import { useHydrated } from '#frontend/app/use-hydrated.ts';
import { type Countdown, countdownTo } from '#schema/rules/money/countdown.ts';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { shownClock, shownDay } from '#schema/rules/time/shown-time.ts';
import styles from './OfferCountdown.module.css';

/** Counts down to the end of the discount that is applied. Days become hours. */
export function OfferCountdown({ end }: { end: Date }) {
  const now = useServerNow();
  const left = useHydrated() && end > now ? countdownTo(end, now) : null;
  const day = shownDay(end) === shownDay(now) ? '' : `${shortDay(shownDay(end))}, `;
  return (
    <div className={styles.offer} role="timer" aria-live="off">
      <p className={styles.words}>
        Discount offer ends in{' '}
        {left && (
          <span className="visually-hidden">
            at {day}
            {shownClock(end)}
          </span>
        )}
      </p>
      <ul className={styles.parts} aria-hidden="true">
        {partsOf(left).map(([unit, value]) => (
          <li key={unit}>
            <strong>{value}</strong>
            {unit}
          </li>
        ))}
      </ul>
    </div>
  );
}

function partsOf(left: Countdown | null): [unit: string, value: string][] {
  const digits = (value: number | undefined) => (value === undefined ? '--' : String(value).padStart(2, '0'));
  return [
    ['hours', digits(left ? left.days * 24 + left.hours : undefined)],
    ['min', digits(left?.minutes)],
    ['sec', digits(left?.seconds)],
  ];
}
