import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { otherLineInText } from '#schema/rules/picks/line-in-text.ts';
import { areUnusualOdds, lineText, unusualOddsText } from '#schema/rules/picks/odds.ts';
import { isSamePick } from '#schema/rules/picks/same-pick.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { shownClock, shownDay } from '#schema/rules/time/shown-time.ts';
import { numbersOf, type PickForm } from './pick-form.ts';

/** What is most likely a slip, though the rules allow it. `others` are the day's other picks. */
export function pickDoubts(form: PickForm, others: readonly AdminPickFragment[]): string[] {
  const { odds, line } = numbersOf(form);
  const market = form.market || null;
  const named = otherLineInText({ market, pick: form.pick, line });
  const same = others.find(
    (other) =>
      other.status !== 'WITHDRAWN' && isSamePick({ ...form, market }, { ...other, pick: other.pick ?? '' }),
  );
  return [
    odds !== null && areUnusualOdds(odds) && unusualOddsText(odds),
    named !== null && `The pick says ${lineOf(market, named)}, and the line is ${lineOf(market, line ?? 0)}.`,
    same && samePickText(same),
  ]
    .filter((doubt) => typeof doubt === 'string')
    .map(withMinus);
}

function lineOf(market: string | null, line: number): string {
  return lineText(market ?? 'SPREAD', line);
}

function samePickText({ publishedAt, date }: AdminPickFragment): string {
  if (!publishedAt) return 'There is a draft of this pick already.';
  const posted = new Date(publishedAt);
  const day = shownDay(posted);
  const when = day === date ? '' : `on ${shortDay(day)} `;
  return `This pick was already posted ${when}at ${shownClock(posted)}.`;
}
