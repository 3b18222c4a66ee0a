import { americanOdds } from '#schema/rules/picks/odds.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { plainText } from './plain-text.ts';
import { beforePrice, linelessMarket } from './price-behind.ts';
import { readOdds } from './read-odds.ts';
import { isBareTeam, leftOpen, readWager, type Wager } from './read-wager.ts';
import { type Choice, mapped, question, type Reading } from './reading.ts';
import { beginsTeam, choosesTeam, renamedTeam } from './team-words.ts';
import { sideQuestion } from './unnamed-side.ts';
import { readUsualLine } from './usual-line.ts';
import { wordsApart } from './words-apart.ts';

type Words = Parameters<typeof readWager>[0];

/**
 * What words say of the bet. Asked about are those that are read as no market although they begin with a bet, begin with a team and have a
 * number or say who wins, begin with over or under, name a total that games of the league have, or a market without its team: 'Celtics ML*', 'Celtics lose', 'Over two twenty one',
 * 'Total 228.5', '-3.5'.
 */
export function readWholeWager(words: Words): Reading<Wager> {
  const wager = readWager(words);
  // A market without its line has a question of its own.
  if (wager.kind !== 'VALUE' || wager.value.market !== null || linelessMarket(words.pick)) return wager;
  const text = wordsApart(plainText(words.pick.replaceAll(ARROWS, ' ')));
  const parts = beginningsOf(text);
  const rest = { words, text, parts, open: wager.value };
  if (isOfTeam(rest)) return restQuestion(rest, 'a team and a line');
  const side = sidelessBet(text, words);
  if (side) return ofOneSide(words, side, wager.value);
  const total = totalIn(text, words.league);
  if (!total && !NO_NUMBER.test(text) && !hasFarTotal(text, words.league)) return wager;
  return restQuestion({ ...rest, parts: total ? [...parts, total.words] : parts }, 'a total');
}

/** Words that are no bet as a whole. */
interface Rest {
  words: Words;
  text: string;
  /** What may be a bet in them, the longest first. */
  parts: readonly string[];
  open: Wager;
}

const OF_WINNER = /\d|\b(?:wins?|won|loses?|lost|beats?|upsets?|no|not|winner)\b/i;
const WINS = /^\D*\b(?:wins|won|winner|beats?|upsets?)\b\D*$/i;

function isOfTeam({ words, text, parts }: Rest): boolean {
  const team = parts.findIndex((part) => isTeam(part, words));
  return (
    team >= 0 && (OF_WINNER.test(text) || parts.slice(0, team).some((part) => betOf(part, words).length > 0))
  );
}

function isTeam(part: string, words: Words): boolean {
  return choosesTeam(part, words) || renamedTeam(part, words) !== null;
}

function restQuestion(rest: Rest, what: string): Reading<Wager> {
  const asks = `“${rest.words.pick}” says more than ${what}. What is the bet?`;
  return question('rest', asks, [...betsIn(rest), leftOpen(rest.open)]);
}

/** The longest bet among the parts, before it the same with the price that follows; or that of a team that is said to win. */
function betsIn({ words, text, parts }: Rest): Choice<Wager>[] {
  for (const part of parts) {
    const [bet] = betOf(part, words);
    if (bet) return [...pricedBet(bet, text.slice(text.indexOf(part) + part.length)), bet];
  }
  const team = WINS.test(text) ? parts.find((each) => isTeam(each, words)) : undefined;
  return team ? betOf(`${team} ML`, words) : [];
}

const PRICE_BEHIND =
  /^[\s,;:|@([]+(?:at\s+)?(\d{1,2}\.\d{1,3}|\d{1,2}\/\d{1,2}|[+-]\d{3,5}|ev(?:en)?s?)[)\]]?$/i;

function pricedBet(bet: Choice<Wager>, behind: string): Choice<Wager>[] {
  const [, price = ''] = PRICE_BEHIND.exec(behind) ?? [];
  const odds = readOdds(price);
  if (bet.value.odds !== null || odds.kind !== 'VALUE') return [];
  const label = `${bet.label} at ${withMinus(americanOdds(odds.value))} (${oddsText(odds.value, 'DECIMAL')})`;
  return [{ key: 'priced', label, value: { ...bet.value, odds: odds.value } }];
}

const ARROWS = /[⬆⬇↑↓]\ufe0f?/gu;
/** 'Over two twenty one', and 'Over 3u' with a stake in the place of its line. 'Over 27.5 Tatum points' is of a player. */
const NO_NUMBER = /^(?:over|under)s?(?: [^\d]+| \d(?:\.\d)? ?u(?:nits?)?)?$/i;
const POINTS = String.raw`\d{1,3}(?:\.\d{1,2})?`;
const TOTAL_ALONE = new RegExp(
  `^(?:o\\/?u|over ?\\/ ?under|(?!.*(?<!\\p{L})(?:over|under|[ou])(?!\\p{L}))[^\\d+-]{0,16}):?\\s?(?:[+-](?=\\d+\\.))?(${POINTS})\\+?(?: total)?(?: (?:points|pts|runs|goals))?$`,
  'iu',
);
const SPREAD_ALONE = /^[([]?([+-]\d{1,2}(?:\.\d{1,2})?)[)\]]?$/;
const MONEYLINE_ALONE = /^(?:ml|money ?line)$/i;
/** A side of the game that is no team's name. */
const SIDE_ALONE = /^(?:home|away|road|hosts?|visitors?|fav(?:ou?rite)?|(?:under)?dog|[12])$/i;

interface SidelessBet {
  market: 'MONEYLINE' | 'SPREAD' | 'TOTAL';
  line: number | null;
}

/** A market, and its line, of which words name no side. */
function sidelessBet(text: string, words: Words): SidelessBet | null {
  const [bet] = beforePrice(text);
  if (MONEYLINE_ALONE.test(bet) || SIDE_ALONE.test(bet) || beginsTeam(bet, words))
    return { market: 'MONEYLINE', line: null };
  const [, spread] = SPREAD_ALONE.exec(bet) ?? [];
  if (spread) return { market: 'SPREAD', line: Number(spread) };
  const [, total] = TOTAL_ALONE.exec(bet) ?? [];
  return total && isUsualTotal(Number(total), words.league) ? { market: 'TOTAL', line: Number(total) } : null;
}

function isUsualTotal(line: number, league: Words['league']): boolean {
  return league !== undefined && readUsualLine(league, { market: 'TOTAL', line }).kind === 'VALUE';
}

const TOTALS = new RegExp(
  `(?<![\\p{L}\\d])(?:over|under|[ou]):?\\s?[([]?(${POINTS})|(?<![\\d.+-])(${POINTS})\\s?(?:over|under|[ou])(?![\\p{L}\\d])`,
  'giu',
);

/** 'Under all day 220.5' */
function hasFarTotal(text: string, league: Words['league']): boolean {
  const numbers = /^(?:over|under)s?\b(?!.*[+-]\d{3})/i.test(text)
    ? (text.match(/(?<![\d.+-])\d+(?:\.\d+)?/g) ?? [])
    : [];
  return numbers.some((number) => isUsualTotal(Number(number), league));
}

/** What stands in brackets behind a total belongs to it: 'Over 259 (Game 2)'. */
const REMARK = /^\s*[([][^()[\]]*[)\]]\s*$/;

/** The words of a total that games of the league have. 'Over 27.5 Tatum points' has none. */
function totalIn(text: string, league: Words['league']): { words: string } | undefined {
  return [...text.matchAll(TOTALS)]
    .map(([words, one, two]) => ({ words, line: Number(one ?? two) }))
    .find(({ words, line }) => isUsualTotal(line, league) || REMARK.test(text.replace(words, '')));
}

function ofOneSide(words: Words, { market, line }: SidelessBet, open: Wager): Reading<Wager> {
  return mapped(sideQuestion(market, line, words), (renamed) =>
    renamed ? { ...open, market, line, renamed } : open,
  );
}

/** All words without the signs behind them, then without the last one, and so on. */
function beginningsOf(text: string): string[] {
  const words = text.split(' ');
  return words.map((_, at) =>
    words
      .slice(0, words.length - at)
      .join(' ')
      .replace(/[^\p{L}\p{N})\]]+$/u, ''),
  );
}

function betOf(part: string, words: Words): Choice<Wager>[] {
  const wager = readWager({ ...words, pick: part });
  if (wager.kind !== 'VALUE' || wager.value.market === null || isBareTeam(wager.value, part)) return [];
  return [{ key: 'bet', label: withMinus(part), value: wager.value }];
}
