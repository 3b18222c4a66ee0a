import { isUndecoded } from '#schema/rules/market/reading/plain-text.ts';
import { easternInstant, easternTime, isDay, isWallTime } from '#schema/rules/time/eastern-time.ts';
import { MAX_UNITS } from './pick-values.ts';

/** Longest texts of a pick, in characters. */
export const PICK_LIMITS = { team: 80, pick: 200, pickDetails: 4_000, analyst: 80, book: 80 } as const;

/** What is said of a text that has one. */
export const CONTROLS = 'has a character that cannot be shown, such as a line break or an escape';
/** What is said of a text that another program could not read. */
const LOST = 'has a letter that was lost when it was copied (\ufffd): write it again';
/** Controls, and what turns the direction of writing: a page would show other words than the log has. */
const UNSHOWN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Stored values are rounded; smaller ones would become 1.00 or zero. */
const MIN_ODDS = 1.0001;
const MIN_UNITS = 0.01;
const MIN_PROBABILITY = 0.0001;

export interface PickText {
  teamOne: string;
  teamTwo: string;
  date: string;
  time: string;
  pick: string;
  pickDetails: string;
  line?: number | null;
  odds?: number | null;
  units?: number | null;
  book?: string | null;
  probability?: number | null;
  analyst?: string | null;
  releaseAt?: Date | null;
}

/**
 * Problems of a pick, one sentence per field; empty when it may be posted. teamOne, teamTwo, date, time, pick and
 * pickDetails are required (product.txt section 5). A pick must open before its game starts, or it would help nobody
 * and could not be trusted. Form and server share this function.
 */
export function pickProblems(pick: PickText): Partial<Record<keyof PickText, string>> {
  const problems: Partial<Record<keyof PickText, string>> = {};
  const text = (field: 'teamOne' | 'teamTwo' | 'pick' | 'pickDetails', name: string, longest: number) => {
    if (pick[field].trim() === '') problems[field] = `${name} is required`;
    else if (pick[field].length > longest) problems[field] = `${name} is longer than ${longest} characters`;
    else if (hasUnshown(pick[field], field === 'pickDetails')) problems[field] = `${name} ${CONTROLS}`;
    else if (isUndecoded(pick[field])) problems[field] = `${name} ${LOST}`;
  };
  text('teamOne', 'Team one', PICK_LIMITS.team);
  text('teamTwo', 'Team two', PICK_LIMITS.team);
  if (!problems.teamTwo && pick.teamOne.trim().toLowerCase() === pick.teamTwo.trim().toLowerCase())
    problems.teamTwo = 'Team two is the same as team one';
  text('pick', 'Pick', PICK_LIMITS.pick);
  text('pickDetails', 'Pick details', PICK_LIMITS.pickDetails);
  if (!isDay(pick.date)) problems.date = 'Date is not a day of the calendar (YYYY-MM-DD)';
  if (!isWallTime(pick.time)) problems.time = 'Time is not a time of day (HH:mm)';
  else if (!problems.date && isSkipped(pick.date, pick.time))
    problems.time = 'Time is skipped on that day: clocks go from 2:00 AM to 3:00 AM';
  Object.assign(problems, numberProblems(pick));
  for (const [field, name] of [
    ['analyst', 'Analyst'],
    ['book', 'Book'],
  ] as const) {
    const value = pick[field] ?? '';
    if (value.length > PICK_LIMITS[field])
      problems[field] = `${name} is longer than ${PICK_LIMITS[field]} characters`;
    else if (hasUnshown(value, false)) problems[field] = `${name} ${CONTROLS}`;
    else if (isUndecoded(value)) problems[field] = `${name} ${LOST}`;
  }
  if (!problems.date && !problems.time && opensTooLate(pick))
    problems.releaseAt = 'It has to open before its game starts';
  return problems;
}

/** Whether clocks go past the time, to the same minute of the next hour. Before there were zones, minutes differ as well. */
function isSkipped(date: string, time: string): boolean {
  // New York's clocks have always gone ahead at 2:00 AM, and a sheet has hundreds of times.
  if (!time.startsWith('02')) return false;
  const shown = easternTime(easternInstant(date, time));
  return shown !== time && shown.slice(3) === time.slice(3);
}

/** Characters that no page, picture or file can show. Only details have more than one line. */
export function hasUnshown(text: string, hasLines: boolean): boolean {
  return (hasLines ? text.replace(/[\t\r\n]/g, '') : text).search(UNSHOWN) >= 0;
}

function opensTooLate({ releaseAt, date, time }: PickText): boolean {
  return releaseAt != null && releaseAt >= easternInstant(date, time);
}

/** Limits of the numbers of a pick, which prices share. */
export function numberProblems(
  pick: Pick<PickText, 'line' | 'odds' | 'units' | 'probability'>,
): Partial<Record<'line' | 'odds' | 'units' | 'probability', string>> {
  const problems: ReturnType<typeof numberProblems> = {};
  if (pick.line != null && !(Math.abs(pick.line) <= 1_000))
    problems.line = 'Line must be between -1000 and 1000';
  if (pick.odds != null && !(pick.odds >= MIN_ODDS && pick.odds <= 1_000))
    problems.odds = 'Odds must be above 1.00 and at most 1000 (decimal)';
  if (pick.units != null && !(pick.units >= MIN_UNITS && pick.units <= MAX_UNITS))
    problems.units = `Units must be above 0 and at most ${MAX_UNITS}`;
  const { probability } = pick;
  if (probability != null && !(probability >= MIN_PROBABILITY && probability <= 1 - MIN_PROBABILITY))
    problems.probability = 'Probability must be above 0 and below 1';
  return problems;
}
