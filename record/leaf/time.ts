const DAY = 10;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The beginning of each day that was asked about: reading days takes long, and logs name few. */
const days = new Map<string, number>();

/** A moment of a leaf, such as 2026-11-01T13:00:00.000Z, in milliseconds; NaN when it is written otherwise, or is none. */
export function timeOf(instant: string): number {
  if (!INSTANT.test(instant)) return Number.NaN;
  const day = instant.slice(0, DAY);
  let begins = days.get(day);
  if (begins === undefined) {
    begins = Date.parse(`${day}T00:00:00.000Z`);
    // February 30 would be a day of March.
    if (!Number.isNaN(begins) && !new Date(begins).toISOString().startsWith(day)) begins = Number.NaN;
    days.set(day, begins);
  }
  const [hours, minutes, seconds] = [digits(instant, 11), digits(instant, 14), digits(instant, 17)];
  if (hours > 23 || minutes > 59 || seconds > 59) return Number.NaN;
  const thousandths = digits(instant, 20) * 10 + instant.charCodeAt(22) - 48;
  return begins + ((hours * 60 + minutes) * 60 + seconds) * 1_000 + thousandths;
}

function digits(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}
