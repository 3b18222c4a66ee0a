import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { type TestGateway, TODAY, TOMORROW, YESTERDAY } from './gateway.ts';
import { givenPick, type PickGiven, revealPicks } from './picks.ts';

/** A year until today, the earliest first. */
const POSTED: PickGiven[] = [
  { date: '2030-11-20', time: '13:00', tier: 'VIP', result: 'WIN' },
  { date: '2031-11-02', time: '13:00', result: 'LOSS', league: 'NBA', analyst: 'Model B' },
  { date: '2031-11-02', time: '16:25', result: 'PUSH', tier: 'PLUS', analyst: 'Model A' },
  { date: '2031-11-09', time: '13:00', status: 'WITHDRAWN' },
  { date: '2031-11-16', time: '13:00', result: 'WIN', analyst: 'Model A' },
  { date: '2031-11-16', time: '20:15', result: 'VOID', tier: 'PREMIUM', league: 'NHL' },
  { date: YESTERDAY, time: '20:15', result: 'WIN', tier: 'PLUS', analyst: 'Model A' },
  { date: TODAY, time: '10:00', result: 'WIN', tier: 'VIP', analyst: 'Model A' },
  { date: TODAY, time: '20:15' },
];
/** What the list of picks leaves out: not posted, to come, and from more than a year ago. */
const NOT_LISTED: PickGiven[] = [
  { date: TODAY, status: 'DRAFT' },
  { date: YESTERDAY, status: 'DRAFT' },
  { date: TOMORROW },
  { date: '2030-11-19', result: 'WIN' },
];

/** Picks of every result, tier and day; answers the ids of those that a list shows, the earliest first. */
export async function givenSeason(gateway: TestGateway): Promise<string[]> {
  const ids: string[] = [];
  for (const given of POSTED) ids.push(await givenPick(gateway, given));
  for (const given of NOT_LISTED) await givenPick(gateway, given);
  const days = [...POSTED, ...NOT_LISTED].flatMap(({ date }) => (date && date < TODAY ? [date] : []));
  for (const day of [...new Set(days)].sort())
    await revealPicks(gateway, easternInstant(addDays(day, 1), '00:00'));
  return ids;
}
