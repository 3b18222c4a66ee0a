import { settingsOf } from '#gateway/alert-settings/alert-settings.ts';
import type { Services } from '#gateway/auth/context.ts';
import { membersNotDisabled } from '#gateway/auth/member.sql.ts';
import { type Member, memberOfRow } from '#gateway/auth/member.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { type Suppression, suppressionsOf } from '#gateway/mail/suppressions.ts';
import { type PickRecord, picksOf } from '#gateway/picks/pick-rows.ts';
import type { AlertSettings } from '#schema/rules/alerts/alert-settings.ts';
import type { ClaimedAlert } from './channel.ts';
import { grouped } from './grouped.ts';
import * as statements from './read-facts.sql.ts';

/** Another alert of a member on the same channel and target, of the last two days; `isOurs`: this worker has it, too. */
export type EarlierAlert = statements.EarlierAlertsRow & { isOurs: boolean };

/** What decides over the alerts of a claim, read after the claim was committed. */
export interface Facts {
  /** When these facts were read. */
  now: Date;
  members: ReadonlyMap<string, Member>;
  settings: ReadonlyMap<string, AlertSettings>;
  /** By the keyed hash of a mailbox: until when its owner takes a break. */
  breaks: ReadonlyMap<string, Date>;
  suppressions: readonly Suppression[];
  earlier: readonly EarlierAlert[];
  /** By batch. */
  picks: ReadonlyMap<string, PickRecord[]>;
}

export async function readFacts(
  { database, clock, trials }: Pick<Services, 'database' | 'clock' | 'trials'>,
  alerts: readonly ClaimedAlert[],
): Promise<Facts> {
  const rows = database.em;
  const now = clock.now();
  const members = await membersOf(rows, new Set(alerts.map(({ userId }) => userId)));
  const keys = members.map(({ email }) => trials.keys.emailKey(email));
  const [settings, breaks, suppressions, earlier, picks] = await Promise.all([
    settingsOf(rows, members, now),
    breaksOf(rows, keys),
    suppressionsOf(rows, keys),
    earlierAlerts(rows, alerts),
    picksOfBatches(rows, new Set(alerts.map(({ batch }) => batch.id))),
  ]);
  return { now, members: byId(members), settings, breaks, suppressions, earlier, picks };
}

const byId = (members: readonly Member[]) => new Map(members.map((member) => [member.id, member]));
/**
 * Nothing is read by whose account was disabled: nothing is sent to them either. No passkey guards a mailbox or a phone, so a role opens
 * nothing here: only the person's own plan does.
 */
async function membersOf(rows: Rows, ids: ReadonlySet<string>): Promise<Member[]> {
  const found = await membersNotDisabled.all(rows, { ids: [...ids] });
  return found.map((row) => ({ ...memberOfRow(row), role: null }));
}

/** Not by the account's own key alone, which old accounts get later: by the mailbox, as everywhere (0046). */
async function breaksOf(rows: Rows, keys: readonly string[]): Promise<Map<string, Date>> {
  const found = await statements.breaksOf.all(rows, { personKeys: keys });
  return new Map(found.flatMap(({ personKey, until }) => (until ? [[personKey, until]] : [])));
}

async function earlierAlerts(rows: Rows, alerts: readonly ClaimedAlert[]): Promise<EarlierAlert[]> {
  const channel = alerts[0]?.batch.channel;
  if (!channel) return [];
  const oldest = new Date(Math.min(...alerts.map(({ createdAt }) => createdAt.getTime())));
  const userIds = [...new Set(alerts.map(({ userId }) => userId))];
  const found = await statements.earlierAlerts.all(rows, { channel, userIds, oldest });
  const keyOf = (of: string[]) => of.join(' ');
  const ours = new Set(alerts.map(({ batch, userId, target }) => keyOf([batch.id, userId, target])));
  return found.map((one) => ({ ...one, isOurs: ours.has(keyOf([one.batchId, one.userId, one.target])) }));
}

/** The picks of batches, by start. */
export async function picksOfBatches(
  rows: Rows,
  batchIds: ReadonlySet<string>,
): Promise<Map<string, PickRecord[]>> {
  const parts = await statements.picksInBatches.all(rows, { batchIds: [...batchIds] });
  const found = await picksOf(rows, new Set(parts.map(({ pickId }) => pickId)));
  const picks = new Map(found.map((pick) => [pick.id, pick]));
  const ofBatch = grouped(parts, ({ batchId }) => batchId);
  const pick = ({ pickId }: { pickId: string }) => picks.get(pickId) ?? [];
  return new Map([...ofBatch].map(([id, own]) => [id, own.flatMap(pick).sort(inOrder)]));
}

function inOrder(a: PickRecord, b: PickRecord): number {
  return a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1);
}
