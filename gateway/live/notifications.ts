import type { PickChangeKind } from '#schema/rules/pick-changes.ts';

/** The channel on which the triggers of migration 0008 report commits. */
export const CHANNEL = 'live';

/** A pick that was or is on the board of a day. A day is null when it was or is on none. */
export interface PickChange {
  id: number;
  pickId: string;
  kind: PickChangeKind;
  fromDay: string | null;
  toDay: string | null;
}

/** Something that decides what a member may see has changed. */
export interface ReaderNotice {
  reader: string;
}

export type Notice = PickChange | ReaderNotice;

/** The content of a notification; null for one that is not ours. */
export function noticeOf(payload: string | undefined): Notice | null {
  try {
    const change = JSON.parse(payload ?? '') as Partial<PickChange & ReaderNotice> | null;
    if (typeof change?.reader === 'string') return { reader: change.reader };
    return typeof change?.id === 'number' && change.pickId && change.kind ? (change as PickChange) : null;
  } catch {
    return null;
  }
}
