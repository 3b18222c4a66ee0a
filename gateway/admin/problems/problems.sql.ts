// Written by npm run codegen from problems.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { DiscrepancyDetails } from '#gateway/admin/problems/discrepancy-text.ts';
import type { FeedFailureKind } from '#schema/rules/market/feed-names.ts';

export interface FailedWebhookRowsValues {
  most: number | string;
}

export interface FailedWebhookRowsRow {
  attempts: number;
  hash: string;
  kind: string;
  since: Date;
}

/**
 * What needs somebody of the staff, the newest first.
 * The processor's webhooks that failed and have not been processed since.
 */
export const failedWebhookRows = new Statement<FailedWebhookRowsValues, FailedWebhookRowsRow>({
  name: 'failedWebhookRows',
  text: `select hash, kind, attempts, received_at as since from webhook_inbox
 where processed_at is null and failure is not null order by received_at desc, hash limit $1`,
  values: ['most'],
  columns: ['attempts', 'hash', 'kind', 'since'],
  instants: ['since'],
});

export interface DeadMailRowsValues {
  tries: number;
  most: number | string;
}

export interface DeadMailRowsRow {
  key: string;
  memberId: string | null;
  recipient: string;
  since: Date;
  template: string;
}

/** Mails that are no longer retried. */
export const deadMailRows = new Statement<DeadMailRowsValues, DeadMailRowsRow>({
  name: 'deadMailRows',
  text: `select o.key, o.template, o.recipient, o.created_at as since, u.id as member_id
  from outbox o left join users u on lower(u.email) = lower(o.recipient)
 where o.sent_at is null and o.dropped_at is null and o.attempts >= $1 order by o.created_at desc, o.key limit $2`,
  values: ['tries', 'most'],
  columns: ['key', 'member_id', 'recipient', 'since', 'template'],
  instants: ['since'],
});

export interface OpenMoneyRowsValues {
  before: Date;
  most: number | string;
}

export interface OpenMoneyRowsRow {
  cents: number;
  email: string;
  memberId: string;
  since: Date;
  subject: string;
  what: string;
}

/** Charges and refunds without a clear outcome. */
export const openMoneyRows = new Statement<OpenMoneyRowsValues, OpenMoneyRowsRow>({
  name: 'openMoneyRows',
  text: `select o.subject as "subject", o.what as "what", o.cents as "cents", o.user_id as "member_id", o.created_at as "since", u.email
  from (
    (select a.order_id as subject, 'charge' as what, a.amount_cents as cents, i.user_id, a.created_at
       from payment_attempts a join invoices i on i.id = a.invoice_id
      where a.state in ('prepared', 'unknown') and a.created_at < $1 order by a.created_at desc limit $2)
    union all
    (select 'credit:' || i.id, 'refund', i.total_cents, i.user_id, i.created_at from invoices i
      where i.type = 'credit' and i.state = 'open' and i.created_at < $1 order by i.created_at desc limit $2)) o
  join users u on u.id = o.user_id
 order by o.created_at desc, o.subject`,
  values: ['before', 'most'],
  columns: ['cents', 'email', 'member_id', 'since', 'subject', 'what'],
  instants: ['since'],
});

export interface OpenDifferenceRowsValues {
  most: number | string;
}

export interface OpenDifferenceRowsRow {
  details: DiscrepancyDetails;
  kind: string;
  memberId: string | null;
  since: Date;
  subject: string;
}

/** Unresolved differences with the processor. */
export const openDifferenceRows = new Statement<OpenDifferenceRowsValues, OpenDifferenceRowsRow>({
  name: 'openDifferenceRows',
  text: `select d.kind, d.subject, d.details, d.found_at as since, i.user_id as member_id
  from differences d left join payment_attempts a on a.order_id = d.details->>'orderId'
  left join invoices i on i.id = a.invoice_id
 where d.resolved_at is null order by d.found_at desc, d.kind, d.subject limit $1`,
  values: ['most'],
  columns: ['details', 'kind', 'member_id', 'since', 'subject'],
  instants: ['since'],
});

export interface WaitingApprovalRowsValues {
  kinds: readonly string[];
  most: number | string;
}

export interface WaitingApprovalRowsRow {
  askedBy: string;
  id: string;
  memberId: string | null;
  since: Date;
  text: string;
}

export const waitingApprovalRows = new Statement<WaitingApprovalRowsValues, WaitingApprovalRowsRow>({
  name: 'waitingApprovalRows',
  text: `select a.id, a.text, coalesce(u.email, a.asked_by) as "asked_by", a.asked_at as since, a.member_id
  from approvals a left join users u on u.id = a.asked_by
 where a.decided_at is null and a.kind = any($1) order by a.asked_at desc, a.id limit $2`,
  values: ['kinds', 'most'],
  columns: ['asked_by', 'id', 'member_id', 'since', 'text'],
  instants: ['since'],
});

export interface OtherRulesRowsValues {
  most: number | string;
}

export interface OtherRulesRowsRow {
  date: string;
  id: string;
  pick: string;
  since: Date;
  teamOne: string;
  teamTwo: string;
  text: string;
}

/** Picks that were graded or closed otherwise than the rules of today say. */
export const otherRulesRows = new Statement<OtherRulesRowsValues, OtherRulesRowsRow>({
  name: 'otherRulesRows',
  text: `select p.id, p.team_one, p.team_two, p.date::text as "date", p.pick, o.text, o.at as since
  from picks_by_other_rules o join picks p on p.id = o.pick_id order by o.at desc, o.pick_id limit $1`,
  values: ['most'],
  columns: ['date', 'id', 'pick', 'since', 'team_one', 'team_two', 'text'],
  instants: ['since'],
});

export type StoppedRecordRowValues = Record<never, never>;

export interface StoppedRecordRowRow {
  signedAt: Date | null;
  stopped: string;
}

export const stoppedRecordRow = new Statement<StoppedRecordRowValues, StoppedRecordRowRow>({
  name: 'stoppedRecordRow',
  text: `select stopped as "stopped", (select at from record_checkpoints order by size desc limit 1) as signed_at
  from record_head where stopped is not null`,
  values: [],
  columns: ['signed_at', 'stopped'],
  instants: ['signed_at'],
});

export interface FailingFeedsValues {
  before: Date;
}

export interface FailingFeedsRow {
  failure: FeedFailureKind;
  leagues: string;
  since: Date;
}

export const failingFeeds = new Statement<FailingFeedsValues, FailingFeedsRow>({
  name: 'failingFeeds',
  text: `select failure as "failure", string_agg(distinct league, ', ' order by league) as "leagues", min(since) as "since" from feed_tasks
 where since <= $1 group by failure order by failure`,
  values: ['before'],
  columns: ['failure', 'leagues', 'since'],
  instants: ['since'],
});

export interface WaitingAlertsValues {
  before: Date;
}

export interface WaitingAlertsRow {
  channel: 'MAIL' | 'PUSH' | 'DISCORD';
  count: number;
  since: Date;
}

export const waitingAlerts = new Statement<WaitingAlertsValues, WaitingAlertsRow>({
  name: 'waitingAlerts',
  text: `select channel, count(*)::int as "count", min(due_at) as "since" from pick_alerts
 where state in ('WAITING', 'SENDING') and due_at <= $1 group by channel`,
  values: ['before'],
  columns: ['channel', 'count', 'since'],
  instants: ['since'],
});

export interface FailedAlertsValues {
  now: Date;
}

export interface FailedAlertsRow {
  channel: 'MAIL' | 'PUSH' | 'DISCORD';
  count: number;
  reason: string | null;
  since: Date;
}

export const failedAlerts = new Statement<FailedAlertsValues, FailedAlertsRow>({
  name: 'failedAlerts',
  text: `select a.channel, count(*)::int as "count", min(a.due_at) as "since", max(a.reason) as reason
  from alert_batches b join pick_alerts a on a.batch_id = b.id and a.state = 'FAILED'
 where b.closes_at > $1::timestamptz - interval '1 day' group by a.channel`,
  values: ['now'],
  columns: ['channel', 'count', 'reason', 'since'],
  instants: ['since'],
});

export interface RolesNotTakenValues {
  before: Date;
}

export interface RolesNotTakenRow {
  count: number;
  reason: string | null;
  since: Date | null;
}

/** Roles at Discord that could not be taken from members. */
export const rolesNotTaken = new Statement<RolesNotTakenValues, RolesNotTakenRow>({
  name: 'rolesNotTaken',
  text: `select count(*)::int as "count", min(failed_since) as since, max(failure) as reason from discord_links
 where have is not null and have is distinct from want and failed_since <= $1`,
  values: ['before'],
  columns: ['count', 'reason', 'since'],
  instants: ['since'],
});

export type StoppedDiscordValues = Record<never, never>;

export interface StoppedDiscordRow {
  reason: string;
  since: Date;
}

export const stoppedDiscord = new Statement<StoppedDiscordValues, StoppedDiscordRow>({
  name: 'stoppedDiscord',
  text: `select stopped as "reason", stopped_since as "since" from discord_process where stopped is not null`,
  values: [],
  columns: ['reason', 'since'],
  instants: ['since'],
});

export interface AcknowledgementsValues {
  now: Date;
}

export interface AcknowledgementsRow {
  at: Date;
  by: string | null;
  fact: string;
  kind: string;
  note: string;
  subject: string;
  until: Date;
}

export const acknowledgements = new Statement<AcknowledgementsValues, AcknowledgementsRow>({
  name: 'acknowledgements',
  text: `select a.kind, a.subject, a.fact, a.note, a.at, a.until, u.email as by
  from problem_acknowledgements a left join users u on u.id = a.actor where a.until > $1`,
  values: ['now'],
  columns: ['at', 'by', 'fact', 'kind', 'note', 'subject', 'until'],
  instants: ['at', 'until'],
});

export interface KeepAcknowledgementValues {
  kind: string;
  subject: string;
  fact: string;
  note: string;
  actor: string;
  now: Date;
  until: Date;
}

export interface KeepAcknowledgementRow {
  kind: string;
}

/** Writes nothing where another admin has acknowledged the same facts in the meantime. */
export const keepAcknowledgement = new Statement<KeepAcknowledgementValues, KeepAcknowledgementRow>({
  name: 'keepAcknowledgement',
  text: `insert into problem_acknowledgements as a (kind, subject, fact, note, actor, at, until)
values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (kind, subject) do update
   set fact = excluded.fact, note = excluded.note, actor = excluded.actor, at = excluded.at, until = excluded.until
 where a.fact <> excluded.fact or a.until <= excluded.at
returning kind`,
  values: ['kind', 'subject', 'fact', 'note', 'actor', 'now', 'until'],
  columns: ['kind'],
});

export interface DeleteAcknowledgementValues {
  kind: string;
  subject: string;
}

export interface DeleteAcknowledgementRow {
  kind: string;
}

export const deleteAcknowledgement = new Statement<DeleteAcknowledgementValues, DeleteAcknowledgementRow>({
  name: 'deleteAcknowledgement',
  text: `delete from problem_acknowledgements where kind = $1 and subject = $2 returning kind`,
  values: ['kind', 'subject'],
  columns: ['kind'],
});
