import { gamePartIn } from '#schema/rules/market/reading/game-part.ts';
import { plainText } from '#schema/rules/market/reading/plain-text.ts';
import { readDay } from '#schema/rules/market/reading/read-day.ts';
import type { LeftOutRow, TableProblem } from '#schema/rules/text/table/table.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';

const TIMES = /\btimes?\b.*\b(?:central|pacific|mountain|ct|pt|mt|cst|pst|mst|gmt|utc|cet|bst|local)\b/i;

/** What a heading or a note may say of the lines around it: no bet, another bet, league, zone or stake. */
const CHANGES = [
  TIMES,
  /\b(?:leans?|no (?:bets?|plays?|action)|watch ?list|passe[ds]?|skip(?:ped|ping)?|cancell?ed|void|graded|loss(?:es)?|losers|unofficial|not official)\b/i,
  /\b(?:do not|don'?t) (?:bet|play)\b(?! more| what| money)|\b(?:just )?tracking\b|\bpaper (?:bets?|plays?|trad\w+)\b/i,
  /\b(?:parlays?|teasers?|round robins?|sgp|legs?|hedges?|fades?|opposites?|bet against|live|futures|alternate|alts?)\b/i,
  /\b(?:wnba|ncaaw|women'?s?|summer league|g[ -]league)\b/i,
  /\b(?:units?|stakes?|plays?)\b.*(?:\bdouble|\bhalf|\bx ?\d|\d ?x\b|[×$€£%])/i,
];
/** And a heading of few words, which is of bets that are over. */
const OVER = /^(?:\S+ ){0,2}(?:winners?|results?|recap)\b(?: \S+){0,1}$/i;

/** What says nothing of a bet, whatever is in it: what a unit is, and the sayings of chats. */
const SAYINGS =
  /\b1 ?u(?:nits?)?\s?(?:=|is)\s?\S+|\b(?:tail or fade|fade or tail|winner winner)\b|\bresults are not guaranteed\b/gi;

/** A stake of all lines. One unit is what lines without a stake have. */
const STAKE = String.raw`(?<![\d.+-])(?!1(?:\.0+)? ?u)(?:\d+(?:\.\d+)?|\.\d+) ?u(?:nits?)?\b`;
const OF_ALL = String.raw`\b(?:all|each|every|max|plays?|picks?|bets?)\b`;
const STAKES = new RegExp(`${OF_ALL}.*${STAKE}|${STAKE}.*${OF_ALL}`, 'i');

const DATE =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?\b|(?<![\d/.-])\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?![\d/])|\b\d{4}-\d{2}-\d{2}\b/gi;
const WEEKDAY = /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b|^(mon|tue|wed|thu|fri|sat|sun)(?:s|rs?)?\b/gi;
const OTHER_DAY = /\b(?:yesterday|tomorrow|tmr|tmrw|next week|last week)\b/i;

const REASON =
  'may change how other lines are meant: write what it says in those lines, then leave this line out';

interface Sheet {
  /** The New York day of its lines. */
  day: string;
  /** Whether lines have days and stakes of their own. */
  hasDates: boolean;
  hasUnits: boolean;
}

/** Why a line that names no pick cannot be passed over. Null for one that says nothing of other lines: 'BOL everyone'. */
export function noteProblem(text: string, { day, hasDates, hasUnits }: Sheet): string | null {
  const all = plainText(text).replaceAll(SAYINGS, '');
  const words = all.replaceAll(DATE, ' ');
  const isChange =
    CHANGES.some((each) => each.test(words)) ||
    OVER.test(words) ||
    gamePartIn(words) !== null ||
    (!hasUnits && STAKES.test(words)) ||
    (!hasDates && isOfOtherDay(all, day));
  return isChange ? REASON : null;
}

/** Whether words name a day that is not this one: 'Thursday Night Football' on a Friday. */
function isOfOtherDay(words: string, day: string): boolean {
  const own = longDay(day).slice(0, 3).toLowerCase();
  const weekdays = [...words.matchAll(WEEKDAY)].map(([found]) => found.slice(0, 3).toLowerCase());
  const dates = [...words.matchAll(DATE)].map(([found]) => readDay(found.replace(/\. /, ' '), day));
  const isOwn = (reading: (typeof dates)[number]) =>
    reading.kind === 'REFUSAL' ||
    (reading.kind === 'VALUE' ? reading.value === day : reading.choices.some(({ value }) => value === day));
  return (
    OTHER_DAY.test(words) ||
    weekdays.some((weekday) => weekday !== own) ||
    !dates.every((date) => isOwn(date))
  );
}

const PARTS_OF_GAME = /half|quarter|period|inning|team's points/;

/** Titles and notes of games and prices that say of all lines that they are of another zone or of a part of the game. */
export function titleProblems(
  leftOut: readonly LeftOutRow[],
  leaveOut: readonly number[] = [],
): TableProblem[] {
  return leftOut
    .filter(({ row, text }) => {
      const part = gamePartIn(text)?.name ?? '';
      return !leaveOut.includes(row) && (TIMES.test(text) || PARTS_OF_GAME.test(part));
    })
    .map(({ row }) => ({ row, column: null, reason: REASON }));
}
