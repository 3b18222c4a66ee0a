import type { Services } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import type { AlertChannelName } from '#schema/rules/alerts/alert-settings.ts';
import type { News } from '#schema/rules/alerts/news.ts';
import type { ClaimAlertsRow } from './claim-alerts.sql.ts';
import type { NextBatchRow } from './fan-out.sql.ts';

export type Batch = NextBatchRow;

/** The version of each pick whose words were sent. */
export type Told = Record<string, number>;

/** An alert that only this worker may send until its lease runs out, with its batch. */
export interface ClaimedAlert extends Pick<ClaimAlertsRow, 'userId' | 'target' | 'tries' | 'createdAt'> {
  batch: Batch;
  /** When the lease ran out of a worker that may have sent it; null: nobody has tried. */
  lost: Date | null;
}

/** What became of an alert. */
export type Outcome =
  /** `told` names the versions of the picks whose words were sent; empty when there were none. `reason`: what is missing in it. */
  | { state: 'SENT'; told: Record<string, number>; reason?: string | null }
  /** The member may not have it, or it has come too late. */
  | { state: 'WITHHELD' | 'DROPPED'; reason: string }
  /** It was refused for good. */
  | { state: 'FAILED'; reason: string }
  /** It could not be sent, and is tried again until `until`, the start of the first of its games. */
  | { state: 'RETRY'; reason: string; until: Date }
  /** It is not time yet. */
  | { state: 'LATER'; at: Date };

/** A way to tell members of picks. A channel that is not set up is not in the list (channels.ts). */
export interface AlertChannel {
  name: AlertChannelName;
  /** How long a batch waits for further picks before it is sent. */
  gatherMilliseconds: number;
  /** The most alerts that one claim takes. */
  claims: number;
  /** How many claims one process works on at once. */
  atOnce: number;
  /** Of these the most that are being sent; the others are read meanwhile. As many may be sent twice after a crash. */
  sendsAtOnce?: number;
  /** Longer than sending a claim can take. */
  leaseSeconds: number;
  /** Whether this process may send now; without it every process may. */
  mayClaim?(services: Services): Promise<boolean>;
  /**
   * Selects `user_id` and `target` of those who come after `fannedTo`, in the order of `user_id`, `limit` members at most.
   * Too many are no harm, because the gate is asked again when an alert is sent; one too few is never notified.
   */
  recipients(batch: Batch, limit: number, now: Date, services: Pick<Services, 'discord'>): Fragment;
  /**
   * Sends what was claimed, outside of any transaction, and says of each what became of it, in the same order. What it throws
   * is the failure of all of them. Before the first is sent `turn` is waited for, where `sendsAtOnce` is set.
   */
  deliver(
    services: Services,
    alerts: readonly ClaimedAlert[],
    turn?: () => Promise<void>,
  ): Promise<Outcome[]>;
  /** Sends an invented pick to a member, who has the channel. Throws what the provider answers. */
  sendTest(services: Services, member: Member): Promise<void>;
}

export function newsPicks({ opened, edited, withdrawn, locked }: News<PickRecord>): PickRecord[] {
  return [...opened, ...edited, ...withdrawn, ...locked];
}

/** What is remembered of a message: words that were sent, by their version; that a pick is locked, as none. */
export function toldOf({ opened, edited, withdrawn, locked }: News<PickRecord>): Record<string, number> {
  const words = [...opened, ...edited, ...withdrawn].map(({ id, version }) => [id, version]);
  return Object.fromEntries([...words, ...locked.map(({ id }) => [id, 0])]);
}
