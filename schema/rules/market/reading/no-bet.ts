import { plainText } from './plain-text.ts';
import { type Reading, refusal, value } from './reading.ts';

const NO_BET =
  /^lean(?:s|ing)?\b|^(?:pass(?:ing)?|no (?:bets?|plays?|picks?|action)|skip(?:ped|ping)?|stay(?:ing)? away|watch only|cancell?ed|void(?:ed)?|withdrawn|scratched)(?=$|\s*[-:;,.!(])|(?:^|[\s([-])(?:no (?:bet|play|action)|lean(?: only)?|pass|skip|cancell?ed|void(?:ed)?|withdrawn|scratched)[)\]]?[.!]*$/i;

/** Words of a bet; refused where they say that there is none: 'Pass', 'No play', 'Lean over 220.5'. */
export function readBetWords(text: string): Reading<string> {
  return NO_BET.test(plainText(text)) ? refusal(text, 'it is no bet, so leave this line out') : value(text);
}
