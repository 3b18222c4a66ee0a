import type { League } from '#schema/rules/picks/leagues.ts';
import { americanOdds, lineText } from '#schema/rules/picks/odds.ts';
import { MAX_UNITS, type Market } from '#schema/rules/picks/pick-values.ts';
import { selectionOf } from '#schema/rules/stats/grading-proposal.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { OTHER_NUMBERS, otherBet } from './other-bet.ts';
import { plainText, withoutLive } from './plain-text.ts';
import { beforePrice, linelessMarket } from './price-behind.ts';
import { readLine } from './read-line.ts';
import { readOdds } from './read-odds.ts';
import { type Choice, mapped, question, type Reading, value } from './reading.ts';
import { choosesTeam, endsInTeam, inFull, isTeamLike, type Renamed, renamedTeam } from './team-words.ts';
import { partQuestion } from './wager-questions.ts';
import { wordsApart } from './words-apart.ts';

/** What the words of a pick say of the bet; null for what they leave open. */
export interface Wager {
  market: Market | null;
  line: number | null;
  odds: number | null;
  /** What the words call a team, where that is neither its name nor the end of it: 'LAC', and 'Chargers' in its place. */
  renamed?: Renamed;
}

interface WordedPick {
  pick: string;
  teamOne: string;
  teamTwo: string;
  /** Where it is known, its teams may be named in short. */
  league?: League | undefined;
  /** The line that the cell of the game names. */
  named?: { team: 'ONE' | 'TWO'; points: number } | null;
}

/** 'Lakers -105 ML', 'Celtics (-110) -3.5' */
const PRICE_BETWEEN =
  /^(\S.*?)\s+([([]?[+-]\d{3,5}[)\]]?)\s+(ml|money ?line|[([]?[+-]\d{1,2}(?:\.\d{1,2})?[)\]]?|pk)$/i;
const POINTS = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const TOTAL = new RegExp(
  `^(?:.*\\s)?(?:(?:over|under|[ou]):?\\s?[([]?${POINTS}[)\\]]?(?: total)?(?: (?:points|pts|runs|goals))?|${POINTS} (?:over|under))$`,
  'i',
);
const SPREAD = /^(.+?)\s+[([]?\s*([+-]?\d{0,2}(?:\.\d{1,2})?|pk|pick(?: ?'?em)?)\s*[)\]]?$/i;
const SPREAD_NAMES = /\s+(?:run ?line|puck ?line|rl|pl|spread|ats|points|pts)(?=\s|$)/gi;
const MARKET_BEFORE = /^(ml|money ?line|run ?line|puck ?line|spread)\s+(\S.*)$/i;
/** '220.5o', '220.5 u' */
const SIDE_BEHIND = new RegExp(`^(?:total )?${POINTS}\\s?([ou])$`, 'i');
/** 'Ov 220.5', 'Unders 220.5' */
const SIDE_IN_SHORT = new RegExp(`^(ov|overs|un|unders)[.:]?\\s?${POINTS}$`, 'i');
/** The number that books give a team of a game, before its name: '502 Hawks'. */
const ROTATION = /^[([]?[1-9]\d{2}[)\].]?\s+(?=\p{L})/u;
/** Which game of a doubleheader it is: 'Mets ML (Game 2)'. */
const GAME_NUMBER = /\s+[([]?(?:g|gm|game)\s?#?[12][)\]]?(?=\s|$)/i;
const MONEYLINE =
  /\s+(?:[([]?m[./]?l\.?[)\]]?|money ?line|straight up|su|(?:to )?win(?: outright)?|outright)$/i;

/** The market, line and price that words name: 'Celtics -3.5 (-110)', 'o220.5', 'Lakers ML'. Nothing where they leave it open. */
export function readWager(picked: WordedPick): Reading<Wager> {
  const plain = plainText(picked.pick);
  const [, inner] = IN_BRACKETS.exec(plain) ?? [];
  if (inner) return inBrackets(picked, plain, inner);
  const live = withoutLive(wordsApart(plain));
  const words = picked.league === 'MLB' ? live.replace(GAME_NUMBER, '') : live;
  const [rest, price] = beforePrice(words);
  const odds = price ? readOdds(price) : null;
  const open: Wager = { market: null, line: null, odds: odds?.kind === 'VALUE' ? odds.value : null };
  const said: Said = { picked, words, rest, open };
  return ofPart(said) ?? ofTotal(said) ?? ofOtherOrder(said) ?? ofTeam(said);
}

const IN_BRACKETS = /^[([]([^()[\]]+)[)\]]$/;

/** '[Lakers ML]' */
function inBrackets(picked: WordedPick, written: string, inner: string): Reading<Wager> {
  return mapped(readWager({ ...picked, pick: inner }), (wager) =>
    wager.market === null ? wager : { ...wager, renamed: { written, name: inFull(inner, wager.renamed) } },
  );
}

interface Said {
  picked: WordedPick;
  words: string;
  /** The words without the price behind them. */
  rest: string;
  /** What they say where they leave the bet open. */
  open: Wager;
}

function ofPart({ picked, words, open }: Said): Reading<Wager> | null {
  const part = otherBet({ ...picked, pick: words });
  if (part === null || part === OTHER_NUMBERS) return part && value(open);
  return partQuestion(picked.pick, part, [byHand(open), leftOpen(open)]);
}

function ofTotal({ picked, rest, open }: Said): Reading<Wager> | null {
  const [, before, behind] = TOTAL.exec(rest) ?? [];
  const total = before ?? behind;
  if (total) return lineOf(total, 'TOTAL', open);
  return linelessMarket(picked.pick) ? value(open) : null;
}

function ofOtherOrder({ picked, rest, open: { odds } }: Said): Reading<Wager> | null {
  const turned = (odds === null ? priceLast(rest) : undefined) ?? inOrder(rest);
  if (!turned) return null;
  return mapped(readWager({ ...picked, pick: turned }), (wager) => ({
    ...{ ...wager, odds: odds ?? wager.odds },
    renamed: { written: rest, name: inFull(turned, wager.renamed) },
  }));
}

/** 'Lakers -105 ML' as 'Lakers ML -105'. */
function priceLast(words: string): string | undefined {
  const [, team, price, bet] = PRICE_BETWEEN.exec(words) ?? [];
  return team && `${team} ${bet} ${price}`;
}

/** 'ML Celtics' as 'Celtics ML', 'run line Celtics -1.5' as 'Celtics -1.5', 'Celtics-3.5' as 'Celtics -3.5' and '220.5o' as 'Over 220.5'. Undefined for other words. */
function inOrder(words: string): string | undefined {
  const [, market, team] = MARKET_BEFORE.exec(words) ?? [];
  if (team) return /^m/i.test(market ?? '') ? `${team} ML` : team;
  const total = totalInOrder(words);
  if (total) return total;
  const spaced = words.replace(/(?<=\p{L})(?=[([]?[+-]\.?\d)/u, ' ');
  return spaced === words ? undefined : spaced;
}

/** '220.5u' as 'Under 220.5'. '2u' may be a stake. */
function totalInOrder(words: string): string | null {
  const [, points, letter = ''] = SIDE_BEHIND.exec(words) ?? [];
  const [, short = letter, line = points] = SIDE_IN_SHORT.exec(words) ?? [];
  const isOver = /^o/i.test(short);
  const isStake = points !== undefined && !isOver && Number(points) <= MAX_UNITS;
  return line === undefined || isStake ? null : `${isOver ? 'Over' : 'Under'} ${line}`;
}

function ofTeam(said: Said): Reading<Wager> {
  const { picked, rest, open } = said;
  const named = rest.replaceAll(SPREAD_NAMES, '');
  const [, team = '', line = ''] = SPREAD.exec(named) ?? [];
  const alone = rest.replace(MONEYLINE, '');
  if (line && choosesTeam(team, picked)) return spreadOf(picked, line, named !== rest, open);
  if (choosesTeam(alone, picked)) return moneyline(picked, rest, open);
  const called = line ? team.trim() : alone;
  const renamed = ofRenamedTeam(said, called);
  if (renamed) return renamed;
  const isBet = line ? isSigned(line) : alone !== rest || endsInTeam(called, picked);
  return isBet ? ofNeitherTeam(picked, called, rest, open) : value(open);
}

/** A team that the words have in short or with the number that books give it. */
function ofRenamedTeam({ picked, words }: Said, called: string): Reading<Wager> | null {
  const renamed = renamedTeam(called.replace(ROTATION, ''), picked);
  if (!renamed) return null;
  const { name } = renamed;
  return mapped(readWager({ ...picked, pick: words.replace(called, name) }), (wager) => ({
    ...{ ...wager, renamed: { written: called, name } },
  }));
}

/** A spread or a moneyline of words that are no name of a team of the game: 'Knicks -3.5', 'Fade Lakers', 'POTD: Lakers'. */
function ofNeitherTeam(picked: WordedPick, called: string, rest: string, open: Wager): Reading<Wager> {
  const wager = readWager({ ...picked, pick: rest, teamOne: called, teamTwo: '', named: null });
  const isMore = endsInTeam(called, picked);
  if (!(isMore || isTeamLike(called)) || wager.kind !== 'VALUE' || wager.value.market === null)
    return value(open);
  const isAlone = wager.value.market === 'MONEYLINE' && !MONEYLINE.test(rest);
  const team = (key: 'one' | 'two', name: string): Choice<Wager> => {
    const renamed = renamedTo(name, called, rest);
    const label = withMinus(rest.replace(renamed.written, renamed.name)) + (isAlone ? ' ML' : '');
    return { key, label, value: { ...wager.value, odds: open.odds, renamed } };
  };
  const why = isMore ? 'says more than a team' : 'names neither team of the game';
  return question('team', `“${picked.pick}” ${why}. Which bet is meant?`, [
    ...[team('one', plainText(picked.teamOne)), team('two', plainText(picked.teamTwo))],
    leftOpen(open),
  ]);
}

/** The market may stand among the words that call the team: 'Alt spread Lakers +7.5'. */
function renamedTo(name: string, called: string, rest: string): Renamed {
  if (rest.includes(called)) return { written: called, name };
  return { written: rest, name: rest.replaceAll(SPREAD_NAMES, '').replace(called, name) };
}

function isSigned(line: string): boolean {
  return /^[+-]|^p/i.test(line);
}

function lineOf(text: string, market: 'SPREAD' | 'TOTAL', open: Wager): Reading<Wager> {
  const line = readLine(text, market);
  return value(line.kind === 'VALUE' ? { ...open, market, line: line.value } : open);
}

/** A spread; where its sign is missing, either one. */
function spreadOf({ pick }: WordedPick, text: string, isNamed: boolean, open: Wager): Reading<Wager> {
  const line = readLine(text, 'SPREAD');
  if (line.kind !== 'QUESTION') return lineOf(text, 'SPREAD', open);
  // 'Celtics 3.5' can be a spread only; 'Celtics 60' may be anything.
  if (!isNamed && Number(text) >= 40) return value(open);
  const choices = line.choices.map((choice) => ({
    ...choice,
    value: { ...open, market: 'SPREAD' as const, line: choice.value },
  }));
  return question('sign', `Which line is meant by “${pick}”?`, [...choices, ...asPrice(text, open)]);
}

/** A line has seldom two decimals, and a price of a team alone has: 'Lakers 2.50'. */
function asPrice(text: string, open: Wager): Choice<Wager>[] {
  const odds = /^\d{1,2}\.\d{2}$/.test(text) ? readOdds(text) : null;
  if (odds?.kind !== 'VALUE') return [];
  const label = `Moneyline at ${withMinus(americanOdds(odds.value))} (${text})`;
  return [{ key: 'price', label, value: { ...open, market: 'MONEYLINE', odds: odds.value } }];
}

/** A team alone is a moneyline, unless the game's cell has a line for it. */
function moneyline(picked: WordedPick, words: string, open: Wager): Reading<Wager> {
  const wager: Wager = { ...open, market: 'MONEYLINE' };
  if (!picked.named || MONEYLINE.test(words)) return value(wager);
  const isOwn =
    (selectionOf({ ...picked, pick: words, market: 'MONEYLINE', line: null }) ?? 'ONE') === picked.named.team;
  const line = isOwn || picked.named.points === 0 ? picked.named.points : -picked.named.points;
  const spread: Choice<Wager> = {
    ...{ key: 'spread', label: `${words} ${withMinus(lineText('SPREAD', line))}` },
    value: { ...open, market: 'SPREAD', line },
  };
  return question('named-line', `The game names a line. Is ${spread.label} meant?`, [
    spread,
    { key: 'moneyline', label: `${words} moneyline`, value: wager },
  ]);
}

/** Whether words are a moneyline only because they name a team and nothing else. */
export function isBareTeam({ market }: Wager, pick: string): boolean {
  return market === 'MONEYLINE' && !MONEYLINE.test(beforePrice(plainText(pick))[0]);
}

function byHand(open: Wager): Choice<Wager> {
  return { key: 'prop', label: 'A prop: its result is entered by hand', value: { ...open, market: 'PROP' } };
}

/** As words that are no market. */
export function leftOpen(open: Wager): Choice<Wager> {
  return { key: 'open', label: 'No market: its result is entered by hand', value: open };
}
