import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { TIERS, type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { type GatedPick, opensAt, type Visibility, visibility } from '#schema/rules/access/visibility.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { shownClock, shownPlainMoment, shownTime } from '#schema/rules/time/shown-time.ts';

export type PreviewReader = 'VISITOR' | Tier;
export const PREVIEW_READERS: readonly PreviewReader[] = ['VISITOR', ...TIERS];

export function readerLabel(reader: PreviewReader): string {
  return reader === 'VISITOR' ? 'Visitor' : tierLabel(reader);
}

interface PreviewMoment {
  at: Date;
  label: string;
}

type PreviewedPick = Pick<AdminPickFragment, 'subscription' | 'status' | 'date' | 'startsAt' | 'releaseAt'>;

/** When what somebody sees of a day may change: now, each opening, the first start, and the end of the day. */
export function previewMoments(picks: readonly PreviewedPick[], day: string, now: Date): PreviewMoment[] {
  const openings = picks.flatMap(({ releaseAt }) =>
    releaseAt ? TIERS.map((tier) => opensAt(new Date(releaseAt), tier).getTime()) : [],
  );
  const starts = picks.map(({ startsAt }) => Date.parse(startsAt));
  const first = starts.length > 0 ? [Math.min(...starts)] : [];
  const midnight = easternInstant(addDays(day, 1), '00:00');
  const later = [...new Set([...openings, ...first])]
    .filter((at) => at > now.getTime() && at < midnight.getTime())
    .sort((one, other) => one - other)
    .map((at) => ({
      at: new Date(at),
      label: `${at === first[0] ? 'First start' : 'Opening'}, ${shownClock(new Date(at))}`,
    }));
  const end = midnight > now ? [{ at: midnight, label: `After the day, ${shownPlainMoment(midnight)}` }] : [];
  return [{ at: now, label: 'Now' }, ...later, ...end];
}

/** What a reader sees of a pick at a moment, by the gate that the server asks. A draft counts as if it were posted. */
export function previewOf(pick: PreviewedPick, reader: PreviewReader, at: Date): Visibility {
  const { subscription: tier, status, date, startsAt, releaseAt } = pick;
  const gated: GatedPick = {
    ...{ tier, date, status: status === 'DRAFT' ? 'PUBLISHED' : status },
    startsAt: new Date(startsAt),
    releaseAt: releaseAt ? new Date(releaseAt) : null,
  };
  const member = { trialEnded: false, lapsed: false, paused: null, onBreak: false, readsAll: false };
  return visibility(gated, reader === 'VISITOR' ? null : { ...member, tier: reader }, at);
}

/** Whether a pick is open, in a word or with the time when it opens: 'Open', '4:00 PM', 'Locked', '–' where it is not on the board. */
export function opennessText(seen: Visibility): string {
  if (seen.state === 'OPEN') return 'Open';
  if (seen.state === 'HIDDEN') return '–';
  return seen.opensAt ? shownTime(seen.opensAt) : 'Locked';
}
