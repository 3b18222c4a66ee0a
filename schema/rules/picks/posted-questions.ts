import { readNearDay } from '#schema/rules/market/reading/far-day.ts';
import { otherBet } from '#schema/rules/market/reading/other-bet.ts';
import type { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { readOdds } from '#schema/rules/market/reading/read-odds.ts';
import { type KnownTeam, readTeam } from '#schema/rules/market/reading/read-team.ts';
import { readWallTime } from '#schema/rules/market/reading/read-time.ts';
import { isBareTeam, readWager, type Wager } from '#schema/rules/market/reading/read-wager.ts';
import { inFull } from '#schema/rules/market/reading/team-words.ts';
import { readUnnamedSide } from '#schema/rules/market/reading/unnamed-side.ts';
import { readUsualLine } from '#schema/rules/market/reading/usual-line.ts';
import {
  oneReadingOf,
  readMarketOfWords,
  readMissingLine,
} from '#schema/rules/market/reading/wager-questions.ts';
import type { League } from './leagues.ts';
import { marketLabel } from './market-label.ts';
import { americanOdds, lineText } from './odds.ts';
import type { Market } from './pick-values.ts';

/** A pick that comes field by field: from a form, by GraphQL or REST. */
export interface PostedPick {
  /** Empty while nobody has chosen it. */
  sport: League | '';
  pick: string;
  teamOne: string;
  teamTwo: string;
  date: string;
  time: string;
  market?: Market | null;
  line?: number | null;
  odds?: number | null;
}

type Read = Pick<PostedPick, 'pick' | 'date' | 'time' | 'market' | 'line' | 'odds'>;

/** What is asked; what stood before is not asked again. */
interface WhatToAsk {
  odds: boolean;
  start: boolean;
  bet: boolean;
  /** The New York day; null where days are not asked about. */
  today: string | null;
}

/**
 * What its fields mean once every question is answered. The reader has what is asked: odds of 100 or more, which are most often American
 * ones without their plus; a start before 9:00 AM; words that name a part of the game, neither team, or contradict a field; a spread or a total
 * without its line, or one that games of the league do not have; a day that is years away. A team that the words have in short gets the name of the game. `of` leaves out what is not asked again, because it was
 * there before.
 */
export function readPosted(
  reader: SheetReader,
  pick: PostedPick,
  { odds: isPriced, start, bet, today }: WhatToAsk,
): Read {
  const { date, time, odds } = pick;
  const read: Read = { date, time, odds, pick: pick.pick, market: pick.market, line: pick.line };
  if (isPriced && odds != null && odds >= 100)
    read.odds = reader.take(1, 'odds', String(odds), readOdds(String(odds))) ?? odds;
  if (start) Object.assign(read, reader.take(1, 'time', time, readWallTime(date, time)));
  if (start && today) reader.take(1, 'date', date, readNearDay(date, today));
  if (bet) Object.assign(read, readBet(reader, { ...pick, odds: read.odds }));
  return read;
}

/** The bet of the words and fields together; nothing where they leave it open. Words that agree with a field fill in no other. */
function readBet(reader: SheetReader, pick: PostedPick): Partial<Read> {
  if (!pick.market) return inFullName(pick, saidBy(reader, pick).said);
  const market = reader.take(1, 'pick', pick.pick, readMarketOfWords(pick, pick.market));
  if (!market || market === 'PROP' || market !== pick.market) return { market: market ?? pick.market };
  const { said, isAsked } = saidBy(reader, pick);
  const markets = [market, isSaidOtherwise(said, pick) ? said.market : null].filter((each) => each !== null);
  const chosen = reader.take(
    1,
    'market',
    `${market} / ${pick.pick}`,
    oneReadingOf('words', markets, marketLabel),
  );
  if (!chosen) return {};
  const named = inFullName(pick, said);
  if (chosen !== market) return { ...named, market: chosen, line: said.line };
  const read = {
    ...named,
    ...usualLine(reader, pick, lineOf(reader, pick, said)),
    ...oddsOf(reader, pick, said),
  };
  return isAsked ? read : { ...read, ...sideOf(reader, { ...pick, ...read }) };
}

const NOTHING: Wager = { market: null, line: null, odds: null };

/** What the words say, and whether it was asked which team they mean. What a field answers is not asked. */
function saidBy(reader: SheetReader, pick: PostedPick): { said: Wager; isAsked: boolean } {
  const words = readWager({ ...pick, league: pick.sport || undefined });
  if (words.kind === 'VALUE') return { said: words.value, isAsked: false };
  const isAsked = words.kind === 'QUESTION' && words.topic === 'team';
  return { said: (isAsked && reader.take(1, 'pick', pick.pick, words)) || NOTHING, isAsked };
}

function inFullName({ pick }: PostedPick, said: Wager): Pick<PostedPick, 'pick'> {
  return { pick: inFull(pick, said.renamed) };
}

/** The words with the side that they leave open. */
function sideOf(reader: SheetReader, pick: PostedPick): Partial<Read> {
  const side = reader.take(1, 'pick', pick.pick, readUnnamedSide(pick));
  return side ? { pick: inFull(pick.pick, side) } : {};
}

/** A team alone may be a spread whose line is in its field. */
function isSaidOtherwise(said: Wager, { market, pick }: PostedPick): boolean {
  return said.market !== null && said.market !== market && !(market === 'SPREAD' && isBareTeam(said, pick));
}

function lineOf(reader: SheetReader, { market, line, pick }: PostedPick, said: Wager): Partial<Read> {
  const own = said.market === market ? said.line : null;
  if (line == null && own !== null) return {};
  if (line == null)
    return reader.take(1, 'line', pick, readMissingLine({ market: market ?? null, line: null }, pick)) ?? {};
  const lines = [line, own].filter((each) => each !== null);
  const textOf = (each: number) => lineText(market ?? 'SPREAD', each);
  return { line: reader.take(1, 'line', `${line} / ${pick}`, oneReadingOf('words', lines, textOf)) ?? line };
}

/** A line as games of the league have it, or as somebody says that it is meant. */
function usualLine(reader: SheetReader, { sport, ...pick }: PostedPick, read: Partial<Read>): Partial<Read> {
  const { market = null, line = null } = { ...pick, ...read };
  if (sport && !otherBet(pick))
    reader.take(1, 'line', `${sport} ${market} ${line}`, readUsualLine(sport, { market, line }));
  return read;
}

function oddsOf(reader: SheetReader, { odds, pick }: PostedPick, said: Wager): Partial<Read> {
  if (odds == null || said.odds === null) return {};
  const known = [odds, said.odds];
  return {
    odds: reader.take(1, 'odds', `${odds} / ${pick}`, oneReadingOf('words', known, americanOdds)) ?? odds,
  };
}

/** Asks about a team that the schedule does not have. One that it has keeps the name that was sent. */
export function readPostedTeams<Posted extends { sport: League; teamOne: string; teamTwo: string }>(
  reader: SheetReader,
  pick: Posted,
  known: readonly KnownTeam[],
): Posted {
  const team = (field: 'teamOne' | 'teamTwo') => {
    const reading = readTeam(pick[field], pick.sport, known);
    return reading.kind === 'VALUE' ? pick[field] : reader.take(1, field, pick[field], reading);
  };
  return { ...pick, teamOne: team('teamOne') ?? pick.teamOne, teamTwo: team('teamTwo') ?? pick.teamTwo };
}
