import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { areUnusualOdds, unusualOddsText } from '#schema/rules/picks/odds.ts';
import { isSamePick } from '#schema/rules/picks/same-pick.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { shownClock, shownDay } from '#schema/rules/time/shown-time.ts';
import type { PickForm } from './pick-form.ts';
import { readPickForm } from './read-pick-form.ts';

/** What is most likely a slip, though the rules allow it. `others` are the day's other picks. */
export function pickDoubts(form: PickForm, others: readonly AdminPickFragment[]): string[] {
  const { odds } = readPickForm(form);
  const market = form.market || null;
  const same = others.find(
    (other) =>
      other.status !== 'WITHDRAWN' && isSamePick({ ...form, market }, { ...other, pick: other.pick ?? '' }),
  );
  return [odds !== null && areUnusualOdds(odds) && unusualOddsText(odds), same && samePickText(same)]
    .filter((doubt) => typeof doubt === 'string')
    .map(withMinus);
}

function samePickText({ publishedAt, date }: AdminPickFragment): string {
  if (!publishedAt) return 'There is a draft of this pick already.';
  const posted = new Date(publishedAt);
  const day = shownDay(posted);
  const when = day === date ? '' : `on ${shortDay(day)} `;
  return `This pick was already posted ${when}at ${shownClock(posted)}.`;
}
