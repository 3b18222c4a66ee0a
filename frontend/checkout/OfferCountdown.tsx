import { useRef } from 'react';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { useHydrated } from '#frontend/app/use-hydrated.ts';
import { SampleLabel } from '#frontend/ui/SampleLabel.tsx';
import { type Countdown, countdownTo } from '#schema/rules/money/countdown.ts';
import { priceText } from '#schema/rules/picks/price-text.ts';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { shownClock, shownDay } from '#schema/rules/time/shown-time.ts';
import styles from './OfferCountdown.module.css';
import { offerEnd } from './offer-clock.ts';

/** The documented offer clock (product.txt section 4). It belongs to no offer, so it is labelled as sample content. */
export function SampleOfferCountdown({ monthlyCents }: { monthlyCents: number }) {
  const end = useEnd(useServerNow());
  return (
    <div>
      <OfferCountdown end={end} isSample />
      <p className={styles.note}>
        This clock is an example: no discount ends, and the price stays {priceText(monthlyCents)} a month.
      </p>
    </div>
  );
}

/** Counts down to the end of the discount that is applied. Days become hours. */
export function OfferCountdown({ end, isSample = false }: { end: Date; isSample?: boolean }) {
  const now = useServerNow();
  // The sample's end is kept in this browser, so the prerendered page cannot know it.
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
        {isSample && <SampleLabel />}
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

/** Renewed only once it is reached: without storage it would otherwise never come closer. */
function useEnd(now: Date): Date {
  const end = useRef<Date | null>(null);
  if (!end.current || end.current <= now) end.current = offerEnd(now);
  return end.current;
}
