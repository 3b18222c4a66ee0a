import { americanOdds, decimalOdds, ODDS_PLACES } from '#schema/rules/picks/odds.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { plainText } from './plain-text.ts';
import { type Choice, type Question, question, type Reading, refusal, value } from './reading.ts';

const OTHER_ODDS = /\b(?:hk|hong ?kong|malay(?:sian?)?|indo(?:nesian?)?)\b/i;

/** What a column of odds is never called: a 1.45 of Hong Kong is 2.45 here. */
export const OF_OUR_ODDS = {
  never: {
    names: OTHER_ODDS,
    because:
      'leave it unread: odds of Hong Kong, Malaysia or Indonesia count otherwise; write -110, +150 or 1.91',
  },
};

const EXAMPLE = 'write -110, +150 or 1.91';
/** The highest decimal odds of a pick. */
const MOST = 1_000;

/**
 * Odds in decimal form, as people and exports write them: -110, +150, 1.91, 10/11, EVEN, a price in brackets. A number of
 * 100 or more without a sign is asked about: spreadsheets strip the plus of +150.
 */
export function readOdds(text: string): Reading<number> {
  const words = bare(text);
  if (/^ev(?:en|ens|s)?(?: money)?$/i.test(words)) return value(2);
  if (/^(?:pk|pick(?:'?em)?)$/i.test(words)) return pickQuestion();
  if (/^[+-]/.test(words)) return readSigned(text, words);
  const fraction = /^(\d{1,3})\/(\d{1,3})$/.exec(words);
  if (fraction) return readFraction(text, Number(fraction[1]), Number(fraction[2]));
  return readUnsigned(text, words);
}

/** Without brackets, an "at" sign or a currency around it. */
function bare(text: string): string {
  const words = plainText(text).replace(/^@\s*/, '');
  return (/^[([](.+)[)\]]$/.exec(words)?.[1] ?? words).trim().replace(/^\$(?=\d)/, '');
}

function readSigned(text: string, words: string): Reading<number> {
  const points = /^([+-])\s?(\d{1,3}(?:,\d{3})+|\d{3,6})(?:[.,](\d{1,6}))?$/.exec(words);
  const [, sign, whole = '', rest = ''] = points ?? [];
  const american = Number(`${whole.replaceAll(',', '')}.${rest || '0'}`);
  if (!points && !/^[+-]\s?\d{1,2}(?:[.,]\d+)?$/.test(words)) return refusal(text, EXAMPLE);
  if (!points || american < 100) return refusal(text, `American odds begin at -100 and +100; ${EXAMPLE}`);
  return value(rounded(sign === '-' ? 1 + 100 / american : 1 + american / 100));
}

function readFraction(text: string, over: number, under: number): Reading<number> {
  if (over >= 100 && under >= 100)
    return refusal(text, 'it may be two prices; write one: -110, +150 or 1.91');
  if (over === 0 || under === 0)
    return refusal(text, 'write a fraction such as 10/11, or -110, +150 or 1.91');
  return value(rounded(1 + over / under));
}

function readUnsigned(text: string, words: string): Reading<number> {
  const comma = /^(\d{1,3}),(\d{3})$/.exec(words);
  if (comma) return unsigned(`${comma[1]}${comma[2]}`, `${comma[1]}.${comma[2]}`);
  const number = /^(\d{1,6})(?:[.,](\d{1,6}))?$/.exec(words);
  if (!number) return refusal(text, /\d[/-]\d|\d-[a-z]/i.test(words) ? DATE : EXAMPLE);
  const decimal = `${number[1]}.${number[2] ?? '0'}`;
  if (Number(decimal) >= 100) return unsigned(decimal, decimal);
  if (Number(decimal) <= 1)
    return refusal(text, `decimal odds are above 1; ${EXAMPLE}${ofHongKong(Number(decimal))}`);
  return value(rounded(Number(decimal)));
}

/** Those of Hong Kong leave out the stake that comes back. */
function ofHongKong(odds: number): string {
  return odds > 0 && odds < 1 ? `; ${odds} in Hong Kong is ${rounded(1 + odds)} here` : '';
}

const DATE = `a spreadsheet may have made a date of a fraction; ${EXAMPLE}`;

/** A bare whole number among American odds: asked about, because it is seldom the decimal that it can be read as. */
export function readBareOdds(text: string, odds: number): Reading<number> {
  if (!/^\d{1,2}$/.test(plainText(text))) return value(odds);
  const label = withMinus(`Decimal ${decimalText(odds)} (${americanOdds(odds)})`);
  return question('bare', `Are decimal odds meant by ${plainText(text)}, among American ones?`, [
    { key: 'decimal', label, value: odds },
  ]);
}

/** The plus or the minus may be missing, or it is a decimal. */
function unsigned(american: string, decimal: string): Question<number> {
  const points = Number(american);
  const written = String(points);
  const choices: Choice<number>[] = [
    { key: 'plus', value: rounded(1 + points / 100), label: '' },
    { key: 'minus', value: rounded(1 + 100 / points), label: '' },
  ].map((choice) => ({
    ...choice,
    label: `${choice.key === 'plus' ? '+' : '−'}${written} (${decimalText(choice.value)})`,
  }));
  const own = Number(decimal);
  if (own > 1 && own <= MOST)
    choices.push({
      key: 'decimal',
      value: own,
      label: withMinus(`Decimal ${decimalText(own)} (${americanOdds(own)})`),
    });
  const different = choices.filter(
    (choice, at) => choices.findIndex((other) => other.value === choice.value) === at,
  );
  return question('sign', `Is +${written} meant?`, different);
}

function pickQuestion(): Question<number> {
  const choices = [
    { key: 'even', american: '+100' },
    { key: 'standard', american: '-110' },
  ].map(({ key, american }) => {
    const odds = decimalOdds(american) ?? 2;
    return { key, value: odds, label: `${withMinus(american)} (${decimalText(odds)})` };
  });
  return question('pick', 'Which odds has this pick’em?', choices);
}

function rounded(odds: number): number {
  return Number(odds.toFixed(ODDS_PLACES));
}

function decimalText(odds: number): string {
  return oddsText(odds, 'DECIMAL');
}
