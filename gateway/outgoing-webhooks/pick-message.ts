import type { Rows } from '#gateway/database/rows.ts';
import { payloadOf, withoutGated } from '#gateway/picks/pick-payload.ts';
import { findPick } from '#gateway/picks/pick-rows.ts';
import { type PickViewer, visibility } from '#schema/rules/access/visibility.ts';
import { easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';

/** The payload to send; or that it is not time yet; or that the key or its owner may not have it. */
export type Message = { data: Record<string, unknown> } | { waitUntil: Date } | 'withheld';

/**
 * A pick as the key's owner may see it now, through the same gate as for every viewer. A pick that is about to open for
 * them, by its schedule or because its day begins, is sent then.
 */
export async function pickMessage(
  rows: Rows,
  id: string,
  viewer: PickViewer | null,
  now: Date,
): Promise<Message> {
  const pick = await findPick(rows, id);
  if (!pick) return 'withheld';
  const seen = visibility(pick, viewer, now);
  if (seen.state === 'HIDDEN')
    return pick.status !== 'DRAFT' && pick.date > easternDay(now)
      ? { waitUntil: easternInstant(pick.date, '00:00') }
      : 'withheld';
  if (seen.state === 'OPEN') return { data: { pick: { ...payloadOf(pick), ...UNLOCKED } } };
  const { reason, requiredTier, opensAt } = seen;
  if (reason === 'NOT_RELEASED' && opensAt) return { waitUntil: opensAt };
  const lock = { locked: true, requiredTier, lockReason: reason, opensAt };
  return { data: { pick: { ...withoutGated(payloadOf(pick)), ...lock } } };
}

const UNLOCKED = { locked: false, requiredTier: null, lockReason: null, opensAt: null };
