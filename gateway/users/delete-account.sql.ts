// Written by npm run codegen from delete-account.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockMemberValues {
  id: string;
}

export interface LockMemberRow {
  email: string;
  role: string | null;
}

export const lockMember = new Statement<LockMemberValues, LockMemberRow>({
  name: 'lockMember',
  text: `select email, role from users where id = $1 for update`,
  values: ['id'],
  columns: ['email', 'role'],
});

export interface AddDeletionValues {
  id: string;
  userKey: string;
  userId: string;
  now: Date;
}

export type AddDeletionRow = Record<never, never>;

export const addDeletion = new Statement<AddDeletionValues, AddDeletionRow>({
  name: 'addDeletion',
  text: `insert into account_deletions (id, user_key, uid, cards, deleted_at)
select $1, $2, $3::text, array(select token from payment_methods where user_id = $3::text), $4`,
  values: ['id', 'userKey', 'userId', 'now'],
  columns: [],
});

export interface ForgetMemberValues {
  id: string;
  email: string;
  now: Date;
  userId: string;
}

export type ForgetMemberRow = Record<never, never>;

export const forgetMember = new Statement<ForgetMemberValues, ForgetMemberRow>({
  name: 'forgetMember',
  text: `update users set id = $1, email = $2, role = null, billing = null, trial_ends_at = $3, weekly_receipts_since = null,
       books = null, person_key = null
 where id = $4`,
  values: ['id', 'email', 'now', 'userId'],
  columns: [],
});

export interface ForgetBilledToValues {
  userId: string;
}

export type ForgetBilledToRow = Record<never, never>;

export const forgetBilledTo = new Statement<ForgetBilledToValues, ForgetBilledToRow>({
  name: 'forgetBilledTo',
  text: `update invoices set billed_to = null where user_id = $1`,
  values: ['userId'],
  columns: [],
});

export interface ForgetBuyerValues {
  id: string;
  email: string;
  details: string;
  userId: string;
}

export type ForgetBuyerRow = Record<never, never>;

export const forgetBuyer = new Statement<ForgetBuyerValues, ForgetBuyerRow>({
  name: 'forgetBuyer',
  text: `update purchases set user_id = $1, email = $2, details = details || $3::jsonb where user_id = $4`,
  values: ['id', 'email', 'details', 'userId'],
  columns: [],
});

export interface ForgetAcknowledgementsValues {
  id: string;
  userId: string;
}

export type ForgetAcknowledgementsRow = Record<never, never>;

export const forgetAcknowledgements = new Statement<ForgetAcknowledgementsValues, ForgetAcknowledgementsRow>({
  name: 'forgetAcknowledgements',
  text: `update problem_acknowledgements set actor = $1 where actor = $2`,
  values: ['id', 'userId'],
  columns: [],
});

export interface DeleteEndpointsOfValues {
  userId: string;
}

export type DeleteEndpointsOfRow = Record<never, never>;

export const deleteEndpointsOf = new Statement<DeleteEndpointsOfValues, DeleteEndpointsOfRow>({
  name: 'deleteEndpointsOf',
  text: `delete from webhook_endpoints where api_key_id in (select id from api_keys where user_id = $1)`,
  values: ['userId'],
  columns: [],
});

export interface DeleteApiKeysOfValues {
  userId: string;
}

export type DeleteApiKeysOfRow = Record<never, never>;

export const deleteApiKeysOf = new Statement<DeleteApiKeysOfValues, DeleteApiKeysOfRow>({
  name: 'deleteApiKeysOf',
  text: `delete from api_keys where user_id = $1`,
  values: ['userId'],
  columns: [],
});

export interface DeleteAlertSettingsOfValues {
  userId: string;
}

export type DeleteAlertSettingsOfRow = Record<never, never>;

export const deleteAlertSettingsOf = new Statement<DeleteAlertSettingsOfValues, DeleteAlertSettingsOfRow>({
  name: 'deleteAlertSettingsOf',
  text: `delete from alert_settings where user_id = $1`,
  values: ['userId'],
  columns: [],
});

export interface DeletePickAlertsOfValues {
  userId: string;
}

export type DeletePickAlertsOfRow = Record<never, never>;

export const deletePickAlertsOf = new Statement<DeletePickAlertsOfValues, DeletePickAlertsOfRow>({
  name: 'deletePickAlertsOf',
  text: `delete from pick_alerts where user_id = $1`,
  values: ['userId'],
  columns: [],
});

export interface ForgetDiscordOfValues {
  userId: string;
}

export type ForgetDiscordOfRow = Record<never, never>;

/** The row goes once the role is taken. */
export const forgetDiscordOf = new Statement<ForgetDiscordOfValues, ForgetDiscordOfRow>({
  name: 'forgetDiscordOf',
  text: `update discord_links set user_id = null, name = '' where user_id = $1`,
  values: ['userId'],
  columns: [],
});

export interface DeletePaymentMethodsOfValues {
  userId: string;
}

export type DeletePaymentMethodsOfRow = Record<never, never>;

export const deletePaymentMethodsOf = new Statement<DeletePaymentMethodsOfValues, DeletePaymentMethodsOfRow>({
  name: 'deletePaymentMethodsOf',
  text: `delete from payment_methods where user_id = $1`,
  values: ['userId'],
  columns: [],
});

export interface DeleteMailsToValues {
  email: string;
}

export type DeleteMailsToRow = Record<never, never>;

export const deleteMailsTo = new Statement<DeleteMailsToValues, DeleteMailsToRow>({
  name: 'deleteMailsTo',
  text: `delete from outbox where lower(recipient) = lower($1)`,
  values: ['email'],
  columns: [],
});

export interface ForgetRedemptionsValues {
  id: string;
  userId: string;
}

export type ForgetRedemptionsRow = Record<never, never>;

export const forgetRedemptions = new Statement<ForgetRedemptionsValues, ForgetRedemptionsRow>({
  name: 'forgetRedemptions',
  text: `update coupon_redemptions set user_id = $1 where user_id = $2`,
  values: ['id', 'userId'],
  columns: [],
});

export interface ForgetDevicesValues {
  id: string;
  userId: string;
}

export type ForgetDevicesRow = Record<never, never>;

export const forgetDevices = new Statement<ForgetDevicesValues, ForgetDevicesRow>({
  name: 'forgetDevices',
  text: `update devices set user_id = $1 where user_id = $2`,
  values: ['id', 'userId'],
  columns: [],
});

export interface ForgetMrrMovementsValues {
  id: string;
  userId: string;
}

export type ForgetMrrMovementsRow = Record<never, never>;

export const forgetMrrMovements = new Statement<ForgetMrrMovementsValues, ForgetMrrMovementsRow>({
  name: 'forgetMrrMovements',
  text: `update mrr_movements set user_id = $1 where user_id = $2`,
  values: ['id', 'userId'],
  columns: [],
});

export interface ForgetDisputesValues {
  id: string;
  userId: string;
}

export type ForgetDisputesRow = Record<never, never>;

export const forgetDisputes = new Statement<ForgetDisputesValues, ForgetDisputesRow>({
  name: 'forgetDisputes',
  text: `update disputes set user_id = $1 where user_id = $2`,
  values: ['id', 'userId'],
  columns: [],
});

export interface LockDisputesOfValues {
  userId: string;
}

export interface LockDisputesOfRow {
  disputeId: string;
}

/** So that no reply is written until they are nobody's. */
export const lockDisputesOf = new Statement<LockDisputesOfValues, LockDisputesOfRow>({
  name: 'lockDisputesOf',
  text: `select dispute_id from disputes where user_id = $1 order by dispute_id for update`,
  values: ['userId'],
  columns: ['dispute_id'],
});

export interface HasReplyOnItsWayValues {
  userId: string;
}

export type HasReplyOnItsWayRow = Record<never, never>;

export const hasReplyOnItsWay = new Statement<HasReplyOnItsWayValues, HasReplyOnItsWayRow>({
  name: 'hasReplyOnItsWay',
  text: `select from dispute_replies r join disputes d using (dispute_id) where d.user_id = $1 and r.state = 'SENDING'`,
  values: ['userId'],
  columns: [],
});

export interface ForgetRepliesValues {
  userId: string;
}

export type ForgetRepliesRow = Record<never, never>;

/** What a bank got names the member; a reply that waits for a second person is none any more. */
export const forgetReplies = new Statement<ForgetRepliesValues, ForgetRepliesRow>({
  name: 'forgetReplies',
  text: `update dispute_replies r set text = null from disputes d where d.dispute_id = r.dispute_id and d.user_id = $1`,
  values: ['userId'],
  columns: [],
});
