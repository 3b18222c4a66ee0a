import { plainText } from '#schema/rules/market/reading/plain-text.ts';
import { beforePrice } from '#schema/rules/market/reading/price-behind.ts';
import { isBareTeam, readWager } from '#schema/rules/market/reading/read-wager.ts';
import { question, type Reading, refusal, value } from '#schema/rules/market/reading/reading.ts';
import { wordsApart } from '#schema/rules/market/reading/words-apart.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { MAX_UNITS } from './pick-values.ts';

interface StakedWords {
  /** The words without the stake. */
  bet: string;
  /** Null where they name none. */
  units: number | null;
}

type Words = Parameters<typeof readWager>[0];

const NUMBER = String.raw`(\d{0,2}(?:\.\d{1,2})?)`;
const UNITS = String.raw`[([]?${NUMBER}\s?u(?:nits?)?(?: plays?)?[)\]]?`;
const BEHIND = new RegExp(
  String.raw`^(.*?\S)(?:\s*[|;,]\s*|\s+[-:]?\s*)(?:(?:for|risk(?:ing)?)\s+|@\s*)?${UNITS}$`,
  'i',
);
const BEFORE = new RegExp(String.raw`^${UNITS}(?:\s*[|;,:]\s*|\s+[-]?\s*)(.+)$`, 'i');
/** What a stake wins, behind it: '2u to win 1.82u'. */
const WINS = new RegExp(String.raw`(?<=\du|units?)\s+to win\s+${NUMBER}\s?(?:u(?:nits?)?)?$`, 'i');
const TO_WIN = new RegExp(String.raw`^(.*?\S)\s+to win\s+${UNITS}$`, 'i');
/** A number with a sign and 'u': a line with a letter too much, or a stake behind a dash. */
const SIGNED = new RegExp(String.raw`^(.*?\S)(?:\s+|(?<=\p{L}))([+-])\s?${NUMBER}\s?u(?:nits?)?$`, 'iu');

/**
 * The stake before or behind the words of a bet: 'Hawks -2.5 -110 2u', '3 units: Hawks ML', 'Over 228.5 (-110) | 3U'. None where there is
 * none: '8.5u' is more than any stake, and the under. 'Hawks -3u' is asked about, and so is a stake that is said by what it wins.
 */
export function readStake(words: Words): Reading<StakedWords> {
  const text = wordsApart(plainText(words.pick));
  const pick = text.replace(WINS, '');
  const staked = signedStake(words, pick) ?? stakeToWin(words, pick);
  if (staked) return staked;
  const stake = stakeIn(words, pick);
  return value(withPriceOf(stake, Number(WINS.exec(text)?.[1]), words));
}

/** '2u to win 3u' says a price, where the words name none. */
function withPriceOf(stake: StakedWords, wins: number, words: Words): StakedWords {
  const { bet, units } = stake;
  if (!units || !(wins > 0) || beforePrice(bet)[1] || priceIn(readWager({ ...words, pick: bet })))
    return stake;
  return { bet: `${bet} @${(1 + wins / units).toFixed(2)}`, units };
}

function priceIn(wager: ReturnType<typeof readWager>): number | null {
  return wager.kind === 'VALUE' ? wager.value.odds : null;
}

/** A number of the bet's own: that behind it is its stake then, also where the bet is of a player. */
const OWN_NUMBER = /(?:^|[\s(])[+-]?(?:[ou]\s?)?\d+(?:\.\d+)?\+?(?=[\s)]|$)/i;
/** 'Lakers +3.5 (2u) & ML (0.5u)' is two bets. */
const TWO_STAKES = /\du(?:nits?)?\b.*\du(?:nits?)?\b/i;
/** A price behind a stake: '2u @ +145', '2u 1.91'. */
const DECIMAL_BEHIND = /^(.*\du(?:nits?)?[)\]]?)\s+([([]?\d{1,2}\.\d{2}[)\]]?)$/i;

function stakeIn(words: Words, pick: string): StakedWords {
  const none = { bet: words.pick, units: null };
  const [, stakeLast, decimal] = DECIMAL_BEHIND.exec(pick) ?? [];
  const [told, price] = stakeLast && decimal ? [stakeLast, decimal] : beforePrice(pick);
  const [, before = '', ofBefore] = BEHIND.exec(told) ?? [];
  const [, ofBehind, behind = ''] = before ? [] : (BEFORE.exec(pick) ?? []);
  const bet = before ? `${before} ${price}`.trim() : behind;
  const units = Number(ofBefore ?? ofBehind);
  if (!bet || !isStake(units) || TWO_STAKES.test(told)) return none;
  const wager = readWager({ ...words, pick: bet });
  const isOpen = wager.kind === 'VALUE' && wager.value.market === null;
  return isOpen && !OWN_NUMBER.test(before || behind) ? none : { bet, units };
}

function isStake(units: number): boolean {
  return units > 0 && units <= MAX_UNITS;
}

/** 'Hawks -3u' and 'Hawks +3u' without a line of their own. */
function signedStake(words: Words, pick: string): Reading<StakedWords> | null {
  const [, team = '', sign = '', number] = SIGNED.exec(pick) ?? [];
  const units = Number(number);
  const wager = team && isStake(units) ? readWager({ ...words, pick: team }) : null;
  if (wager?.kind !== 'VALUE' || !isBareTeam(wager.value, team)) return null;
  const line = `${team} ${sign}${units}`;
  return question(
    'stake',
    `Is ${withMinus(sign + units)} in “${words.pick}” the line, or ${units}u the stake?`,
    [
      { key: 'line', label: withMinus(line), value: { bet: line, units: null } },
      { key: 'stake', label: `${team} moneyline, ${units}u`, value: { bet: team, units } },
    ],
  );
}

/** '-110 to win 1u' stakes 1.1u; without a price it says no stake. */
function stakeToWin(words: Words, pick: string): Reading<StakedWords> | null {
  const [, bet = '', number] = TO_WIN.exec(pick) ?? [];
  const wins = Number(number);
  const wager = bet && isStake(wins) ? readWager({ ...words, pick: bet }) : null;
  if (!wager) return null;
  const odds = priceIn(wager);
  if (odds === null) return refusal(words.pick, 'it says what is won; write the stake, as in 1.1u');
  const units = Number((wins / (odds - 1)).toFixed(2));
  return question('stake', `How much is staked in “${words.pick}”?`, [
    { key: 'won', label: `${units}u, to win ${wins}u`, value: { bet, units } },
    { key: 'staked', label: `${wins}u`, value: { bet, units: wins } },
  ]);
}
