import { defineEntity, p } from '@mikro-orm/core';
import { MAIL_STOPS } from '#schema/rules/alerts/alert-settings.ts';

/** `ALL`: every mail. `NEWS`: mails about picks, and none about the account. */
export const SUPPRESSED_SCOPES = ['ALL', 'NEWS'] as const;

/** A mailbox that we do not write to, by the keyed hash that also names its owner's limits. */
export const MailSuppressionEntity = defineEntity({
  name: 'MailSuppressionRow',
  tableName: 'mail_suppressions',
  properties: {
    addressKey: p.string().length(64).primary(),
    scope: p.enum(SUPPRESSED_SCOPES).primary(),
    reason: p.enum(MAIL_STOPS),
    /** What the mail provider said. */
    detail: p.string().length(300).nullable(),
    at: p.datetime(3),
  },
});
