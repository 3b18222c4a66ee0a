import type { PickChangeKind } from '#schema/rules/picks/pick-changes.ts';

/** The channel on which the database reports commits (gateway/database/program/live). */
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
interface ReaderNotice {
  reader: string;
}

export type Notice = PickChange | ReaderNotice;

/** What a transaction reported in one notification; nothing in one that is not ours. */
export function noticesOf(payload: string | undefined): Notice[] {
  try {
    return [JSON.parse(payload ?? '')].flat().flatMap((content) => noticeOf(content) ?? []);
  } catch {
    return [];
  }
}

function noticeOf(content: Partial<PickChange & ReaderNotice> | null): Notice | null {
  if (typeof content?.reader === 'string') return { reader: content.reader };
  return typeof content?.id === 'number' && content.pickId && content.kind ? (content as PickChange) : null;
}
