// Written by npm run codegen from export-data.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ExportedAccountValues {
  userId: string;
}

export interface ExportedAccountRow {
  billing: unknown;
  books: unknown;
  createdAt: Date;
  email: string;
  emailProvedAt: Date | null;
  id: string;
  oddsFormat: string | null;
  role: string | null;
  timeZone: string | null;
  trialEndsAt: Date;
  weeklyReceiptsSince: Date | null;
}

/**
 * What each part of the file of a member's data holds. Picks are the product's, not the member's: none is here. Nor is who of the
 * staff did something, or requested it.
 */
export const exportedAccount = new Statement<ExportedAccountValues, ExportedAccountRow>({
  name: 'exportedAccount',
  text: `select id, email, email_proved_at, role, trial_ends_at, billing, odds_format, time_zone, books, weekly_receipts_since,
  created_at from users where id = $1`,
  values: ['userId'],
  columns: ['billing', 'books', 'created_at', 'email', 'email_proved_at', 'id', 'odds_format', 'role', 'time_zone', 'trial_ends_at', 'weekly_receipts_since'],
  instants: ['created_at', 'email_proved_at', 'trial_ends_at', 'weekly_receipts_since'],
});

export interface ExportedPlansValues {
  userId: string;
}

export interface ExportedPlansRow {
  cancelAtPeriodEnd: boolean;
  cancelReason: 'PRICE' | 'RESULTS' | 'SEASON' | 'TOO_MANY' | 'PRODUCT' | 'OTHER' | null;
  createdAt: Date;
  currentPeriodEndsAt: Date;
  currentPeriodStartsAt: Date;
  endReason: string | null;
  endedAt: Date | null;
  grantReason: string | null;
  id: string;
  pausedUntil: Date | null;
  pendingCents: number | null;
  pendingTier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
  source: 'purchase' | 'grant';
  state: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'paused' | 'ended';
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  trialEndsAt: Date | null;
}

export const exportedPlans = new Statement<ExportedPlansValues, ExportedPlansRow>({
  name: 'exportedPlans',
  text: `select id, state, tier, source, grant_reason, current_period_starts_at, current_period_ends_at, trial_ends_at,
  cancel_at_period_end, paused_until, cancel_reason, pending_tier, pending_cents, ended_at, end_reason, created_at from subscriptions where user_id = $1`,
  values: ['userId'],
  columns: ['cancel_at_period_end', 'cancel_reason', 'created_at', 'current_period_ends_at', 'current_period_starts_at', 'end_reason', 'ended_at', 'grant_reason', 'id', 'paused_until', 'pending_cents', 'pending_tier', 'source', 'state', 'tier', 'trial_ends_at'],
  instants: ['created_at', 'current_period_ends_at', 'current_period_starts_at', 'ended_at', 'paused_until', 'trial_ends_at'],
});

export interface ExportedPlanEventsValues {
  userId: string;
}

export interface ExportedPlanEventsRow {
  at: Date;
  details: unknown;
  type: string;
}

export const exportedPlanEvents = new Statement<ExportedPlanEventsValues, ExportedPlanEventsRow>({
  name: 'exportedPlanEvents',
  text: `select e.at, e.type, e.details from subscription_events e
  join subscriptions s on s.id = e.subscription_id where s.user_id = $1 order by e.id`,
  values: ['userId'],
  columns: ['at', 'details', 'type'],
  instants: ['at'],
});

export interface ExportedInvoicesValues {
  userId: string;
}

export interface ExportedInvoicesRow {
  billedTo: unknown;
  createdAt: Date;
  kind: string;
  lines: unknown;
  number: string;
  paidAt: Date | null;
  periodEndsAt: Date;
  periodStartsAt: Date;
  state: 'open' | 'paid' | 'void' | 'uncollectible';
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  totalCents: number;
  type: 'charge' | 'credit';
}

export const exportedInvoices = new Statement<ExportedInvoicesValues, ExportedInvoicesRow>({
  name: 'exportedInvoices',
  text: `select number, type, state, kind, tier, total_cents, period_starts_at, period_ends_at, billed_to, created_at,
  paid_at, (select jsonb_agg(jsonb_build_object('description', l.description, 'cents', l.cents) order by l.position)
    from invoice_lines l where l.invoice_id = i.id) as lines from invoices i where user_id = $1`,
  values: ['userId'],
  columns: ['billed_to', 'created_at', 'kind', 'lines', 'number', 'paid_at', 'period_ends_at', 'period_starts_at', 'state', 'tier', 'total_cents', 'type'],
  instants: ['created_at', 'paid_at', 'period_ends_at', 'period_starts_at'],
});

export interface ExportedPaymentsValues {
  userId: string;
}

export interface ExportedPaymentsRow {
  amountCents: number;
  cardLast4: string | null;
  cardType: string | null;
  createdAt: Date;
  declineText: string | null;
  settledAt: Date | null;
  state: 'prepared' | 'unknown' | 'succeeded' | 'declined';
}

export const exportedPayments = new Statement<ExportedPaymentsValues, ExportedPaymentsRow>({
  name: 'exportedPayments',
  text: `select a.state, a.amount_cents, a.card_type, a.card_last4, a.decline_text, a.created_at, a.settled_at
  from payment_attempts a join invoices i on i.id = a.invoice_id where i.user_id = $1`,
  values: ['userId'],
  columns: ['amount_cents', 'card_last4', 'card_type', 'created_at', 'decline_text', 'settled_at', 'state'],
  instants: ['created_at', 'settled_at'],
});

export interface ExportedPaymentMethodsValues {
  userId: string;
}

export interface ExportedPaymentMethodsRow {
  cardType: string;
  createdAt: Date;
  expirationMonth: string;
  expirationYear: string;
  last4: string;
  removedAt: Date | null;
}

export const exportedPaymentMethods = new Statement<ExportedPaymentMethodsValues, ExportedPaymentMethodsRow>({
  name: 'exportedPaymentMethods',
  text: `select card_type, last4, expiration_month, expiration_year, created_at, removed_at
  from payment_methods where user_id = $1`,
  values: ['userId'],
  columns: ['card_type', 'created_at', 'expiration_month', 'expiration_year', 'last4', 'removed_at'],
  instants: ['created_at', 'removed_at'],
});

export interface ExportedCouponsValues {
  userId: string;
}

export interface ExportedCouponsRow {
  code: string;
  createdAt: Date;
}

export const exportedCoupons = new Statement<ExportedCouponsValues, ExportedCouponsRow>({
  name: 'exportedCoupons',
  text: `select c.code, r.created_at from coupon_redemptions r join coupons c on c.id = r.coupon_id
  where r.user_id = $1`,
  values: ['userId'],
  columns: ['code', 'created_at'],
  instants: ['created_at'],
});

export interface ExportedDevicesValues {
  userId: string;
}

export interface ExportedDevicesRow {
  recognizedSince: Date;
}

export const exportedDevices = new Statement<ExportedDevicesValues, ExportedDevicesRow>({
  name: 'exportedDevices',
  text: `select created_at as "recognizedSince" from devices where user_id = $1`,
  values: ['userId'],
  columns: ['recognizedSince'],
  instants: ['recognizedSince'],
});

export interface ExportedSessionsValues {
  userId: string;
}

export interface ExportedSessionsRow {
  deviceName: string;
  lastSeenAt: Date;
  signedInAt: Date;
}

export const exportedSessions = new Statement<ExportedSessionsValues, ExportedSessionsRow>({
  name: 'exportedSessions',
  text: `select device_name, signed_in_at, last_seen_at from sessions where user_id = $1 order by signed_in_at`,
  values: ['userId'],
  columns: ['device_name', 'last_seen_at', 'signed_in_at'],
  instants: ['last_seen_at', 'signed_in_at'],
});

export interface ExportedNotificationsValues {
  userId: string;
}

export interface ExportedNotificationsRow {
  createdAt: Date;
  deviceName: string;
}

export const exportedNotifications = new Statement<ExportedNotificationsValues, ExportedNotificationsRow>({
  name: 'exportedNotifications',
  text: `select s.device_name, p.created_at from push_subscriptions p
  join sessions s on s.user_id = p.user_id and s.signed_in_at = p.signed_in_at where p.user_id = $1`,
  values: ['userId'],
  columns: ['created_at', 'device_name'],
  instants: ['created_at'],
});

export interface ExportedFeedsValues {
  userId: string;
}

export interface ExportedFeedsRow {
  since: Date;
}

export const exportedFeeds = new Statement<ExportedFeedsValues, ExportedFeedsRow>({
  name: 'exportedFeeds',
  text: `select since from feed_addresses where user_id = $1`,
  values: ['userId'],
  columns: ['since'],
  instants: ['since'],
});

export interface ExportedDiscordValues {
  userId: string;
}

export interface ExportedDiscordRow {
  discordId: string;
  linkedAt: Date;
  name: string;
  role: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
}

export const exportedDiscord = new Statement<ExportedDiscordValues, ExportedDiscordRow>({
  name: 'exportedDiscord',
  text: `select discord_id, name, have as role, linked_at from discord_links where user_id = $1`,
  values: ['userId'],
  columns: ['discord_id', 'linked_at', 'name', 'role'],
  instants: ['linked_at'],
});

export interface ExportedPasskeysValues {
  userId: string;
}

export interface ExportedPasskeysRow {
  createdAt: Date;
  lastUsedAt: Date | null;
  name: string;
}

export const exportedPasskeys = new Statement<ExportedPasskeysValues, ExportedPasskeysRow>({
  name: 'exportedPasskeys',
  text: `select name, created_at, last_used_at from passkeys where user_id = $1 order by created_at`,
  values: ['userId'],
  columns: ['created_at', 'last_used_at', 'name'],
  instants: ['created_at', 'last_used_at'],
});

export interface ExportedApiKeysValues {
  userId: string;
}

export interface ExportedApiKeysRow {
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  name: string;
  prefix: string;
  revokedAt: Date | null;
  scopes: string[];
}

export const exportedApiKeys = new Statement<ExportedApiKeysValues, ExportedApiKeysRow>({
  name: 'exportedApiKeys',
  text: `select name, prefix, scopes, expires_at, last_used_at, created_at, revoked_at from api_keys where user_id = $1`,
  values: ['userId'],
  columns: ['created_at', 'expires_at', 'last_used_at', 'name', 'prefix', 'revoked_at', 'scopes'],
  instants: ['created_at', 'expires_at', 'last_used_at', 'revoked_at'],
});

export interface ExportedWebhookEndpointsValues {
  userId: string;
}

export interface ExportedWebhookEndpointsRow {
  createdAt: Date;
  disabledAt: Date | null;
  events: string[];
  url: string;
}

export const exportedWebhookEndpoints = new Statement<ExportedWebhookEndpointsValues, ExportedWebhookEndpointsRow>({
  name: 'exportedWebhookEndpoints',
  text: `select e.url, e.events, e.created_at, e.disabled_at from webhook_endpoints e
  join api_keys k on k.id = e.api_key_id where k.user_id = $1`,
  values: ['userId'],
  columns: ['created_at', 'disabled_at', 'events', 'url'],
  instants: ['created_at', 'disabled_at'],
});

export interface ExportedServiceMonthsValues {
  userId: string;
}

export interface ExportedServiceMonthsRow {
  alerts: number;
  lastDevice: string | null;
  lastSeenAt: Date | null;
  month: string | null;
  picksOpen: number;
  signIns: number;
}

export const exportedServiceMonths = new Statement<ExportedServiceMonthsValues, ExportedServiceMonthsRow>({
  name: 'exportedServiceMonths',
  text: `select to_char(month, 'YYYY-MM') as month, sign_ins, last_device, last_seen_at, alerts, picks_open from service_months
 where user_id = $1 order by month`,
  values: ['userId'],
  columns: ['alerts', 'last_device', 'last_seen_at', 'month', 'picks_open', 'sign_ins'],
  instants: ['last_seen_at'],
});

export interface ExportedMailsValues {
  userId: string;
}

export interface ExportedMailsRow {
  createdAt: Date;
  data: unknown;
  sentAt: Date | null;
  template: string;
}

export const exportedMails = new Statement<ExportedMailsValues, ExportedMailsRow>({
  name: 'exportedMails',
  text: `select o.template, o.data, o.created_at, o.sent_at from outbox o
  join users u on lower(u.email) = lower(o.recipient)
   where u.id = $1 and o.template not like 'admin-%'`,
  values: ['userId'],
  columns: ['created_at', 'data', 'sent_at', 'template'],
  instants: ['created_at', 'sent_at'],
});

export interface ExportedAlertSettingsValues {
  userId: string;
}

export interface ExportedAlertSettingsRow {
  digestAt: string;
  hideWords: boolean;
  leagues: string[] | null;
  lockedNews: boolean;
  mail: 'INSTANT' | 'DIGEST' | 'OFF';
  push: boolean;
  quietFrom: string | null;
  quietTo: string | null;
  recap: boolean;
  tiers: string[] | null;
}

export const exportedAlertSettings = new Statement<ExportedAlertSettingsValues, ExportedAlertSettingsRow>({
  name: 'exportedAlertSettings',
  text: `select mail, push, recap, leagues, tiers, digest_at, quiet_from, quiet_to, locked_news, hide_words
  from alert_settings where user_id = $1`,
  values: ['userId'],
  columns: ['digest_at', 'hide_words', 'leagues', 'locked_news', 'mail', 'push', 'quiet_from', 'quiet_to', 'recap', 'tiers'],
});

export interface ExportedPickAlertsValues {
  userId: string;
}

export interface ExportedPickAlertsRow {
  channel: 'MAIL' | 'PUSH' | 'DISCORD';
  createdAt: Date;
  day: string;
  kind: 'RELEASE' | 'EDIT' | 'WITHDRAWAL' | 'DIGEST' | 'RECAP';
  reason: string | null;
  sentAt: Date | null;
  state: 'WAITING' | 'SENDING' | 'SENT' | 'WITHHELD' | 'DROPPED' | 'FAILED';
}

export const exportedPickAlerts = new Statement<ExportedPickAlertsValues, ExportedPickAlertsRow>({
  name: 'exportedPickAlerts',
  text: `select a.channel, b.kind, b.day, a.state, a.reason, a.created_at, a.sent_at from pick_alerts a
  join alert_batches b on b.id = a.batch_id where a.user_id = $1 order by a.created_at`,
  values: ['userId'],
  columns: ['channel', 'created_at', 'day', 'kind', 'reason', 'sent_at', 'state'],
  instants: ['created_at', 'sent_at'],
});

export interface ExportedAcknowledgedProblemsValues {
  userId: string;
}

export interface ExportedAcknowledgedProblemsRow {
  at: Date;
  kind: string;
  note: string;
  until: Date;
}

export const exportedAcknowledgedProblems = new Statement<ExportedAcknowledgedProblemsValues, ExportedAcknowledgedProblemsRow>({
  name: 'exportedAcknowledgedProblems',
  text: `select kind, note, at, until from problem_acknowledgements where actor = $1 order by at`,
  values: ['userId'],
  columns: ['at', 'kind', 'note', 'until'],
  instants: ['at', 'until'],
});

export interface ExportedAgreementsValues {
  userId: string;
}

export interface ExportedAgreementsRow {
  at: Date | null;
  sentence: string | null;
}

export const exportedAgreements = new Statement<ExportedAgreementsValues, ExportedAgreementsRow>({
  name: 'exportedAgreements',
  text: `select at, sentence from (
  select user_id, created_at as at, details->>'agreedTo' as sentence from purchases where state = 'completed'
  union all
  select s.user_id, e.at, e.details->>'agreedTo' from subscriptions s
    join subscription_events e on e.subscription_id = s.id and e.type = 'upgrade-agreed'
   where exists (select from subscription_events u where u.subscription_id = s.id and u.type = 'upgraded'
                  and u.id > e.id and u.details->>'tier' = e.details->>'to')
  union all
  select s.user_id, e.at, coalesce(e.details->>'agreedTo', e.details->>'told') from subscriptions s
    join subscription_events e on e.subscription_id = s.id and e.type in ('pause-planned', 'pause-told', 'resume-agreed')
    join lateral (select u.id, u.details from subscription_events u
                   where u.subscription_id = s.id and u.type = 'resumed' and u.id > e.id order by u.id limit 1) r on true
   where case e.type
     when 'pause-told' then true
     when 'pause-planned' then (select n.type from subscription_events n where n.subscription_id = s.id and n.id > e.id
       and n.type in ('pause-planned', 'pause-dropped', 'cancelled', 'paused') order by n.id limit 1) = 'paused'
     else r.details->>'kind' = 'resume' and not exists (select from subscription_events a
       where a.subscription_id = s.id and a.type = 'resume-agreed' and a.id > e.id and a.id < r.id) end
  ) agreed where user_id = $1 and sentence is not null order by at`,
  values: ['userId'],
  columns: ['at', 'sentence'],
  instants: ['at'],
});

export interface ExportedAuditLogValues {
  userId: string;
}

export interface ExportedAuditLogRow {
  action: string;
  at: Date;
  details: unknown;
}

export const exportedAuditLog = new Statement<ExportedAuditLogValues, ExportedAuditLogRow>({
  name: 'exportedAuditLog',
  text: `select at, action, details - 'askedBy' - 'mailbox' as details from audit_log where target = $1 order by id`,
  values: ['userId'],
  columns: ['action', 'at', 'details'],
  instants: ['at'],
});
