// Written by npm run codegen from member-mails.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Template } from '#gateway/mail/mail.ts';

export interface MailsToValues {
  email: string;
  most: number | string;
}

export interface MailsToRow {
  attempts: number;
  createdAt: Date;
  data: unknown;
  id: string;
  sentAt: Date | null;
  template: Template;
}

/** The last mails to an address, newest first. Those to the staff about somebody else are not among them. */
export const mailsTo = new Statement<MailsToValues, MailsToRow>({
  name: 'mailsTo',
  text: `select id, template, data, created_at, sent_at, attempts from outbox where lower(recipient) = lower($1) and template not like 'admin-%' order by id desc limit $2`,
  values: ['email', 'most'],
  columns: ['attempts', 'created_at', 'data', 'id', 'sent_at', 'template'],
  instants: ['created_at', 'sent_at'],
  decimals: ['id'],
});

export interface MailToValues {
  id: number | string;
  email: string;
}

export type MailToRow = MailsToRow;

export const mailTo = new Statement<MailToValues, MailToRow>({
  name: 'mailTo',
  text: `select id, template, data, created_at, sent_at, attempts from outbox where id = $1::bigint and lower(recipient) = lower($2)`,
  values: ['id', 'email'],
  columns: ['attempts', 'created_at', 'data', 'id', 'sent_at', 'template'],
  instants: ['created_at', 'sent_at'],
  decimals: ['id'],
});
