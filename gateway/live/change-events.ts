import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import { easternDay } from '#schema/rules/eastern-time.ts';
import { type Sight, seenOnBoard, turnOf } from '#schema/rules/pick-changes.ts';
import type { PickChange } from './notifications.ts';
import type { BoardEvent, Feed, PickEvent } from './topic.ts';

/** Answers what a feed tells of something that happened to readers who saw the same before and see the same after. */
export type Happening = (feed: Feed, before: Sight, after: Sight) => (PickEvent | BoardEvent)[];

/** Time passed or the plan of a reader changed: what became of these picks. */
export function turned(picks: readonly PickRecord[]): Happening {
  return (feed, before, after) => {
    const events = picks.flatMap((pick): PickEvent[] => {
      const kind = turnOf(pick, before, after);
      return kind ? [{ kind, pickId: pick.id, pick: kind === 'REMOVED' ? null : pick }] : [];
    });
    const isWanted = (day: string | undefined) => feed.date === null || feed.date === day;
    const dayOf = new Map(picks.map(({ id, date }) => [id, date]));
    if (feed.field === 'pickChanged') return events.filter(({ pickId }) => isWanted(dayOf.get(pickId)));
    const [was, is] = [easternDay(before.at), easternDay(after.at)];
    const shown = feed.date ?? is;
    const changed = events.some(({ pickId }) => dayOf.get(pickId) === shown);
    return changed || (feed.date === null && was !== is) ? [{ date: feed.date }] : [];
  };
}

/** Somebody wrote a pick, which now stands as `pick`; null: it is gone. */
export function written(change: PickChange, pick: PickRecord | null): Happening {
  return (feed, _before, after) => {
    const today = easternDay(after.at);
    const days = [change.fromDay, change.toDay].filter((day) => day !== null && day <= today);
    if (!days.includes(feed.date ?? (feed.field === 'boardChanged' ? today : (days[0] ?? '')))) return [];
    if (feed.field === 'boardChanged') return [{ date: feed.date }];
    const wasShown = change.fromDay !== null && change.fromDay <= today;
    const pickId = change.pickId;
    if (pick && seenOnBoard(pick, after).state !== 'HIDDEN')
      return [{ kind: wasShown ? change.kind : 'RELEASED', pickId, pick }];
    return wasShown ? [{ kind: 'REMOVED', pickId, pick: null }] : [];
  };
}
