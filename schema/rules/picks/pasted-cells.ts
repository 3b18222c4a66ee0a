import { TIERS, type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { easternInstant, isDay, isWallTime } from '#schema/rules/time/eastern-time.ts';
import { LEAGUES, type League } from './leagues.ts';
import { marketOf } from './pasted-wager.ts';
import type { Market } from './pick-values.ts';
import { oddsOf } from './prices.ts';

/** How each cell of a pasted line is read. Each throws a `WrongCell` where it cannot be. */
export class WrongCell extends Error {}

/** The minus signs that word processors write. */
const plain = (text: string) => text.trim().replaceAll(/[−–]/g, '-');

export function leagueOf(text: string): League {
  const name = text.trim().toUpperCase();
  const league = LEAGUES.find((each) => each === name);
  if (!league) throw new WrongCell(`${said(text)}; write ${LEAGUES.join(', ')}`);
  return league;
}

export function tierOf(text: string): Tier {
  const name = text.trim().toUpperCase();
  const tier = TIERS.find((each) => each === name);
  if (!tier) throw new WrongCell(`${said(text)}; write ${TIERS.map(tierLabel).join(', ')}`);
  return tier;
}

const TEAMS = /^(.+?)\s+(?:@|at|vs\.?)\s+(.+)$/i;

/** 'Grizzlies @ Celtics' */
export function teamsOf(text: string): [away: string, home: string] {
  const [, away, home] = TEAMS.exec(text.trim()) ?? [];
  if (!away || !home) throw new WrongCell(`${said(text)}; write the two teams as Away @ Home`);
  return [away, home];
}

const CLOCK = /^(\d{1,2})(?::(\d{2}))?\s*(?:([ap])\.?m?\.?)?$/i;

/** '7:30 PM', '7p' or '19:30', as HH:mm. */
export function timeOf(text: string): string {
  const [, hours = '', minutes = '00', half] = CLOCK.exec(text.trim().replace(/\s*ET$/i, '')) ?? [];
  const isHalfDay = half !== undefined && Number(hours) >= 1 && Number(hours) <= 12;
  const hour = isHalfDay ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  const isClock = half === undefined ? text.includes(':') : isHalfDay;
  if (hours === '' || !isClock || !isWallTime(time))
    throw new WrongCell(`${said(text)}; write 7:30 PM or 19:30`);
  return time;
}

const SHORT_DAY = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/;

/** '2026-11-20', '11/20/2026', or '11/20' of the year of `day`. */
export function dayOf(text: string, day: string): string {
  const [, month = '', date = '', year = day.slice(0, 4)] = SHORT_DAY.exec(text.trim()) ?? [];
  const found = month ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text.trim();
  if (!isDay(found)) throw new WrongCell(`${said(text)}; write 2026-11-20 or 11/20`);
  return found;
}

/** A time of the game's day, or a day and a time. */
export function releaseOf(text: string, day: string): Date {
  const [, date, time = ''] = /^(?:(\S*[-/]\S*)\s+)?(.+)$/.exec(text.trim()) ?? [];
  return easternInstant(date ? dayOf(date, day) : day, timeOf(time));
}

export function marketCell(text: string): Market {
  const market = marketOf(text);
  if (!market) throw new WrongCell(`${said(text)}; write moneyline, spread, total or prop`);
  return market;
}

export function oddsCell(text: string): number {
  const odds = oddsOf(plain(text));
  if (odds === null) throw new WrongCell(`${said(text)}; write -110, +150 or 1.91`);
  return odds;
}

/** A number that may have its unit behind it: '1.5u', '55%'. */
export function numberCell(text: string, example: string): number {
  const number = /^([+-]?\d{1,4}(?:\.\d{1,4})?)\s*(?:u|units?|%)?$/i.exec(plain(text))?.[1];
  if (number === undefined) throw new WrongCell(`${said(text)}; write ${example}`);
  return Number(number);
}

function said(text: string): string {
  return text.trim() ? `says "${text.trim()}"` : 'is empty';
}
