// Written by npm run codegen from retention.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface DeleteOldInboxValues {
  before: Date;
}

export type DeleteOldInboxRow = Record<never, never>;

/** What is deleted after a while (frontend/legal/privacy.ts). */
export const deleteOldInbox = new Statement<DeleteOldInboxValues, DeleteOldInboxRow>({
  name: 'deleteOldInbox',
  text: `delete from webhook_inbox where processed_at < $1`,
  values: ['before'],
  columns: [],
});

export interface DeleteSentMailsValues {
  before: Date;
}

export type DeleteSentMailsRow = Record<never, never>;

export const deleteSentMails = new Statement<DeleteSentMailsValues, DeleteSentMailsRow>({
  name: 'deleteSentMails',
  text: `delete from outbox where sent_at < $1`,
  values: ['before'],
  columns: [],
});

export interface DeleteDroppedMailsValues {
  before: Date;
}

export type DeleteDroppedMailsRow = Record<never, never>;

export const deleteDroppedMails = new Statement<DeleteDroppedMailsValues, DeleteDroppedMailsRow>({
  name: 'deleteDroppedMails',
  text: `delete from outbox where dropped_at < $1`,
  values: ['before'],
  columns: [],
});

export interface DeleteOldAcknowledgementsValues {
  before: Date;
}

export type DeleteOldAcknowledgementsRow = Record<never, never>;

export const deleteOldAcknowledgements = new Statement<DeleteOldAcknowledgementsValues, DeleteOldAcknowledgementsRow>({
  name: 'deleteOldAcknowledgements',
  text: `delete from problem_acknowledgements where until < $1`,
  values: ['before'],
  columns: [],
});

export interface DeleteOldBatchesValues {
  before: Date;
}

export type DeleteOldBatchesRow = Record<never, never>;

export const deleteOldBatches = new Statement<DeleteOldBatchesValues, DeleteOldBatchesRow>({
  name: 'deleteOldBatches',
  text: `delete from alert_batches where closes_at < $1`,
  values: ['before'],
  columns: [],
});

export interface DeleteOldReleasesValues {
  before: Date;
}

export type DeleteOldReleasesRow = Record<never, never>;

export const deleteOldReleases = new Statement<DeleteOldReleasesValues, DeleteOldReleasesRow>({
  name: 'deleteOldReleases',
  text: `delete from pick_releases where opened_at < $1`,
  values: ['before'],
  columns: [],
});

export interface DeleteOldDiscordMessagesValues {
  before: Date;
}

export type DeleteOldDiscordMessagesRow = Record<never, never>;

export const deleteOldDiscordMessages = new Statement<DeleteOldDiscordMessagesValues, DeleteOldDiscordMessagesRow>({
  name: 'deleteOldDiscordMessages',
  text: `delete from discord_messages where posted_at < $1`,
  values: ['before'],
  columns: [],
});

export interface DeleteOldViewsValues {
  before: Date;
}

export type DeleteOldViewsRow = Record<never, never>;

export const deleteOldViews = new Statement<DeleteOldViewsValues, DeleteOldViewsRow>({
  name: 'deleteOldViews',
  text: `delete from view_as where expires_at < $1`,
  values: ['before'],
  columns: [],
});

export interface DeleteOldInvitationsValues {
  before: Date;
}

export type DeleteOldInvitationsRow = Record<never, never>;

export const deleteOldInvitations = new Statement<DeleteOldInvitationsValues, DeleteOldInvitationsRow>({
  name: 'deleteOldInvitations',
  text: `delete from staff_invitations where expires_at < $1`,
  values: ['before'],
  columns: [],
});

export interface DeleteFailedPurchasesValues {
  before: Date;
}

export type DeleteFailedPurchasesRow = Record<never, never>;

export const deleteFailedPurchases = new Statement<DeleteFailedPurchasesValues, DeleteFailedPurchasesRow>({
  name: 'deleteFailedPurchases',
  text: `delete from purchases where state = 'failed' and not temporary_password and finished_at < $1`,
  values: ['before'],
  columns: [],
});

export interface DeleteOldTrialGrantsValues {
  before: Date;
}

export type DeleteOldTrialGrantsRow = Record<never, never>;

export const deleteOldTrialGrants = new Statement<DeleteOldTrialGrantsValues, DeleteOldTrialGrantsRow>({
  name: 'deleteOldTrialGrants',
  text: `delete from trial_grants where created_at < $1`,
  values: ['before'],
  columns: [],
});

export interface DeleteOldDevicesValues {
  before: Date;
}

export type DeleteOldDevicesRow = Record<never, never>;

export const deleteOldDevices = new Statement<DeleteOldDevicesValues, DeleteOldDevicesRow>({
  name: 'deleteOldDevices',
  text: `delete from devices where created_at < $1`,
  values: ['before'],
  columns: [],
});

export interface ForgetTrialCodesValues {
  before: Date;
}

export type ForgetTrialCodesRow = Record<never, never>;

export const forgetTrialCodes = new Statement<ForgetTrialCodesValues, ForgetTrialCodesRow>({
  name: 'forgetTrialCodes',
  text: `update purchases set email_key = null, card_key = null, coupon_keys = null
 where created_at < $1 and (email_key is not null or card_key is not null or coupon_keys is not null)`,
  values: ['before'],
  columns: [],
});

export type DeleteUnusedCouponCodesValues = Record<never, never>;

export type DeleteUnusedCouponCodesRow = Record<never, never>;

export const deleteUnusedCouponCodes = new Statement<DeleteUnusedCouponCodesValues, DeleteUnusedCouponCodesRow>({
  name: 'deleteUnusedCouponCodes',
  text: `delete from coupon_uses u where not exists (
  select from purchases p where p.coupon_id = u.coupon_id and u.person_key = any (p.coupon_keys))`,
  values: [],
  columns: [],
});

export interface DeleteOldServiceMonthsValues {
  before: string;
}

export type DeleteOldServiceMonthsRow = Record<never, never>;

export const deleteOldServiceMonths = new Statement<DeleteOldServiceMonthsValues, DeleteOldServiceMonthsRow>({
  name: 'deleteOldServiceMonths',
  text: `delete from service_months where month < $1::date`,
  values: ['before'],
  columns: [],
});
