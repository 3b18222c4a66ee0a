import { MAX_UNITS } from '#schema/rules/picks/pick-values.ts';
import { isPlaceholder, plainText } from './plain-text.ts';
import { question, type Reading, refusal, value } from './reading.ts';

const OFF = 'cancell?ed|void(?:ed)?|withdrawn|scratch(?:ed)?';
const BEFORE = `pass(?:ing)?|no (?:bets?|plays?|picks?|action)|skip(?:ped|ping)?|stay(?:ing)? away|watch only|${OFF}`;
const BEHIND = `(?<!draw )no (?:bet|play|action)|lean(?: only)?|pass|skip|${OFF}`;
/** 'Pass yards over 250.5' is a bet. */
const NO_BET = new RegExp(
  String.raw`^lean(?:s|ing)?\b|^(?:${BEFORE})(?=$|\s*[-:;,.!(])|(?:^|[\s([-])(?:${BEHIND})[)\]]?[.!]*$`,
  'i',
);
const STAKE_ALONE = /^\d(?:\.\d+)?\s?u(?:nits?)?$/i;

/** Marks that say of a bet that it is none, or how it ended. */
const MARKS = /(?:[❌🚫⛔✖❎🛑👎✅✔☑]\ufe0f?|\?+)/gu;

export function marksIn(text: string): string {
  return (text.match(MARKS) ?? []).join('');
}

export function withoutMarks(text: string): string {
  return marksIn(text) === '' ? text : text.replaceAll(MARKS, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Words of a bet without such a mark; asked about where they have one. */
export function readMarkedWords(text: string): Reading<string> {
  if (marksIn(text) === '') return value(text);
  const bare = withoutMarks(text);
  return question('mark', `“${text}” has a mark that may say that it is no bet, or over. Is it one?`, [
    { key: 'bet', label: `Yes: ${bare}`, value: bare },
  ]);
}

/** Whether words say that something is no bet. */
export function saysNoBet(words: string): boolean {
  return NO_BET.test(words);
}

/** Words of a bet; refused where they say that there is none, or have its stake alone: 'Pass', 'Lean over 220.5', 'TBD', '5u'. */
export function readBetWords(text: string): Reading<string> {
  const words = plainText(text);
  if (NO_BET.test(words) || (words !== '' && isPlaceholder(words)))
    return refusal(text, 'it is no bet, so leave this line out');
  return STAKE_ALONE.test(words) && Number.parseFloat(words) <= MAX_UNITS
    ? refusal(text, 'it may be a stake; write the bet, as in Under 5.5')
    : value(text);
}
