import { gamePartIn } from '#schema/rules/market/reading/game-part.ts';

/** What a heading or a note may say of the lines around it: no bet, another bet, day, zone or stake. */
const CHANGES = [
  /\b(?:leans?|no (?:bet|play|action)|watch ?list|passe[ds]?|cancell?ed|void|graded|loss(?:es)?|losers?|winners?|results?|recap)\b/i,
  /\b(?:parlays?|teasers?|round robins?|sgp|legs?|hedges?|fades?|live|futures?|alternate|alts?)\b/i,
  /\btimes?\b.*\b(?:central|pacific|mountain|ct|pt|mt|cst|pst|mst|gmt|utc|cet|bst|local)\b/i,
  /\b(?:units?|stakes?|plays?)\b.*(?:\bdouble|\bhalf|\bx ?\d|\d ?x\b|[×$€£%])/i,
];

/** And the day of lines that have none of their own. */
const DAYS = /\b(?:yesterday|tomorrow|next week|last week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

const REASON =
  'may change how other lines are meant: write what it says in those lines, then leave this line out';

/** Why a line that names no pick cannot be passed over. Null for one that says nothing of other lines: 'BOL everyone'. */
export function noteProblem(text: string, { hasDates }: { hasDates: boolean }): string | null {
  const words = hasDates ? CHANGES : [...CHANGES, DAYS];
  return gamePartIn(text) || words.some((each) => each.test(text)) ? REASON : null;
}
