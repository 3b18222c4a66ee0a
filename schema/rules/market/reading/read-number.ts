import { plainText } from './plain-text.ts';
import { type Reading, refusal, value } from './reading.ts';

const MONEY = /^[$€£]\s?\d|\d\s?[$€£]$/;

/** A number that may have its unit behind it: '1.5u', '½ unit', '1pt', and '55%' where it is one of percent. `example` is how it is written here. */
export function readNumber(text: string, example: string, isPercent = false): Reading<number> {
  const [, number] = /^([+-]?\d{0,4}(?:[.,]\d{1,4})?)\s*(?:u|units?|pts?|%)?$/i.exec(plainText(text)) ?? [];
  const [, over, under] = /^([13])\/([24])$/.exec(plainText(text)) ?? [];
  if (over && under) return value(Number(over) / Number(under));
  if (MONEY.test(plainText(text))) return refusal(text, `it is an amount of money; write ${example}`);
  // A thousand to some and one to others; and a share of a bankroll is no number of units.
  if (/,\d{3}(?!\d)/.test(plainText(text)))
    return refusal(text, `write it without a comma, as in ${example}`);
  if (plainText(text).endsWith('%') && !isPercent) return refusal(text, `it is a share; write ${example}`);
  if (!number || !/\d/.test(number)) return refusal(text, `write ${example}`);
  return value(Number(number.replace(',', '.')));
}
