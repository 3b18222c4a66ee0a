import { MAX_UNITS } from '#schema/rules/picks/pick-values.ts';
import { isPlaceholder, plainText } from './plain-text.ts';
import { type Reading, refusal, value } from './reading.ts';

const OFF = 'cancell?ed|void(?:ed)?|withdrawn|scratched';
const BEFORE = `pass(?:ing)?|no (?:bets?|plays?|picks?|action)|skip(?:ped|ping)?|stay(?:ing)? away|watch only|${OFF}`;
const BEHIND = `no (?:bet|play|action)|lean(?: only)?|pass|skip|${OFF}`;
/** 'Pass yards over 250.5' is a bet. */
const NO_BET = new RegExp(
  String.raw`^lean(?:s|ing)?\b|^(?:${BEFORE})(?=$|\s*[-:;,.!(])|(?:^|[\s([-])(?:${BEHIND})[)\]]?[.!]*$`,
  'i',
);
const STAKE_ALONE = /^\d(?:\.\d+)?\s?u(?:nits?)?$/i;

/** Words of a bet; refused where they say that there is none, or have its stake alone: 'Pass', 'Lean over 220.5', 'TBD', '5u'. */
export function readBetWords(text: string): Reading<string> {
  const words = plainText(text);
  if (NO_BET.test(words) || (words !== '' && isPlaceholder(words)))
    return refusal(text, 'it is no bet, so leave this line out');
  return STAKE_ALONE.test(words) && Number.parseFloat(words) <= MAX_UNITS
    ? refusal(text, 'it may be a stake; write the bet, as in Under 5.5')
    : value(text);
}
