const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** What was asked about lately: a log names the same starts and deadlines again and again. */
const KNOWN = 32;
const texts: string[] = new Array(KNOWN).fill('');
const times = new Float64Array(KNOWN).fill(Number.NaN);

/** A moment of a leaf, such as 2026-11-01T13:00:00.000Z, in milliseconds; NaN when it is written otherwise, or is none. */
export function timeOf(instant: string): number {
  // By hour, minute, second and millisecond.
  const place =
    (instant.charCodeAt(12) * 7 +
      instant.charCodeAt(15) * 5 +
      instant.charCodeAt(18) * 3 +
      instant.charCodeAt(22)) %
    KNOWN;
  if (texts[place] === instant) return times[place] ?? Number.NaN;
  const time = readTime(instant);
  if (!Number.isNaN(time)) {
    texts[place] = instant;
    times[place] = time;
  }
  return time;
}

function readTime(instant: string): number {
  if (!INSTANT.test(instant)) return Number.NaN;
  const midnight = beginsOf(instant);
  const [hours, minutes, seconds] = [digits(instant, 11), digits(instant, 14), digits(instant, 17)];
  if (hours > 23 || minutes > 59 || seconds > 59) return Number.NaN;
  const thousandths = digits(instant, 20) * 10 + instant.charCodeAt(22) - 48;
  return midnight + ((hours * 60 + minutes) * 60 + seconds) * 1_000 + thousandths;
}

/** The day that was asked about last: reading days takes long, and a log stays with one for long. */
let day = '-';
let begins = Number.NaN;

function beginsOf(instant: string): number {
  if (instant.startsWith(day)) return begins;
  day = instant.slice(0, 10);
  const time = Date.parse(day);
  // February 30 would be a day of March.
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  begins = exists ? time : Number.NaN;
  return begins;
}

function digits(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}
