import { viewerKeyOf } from '#gateway/auth/viewer-key.ts';
import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import { seenOnBoard, turnOf, type ViewOfPick } from '#schema/rules/picks/pick-changes.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import type { PickChange } from './notifications.ts';
import type { BoardEvent, PickEvent, ScannerEvent, Topic } from './topic.ts';

/** The events of a topic for subscribers who saw the same before a change and see the same after it. */
export type ChangeEvent = (
  topic: Topic,
  before: ViewOfPick,
  after: ViewOfPick,
) => (PickEvent | BoardEvent | ScannerEvent)[];

/** Events after time passed or a plan changed, for these picks. */
export function turned(picks: readonly PickRecord[]): ChangeEvent {
  return (topic, before, after) => {
    if (topic.field === 'arbitragesChanged')
      return viewerKeyOf(before.viewer) === viewerKeyOf(after.viewer) ? [] : [{}];
    const events = picks.flatMap((pick): PickEvent[] => {
      const kind = turnOf(pick, before, after);
      return kind ? [{ kind, pickId: pick.id, pick: kind === 'REMOVED' ? null : pick }] : [];
    });
    const isWanted = (day: string | undefined) => topic.date === null || topic.date === day;
    const dayOf = new Map(picks.map(({ id, date }) => [id, date]));
    if (topic.field === 'pickChanged') return events.filter(({ pickId }) => isWanted(dayOf.get(pickId)));
    const [was, is] = [easternDay(before.at), easternDay(after.at)];
    const shown = topic.date ?? is;
    const changed = events.some(({ pickId }) => dayOf.get(pickId) === shown);
    return changed || (topic.date === null && was !== is) ? [{ date: topic.date }] : [];
  };
}

/** Events after a write that left the pick as `pick`; null: deleted. */
export function written(change: PickChange, pick: PickRecord | null): ChangeEvent {
  return (topic, _before, after) => {
    if (topic.field === 'arbitragesChanged') return [];
    const today = easternDay(after.at);
    const days = [change.fromDay, change.toDay].filter((day) => day !== null && day <= today);
    if (!days.includes(topic.date ?? (topic.field === 'boardChanged' ? today : (days[0] ?? '')))) return [];
    if (topic.field === 'boardChanged') return [{ date: topic.date }];
    const wasShown = change.fromDay !== null && change.fromDay <= today;
    const pickId = change.pickId;
    if (pick && seenOnBoard(pick, after).state !== 'HIDDEN')
      return [{ kind: wasShown ? change.kind : 'RELEASED', pickId, pick }];
    return wasShown ? [{ kind: 'REMOVED', pickId, pick: null }] : [];
  };
}
