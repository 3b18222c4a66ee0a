import { withMinus } from '#schema/rules/text/numbers.ts';
import { stakeText } from '#schema/rules/text/units-text.ts';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { startText } from '#schema/rules/time/shown-time.ts';
import { gameText } from './game-text.ts';
import { type OddsFormat, oddsText } from './odds-formats.ts';

interface OpenPick {
  teamOne: string;
  teamTwo: string;
  date: string;
  time: string;
  startsAt: string;
  pick: string | null;
  odds: number | null;
  units: number | null;
}

/** A pick as one line to paste: 'Bills @ Texans: Bills −3.5 (−110), 2 units. Fri, Nov 20, 8:15 PM ET'. */
export function pickText(pick: OpenPick, format: OddsFormat): string {
  const price = pick.odds === null ? '' : ` (${oddsText(pick.odds, format)})`;
  const stake = pick.units === null ? '' : `, ${stakeText(pick.units)}`;
  const start = startText(pick);
  // A start on another day where times are shown names its day already.
  const when = start.includes(',') ? start : `${shortDay(pick.date)}, ${start}`;
  return withMinus(`${gameText(pick)}: ${pick.pick ?? ''}${price}${stake}. ${when}`);
}
