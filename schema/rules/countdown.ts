const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** The time from `now` to `end` in whole units; null once it has ended. */
export function countdownTo(end: Date, now: Date): Countdown | null {
  const left = end.getTime() - now.getTime();
  if (left <= 0) return null;
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}

/** The text of the member home: '0d 23h 59m remaining'. */
export function remainingText(end: Date, now: Date): string | null {
  const left = countdownTo(end, now);
  return left && `${left.days}d ${left.hours}h ${left.minutes}m remaining`;
}

/** The text of the trial banner, which ticks every second: '23h 59m 08s'. */
export function tickingText(end: Date, now: Date): string | null {
  const left = countdownTo(end, now);
  if (!left) return null;
  const hours = left.days * 24 + left.hours;
  return `${hours}h ${pad(left.minutes)}m ${pad(left.seconds)}s`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
