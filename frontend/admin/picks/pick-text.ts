import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { type OddsFormat, oddsText } from '#schema/rules/picks/odds-formats.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { stakeText } from '#schema/rules/text/units-text.ts';
import { shownClock, shownPlainMoment, unbroken } from '#schema/rules/time/shown-time.ts';

/** What became of a pick that was written. */
export function savedSentence(pick: AdminPickFragment, now: Date): string {
  const game = gameText(pick);
  const releaseAt = pick.releaseAt ? new Date(pick.releaseAt) : null;
  if (pick.status === 'DRAFT') return `Saved as a draft: ${game}.`;
  if (releaseAt && releaseAt > now) return `Scheduled for ${shownPlainMoment(releaseAt)}: ${game}.`;
  return `On the board: ${game}.`;
}

/** '(−110) 1.5 units' on one line, as much of it as the pick has. */
export function pickTerms({ odds, units }: AdminPickFragment, format: OddsFormat): string {
  const price = odds === null ? '' : withMinus(`(${oddsText(odds, format)})`);
  return [price, units === null ? '' : stakeText(units)].filter(Boolean).join(' ').replaceAll(' ', '\u00A0');
}

/** What is said in place of a result that cannot be entered now. */
export function whyNotGraded(
  { status, startsAt }: Pick<AdminPickFragment, 'status' | 'startsAt'>,
  now: Date,
): string {
  if (status === 'WITHDRAWN') return 'Not graded';
  const start = new Date(startsAt);
  return start <= now ? 'Not posted' : `Starts ${unbroken(shownClock(start))}`;
}
