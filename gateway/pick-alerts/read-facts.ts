import { settingsOf } from '#gateway/alert-settings/alert-settings.ts';
import type { Services } from '#gateway/auth/context.ts';
import { MEMBERS, type Member, type MemberRow, memberOfRow } from '#gateway/auth/member.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { type Suppression, suppressionsOf } from '#gateway/mail/suppressions.ts';
import { type PickRecord, picksOf } from '#gateway/picks/pick-rows.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { AlertSettings, BatchKind } from '#schema/rules/alerts/alert-settings.ts';
import type { ClaimedAlert } from './channel.ts';
import { grouped } from './grouped.ts';

/** Another alert of a member on the same channel and target, of the last two days. */
export interface EarlierAlert {
  userId: string;
  target: string;
  batchId: string;
  kind: BatchKind;
  /** The New York day of its picks. */
  day: string;
  tier: Tier | null;
  state: string;
  /** This worker has it, too. */
  isOurs: boolean;
  told: Record<string, number> | null;
  sentAt: Date | null;
  /** When the member's next daily mail is due, as of the same moment as the rest. */
  nextDigestAt: Date | null;
  picks: string[] | null;
}

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
  select a.user_id as "userId", a.target, a.batch_id as "batchId", b.kind, b.day::text as day, b.tier, a.state, a.told, a.sent_at as "sentAt",
         s.next_digest_at as "nextDigestAt",
         case when a.state <> 'SENT' or a.told is null
              then (select json_agg(pick_id) from alert_batch_picks p where p.batch_id = a.batch_id) end as picks
    from pick_alerts a join alert_batches b on b.id = a.batch_id left join alert_settings s on s.user_id = a.user_id
   where a.channel = ? and a.user_id ${AMONG} and a.created_at + interval '2 days' > ?::timestamptz`;

async function earlierAlerts(rows: Rows, alerts: readonly ClaimedAlert[]): Promise<EarlierAlert[]> {
  const channel = alerts[0]?.batch.channel;
  const oldest = alerts.reduce<Date | null>(
    (first, { createdAt }) => (first === null || createdAt < first ? createdAt : first),
    null,
  );
  const found = await rows.execute<Omit<EarlierAlert, 'isOurs'>[]>(EARLIER, [
    channel,
    list(new Set(alerts.map(({ userId }) => userId))),
    oldest,
  ]);
  const keyOf = (of: string[]) => of.join(' ');
  const ours = new Set(alerts.map(({ batch, userId, target }) => keyOf([batch.id, userId, target])));
  return found.map((one) => ({ ...one, isOurs: ours.has(keyOf([one.batchId, one.userId, one.target])) }));
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
