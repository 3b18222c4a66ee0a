import type { Services } from '#gateway/auth/context.ts';
import { MEMBERS, type Member, type MemberRow, memberOfRow } from '#gateway/auth/member.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { type Suppression, suppressionsOf } from '#gateway/mail/suppressions.ts';
import { type PickRecord, picksOf } from '#gateway/picks/pick-rows.ts';
import { settingsOf } from '#gateway/users/alert-settings.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { AlertSettings } from '#schema/rules/alerts/alert-settings.ts';
import type { ClaimedAlert } from './channel.ts';
import { grouped } from './grouped.ts';

/** Another alert of a member on the same channel and target, of the last two days. */
export interface EarlierAlert {
  userId: string;
  target: string;
  batchId: string;
  tier: Tier | null;
  state: string;
  told: Record<string, number> | null;
  sentAt: Date | null;
  picks: string[] | null;
}

/** What decides over the alerts of a claim, read after the claim was committed. */
export interface Facts {
  /** The moment of all of it. */
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
const list = (values: Iterable<string>) => JSON.stringify([...values]);
const AMONG = 'in (select json_array_elements_text(?::json))';

async function membersOf(rows: Rows, ids: ReadonlySet<string>): Promise<Member[]> {
  return (await rows.execute<MemberRow[]>(`${MEMBERS} where u.id ${AMONG}`, [list(ids)])).map(memberOfRow);
}

const BREAKS = `select person_key as key, greatest(cool_off_until, excluded_until) as until from play_limits
  where person_key ${AMONG}`;

/** Not by the account's own key alone, which old accounts get later: by the mailbox, as everywhere (0046). */
async function breaksOf(rows: Rows, keys: readonly string[]): Promise<Map<string, Date>> {
  const found = await rows.execute<{ key: string; until: Date | null }[]>(BREAKS, [list(keys)]);
  return new Map(found.flatMap(({ key, until }) => (until ? [[key, until]] : [])));
}

/** By the members, never by the time alone: in a batch's first minute the statistics know nothing of it. */
const EARLIER = `
  select a.user_id as "userId", a.target, a.batch_id as "batchId", b.tier, a.state, a.told, a.sent_at as "sentAt",
         case when a.state <> 'SENT' or a.told is null
              then (select json_agg(pick_id) from alert_batch_picks p where p.batch_id = a.batch_id) end as picks
    from pick_alerts a join alert_batches b on b.id = a.batch_id
   where a.channel = ? and a.user_id ${AMONG} and a.created_at + interval '2 days' > ?::timestamptz`;

function earlierAlerts(rows: Rows, alerts: readonly ClaimedAlert[]): Promise<EarlierAlert[]> {
  const channel = alerts[0]?.batch.channel;
  const oldest = alerts.reduce<Date | null>(
    (first, { createdAt }) => (first === null || createdAt < first ? createdAt : first),
    null,
  );
  return rows.execute<EarlierAlert[]>(EARLIER, [
    channel,
    list(new Set(alerts.map(({ userId }) => userId))),
    oldest,
  ]);
}

/** The picks of batches, by start. */
export async function picksOfBatches(
  rows: Rows,
  batchIds: ReadonlySet<string>,
): Promise<Map<string, PickRecord[]>> {
  const sql = `select batch_id as "batchId", pick_id as "pickId" from alert_batch_picks
    where batch_id in (select value::bigint from json_array_elements_text(?::json))`;
  const parts = await rows.execute<{ batchId: string; pickId: string }[]>(sql, [list(batchIds)]);
  const found = await picksOf(rows, new Set(parts.map(({ pickId }) => pickId)));
  const picks = new Map(found.map((pick) => [pick.id, pick]));
  const ofBatch = grouped(parts, ({ batchId }) => batchId);
  const pick = ({ pickId }: { pickId: string }) => picks.get(pickId) ?? [];
  return new Map([...ofBatch].map(([id, own]) => [id, own.flatMap(pick).sort(inOrder)]));
}

function inOrder(a: PickRecord, b: PickRecord): number {
  return a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1);
}
