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

/** The time left in its largest units, to the minute: '6d 23h 59m', '23h 59m', '12m'. */
export function leftText(end: Date, now: Date): string | null {
  const left = countdownTo(end, now);
  if (!left) return null;
  const { days, hours, minutes } = left;
  if (days > 0) return `${days}d ${hours}h ${minutes}m`;
  return hours > 0 ? `${hours}h ${minutes}m` : `${minutes}m`;
}

/** The time left in a badge: '6d 23h 59m remaining' as documented. */
export function remainingText(end: Date, now: Date): string | null {
  const left = leftText(end, now);
  return left && `${left} remaining`;
}

/** A wait in a sentence: '4h 12m', 'less than a minute'. */
export function waitText(end: Date, now: Date): string | null {
  const left = leftText(end, now);
  return left === '0m' ? 'less than a minute' : left;
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
