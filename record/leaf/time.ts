const [DASH, COLON, POINT, T, Z] = [...'-:.TZ'].map((character) => character.charCodeAt(0));

/** A moment of a leaf, such as 2026-11-01T13:00:00.000Z, in milliseconds; NaN when it is written otherwise, or is none. */
export function timeOf(instant: string): number {
  if (instant.length !== 24 || !isSeparated(instant)) return Number.NaN;
  const [hours, minutes, seconds] = [digits(instant, 11), digits(instant, 14), digits(instant, 17)];
  // What is no number is no such number either.
  if (!(hours <= 23 && minutes <= 59 && seconds <= 59)) return Number.NaN;
  const thousandths = digits(instant, 20) * 10 + digit(instant, 22);
  return beginsOf(instant) + ((hours * 60 + minutes) * 60 + seconds) * 1_000 + thousandths;
}

function isSeparated(instant: string): boolean {
  return (
    instant.charCodeAt(4) === DASH &&
    instant.charCodeAt(7) === DASH &&
    instant.charCodeAt(10) === T &&
    instant.charCodeAt(13) === COLON &&
    instant.charCodeAt(16) === COLON &&
    instant.charCodeAt(19) === POINT &&
    instant.charCodeAt(23) === Z
  );
}

const DAY = 86_400_000;
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];
/** Before the year 0, whose days are counted here too. */
const DAYS_TO_1970 = 719_528;

/** The beginning of a day; NaN where there is no such day. Date.parse takes four times as long. */
function beginsOf(instant: string): number {
  const year = digits(instant, 0) * 100 + digits(instant, 2);
  const [month, day] = [digits(instant, 5), digits(instant, 8)];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const before = DAYS_BEFORE[month - 1];
  const after = DAYS_BEFORE[month];
  if (before === undefined || after === undefined) return Number.NaN;
  const length = after - before + (isLeap && month === 2 ? 1 : 0);
  if (!(day >= 1 && day <= length)) return Number.NaN;
  const leapDays = Math.ceil(year / 4) - Math.ceil(year / 100) + Math.ceil(year / 400);
  const days = year * 365 + leapDays + before + (isLeap && month > 2 ? 1 : 0) + day - 1;
  return (days - DAYS_TO_1970) * DAY;
}

function digits(text: string, at: number): number {
  return digit(text, at) * 10 + digit(text, at + 1);
}

function digit(text: string, at: number): number {
  const number = text.charCodeAt(at) - 48;
  return number >= 0 && number <= 9 ? number : Number.NaN;
}
