import { marketLabel } from '#schema/rules/picks/market-label.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { otherBet, saysMore } from './other-bet.ts';
import { type Choice, question, type Reading, value } from './reading.ts';

interface Words {
  pick: string;
  teamOne: string;
  teamTwo: string;
}

/** What is asked of words that the final score does not decide: 'Over 60.5 1H'. */
export function partQuestion<Value>(
  pick: string,
  part: string,
  choices: readonly Choice<Value>[],
): Reading<Value> {
  const asks = `“${pick}” names ${part}, which the final score does not decide. What is the bet?`;
  return question('part', asks, choices);
}

/** The market of words that may name a part of the game or one team's points. */
export function readMarketOfWords(words: Words, market: Market): Reading<Market> {
  if (market === 'PROP') return value(market);
  const choices: Choice<Market>[] = [
    { key: 'prop', label: 'A prop: its result is entered by hand', value: 'PROP' },
    { key: 'written', label: `${marketLabel(market)} of the whole game`, value: market },
  ];
  const part = otherBet(words);
  if (part) return partQuestion(words.pick, part, choices);
  // A market that the words themselves name otherwise is asked about by its name.
  if (market === 'TOTAL' || !saysMore(words)) return value(market);
  return question('part', `“${words.pick}” says more than a team and a line. What is the bet?`, choices);
}

interface LinedMarket {
  market: Market | null;
  line: number | null;
}

/** A spread or a total without its line. */
export function readMissingLine({ market, line }: LinedMarket, pick: string): Reading<LinedMarket> {
  if (line !== null || (market !== 'SPREAD' && market !== 'TOTAL')) return value({ market, line });
  const label = marketLabel(market).toLowerCase();
  const ofSpread: Choice<LinedMarket>[] = [
    { key: 'pick', label: 'Pick’em: a line of 0', value: { market, line: 0 } },
    { key: 'moneyline', label: 'A moneyline', value: { market: 'MONEYLINE', line: null } },
  ];
  return question('line', `“${pick}” is a ${label} without a line. What is meant?`, [
    ...(market === 'SPREAD' ? ofSpread : []),
    {
      key: 'none',
      label: `A ${label} without a line: its result is entered by hand`,
      value: { market, line },
    },
  ]);
}

/** Two places that say the same, as far as it is written, or else which of them is right. */
export function oneReadingOf<Value>(
  topic: string,
  values: readonly Value[],
  textOf: (value: Value) => string,
): Reading<Value | undefined> {
  const texts = values.map(textOf);
  const different = values.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
  if (different.length < 2) return value(different[0]);
  const choices = different.map((each) => ({
    key: textOf(each),
    label: withMinus(textOf(each)),
    value: each,
  }));
  return question(topic, `Is ${choices.map(({ label }) => label).join(' or ')} meant?`, choices);
}
