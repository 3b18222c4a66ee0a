// Written by npm run codegen from alert-settings.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { League } from '#schema/rules/picks/leagues.ts';

export interface AlertSettingsOfValues {
  userIds: readonly string[];
}

export interface AlertSettingsOfRow {
  digestAt: string;
  hideWords: boolean;
  leagues: League[] | null;
  lockedNews: boolean;
  mail: 'INSTANT' | 'DIGEST' | 'OFF';
  push: boolean;
  quietFrom: string | null;
  quietTo: string | null;
  recap: boolean;
  tiers: Tier[] | null;
  userId: string;
}

export const alertSettingsOf = new Statement<AlertSettingsOfValues, AlertSettingsOfRow>({
  name: 'alertSettingsOf',
  text: `select user_id, mail, push, recap, leagues, tiers, digest_at, quiet_from, quiet_to, locked_news, hide_words
  from alert_settings where user_id = any($1::text[])`,
  values: ['userIds'],
  columns: ['digest_at', 'hide_words', 'leagues', 'locked_news', 'mail', 'push', 'quiet_from', 'quiet_to', 'recap', 'tiers', 'user_id'],
});

export interface NextDigestOfValues {
  userId: string;
}

export interface NextDigestOfRow {
  nextDigestAt: Date | null;
}

export const nextDigestOf = new Statement<NextDigestOfValues, NextDigestOfRow>({
  name: 'nextDigestOf',
  text: `select next_digest_at from alert_settings where user_id = $1`,
  values: ['userId'],
  columns: ['next_digest_at'],
  instants: ['next_digest_at'],
});

export interface KeepAlertSettingsValues {
  userId: string;
  mail: string;
  push: boolean;
  recap: boolean;
  leagues: readonly string[] | null;
  tiers: readonly string[] | null;
  digestAt: string;
  next: Date | null;
  quietFrom: string | null;
  quietTo: string | null;
  lockedNews: boolean;
  hideWords: boolean;
  now: Date;
  over: Date;
}

export type KeepAlertSettingsRow = Record<never, never>;

/** Where the day had a daily mail to come and has none any more, it comes at once. */
export const keepAlertSettings = new Statement<KeepAlertSettingsValues, KeepAlertSettingsRow>({
  name: 'keepAlertSettings',
  text: `insert into alert_settings (user_id, mail, push, recap, leagues, tiers, digest_at, next_digest_at, quiet_from, quiet_to,
       locked_news, hide_words, updated_at)
select $1::text, $2, $3, $4, $5::text[], $6::text[], $7, $8, $9, $10,
       $11, $12, $13 where exists (select from users where id = $1::text)
on conflict (user_id) do update set (mail, push, recap, leagues, tiers, digest_at, next_digest_at, quiet_from, quiet_to,
       locked_news, hide_words, updated_at) =
  (excluded.mail, excluded.push, excluded.recap, excluded.leagues, excluded.tiers, excluded.digest_at,
   case when alert_settings.next_digest_at < $14 and coalesce(excluded.next_digest_at >= $14, true) and excluded.mail <> 'OFF'
        then excluded.updated_at else excluded.next_digest_at end, excluded.quiet_from, excluded.quiet_to,
   excluded.locked_news, excluded.hide_words, excluded.updated_at)`,
  values: ['userId', 'mail', 'push', 'recap', 'leagues', 'tiers', 'digestAt', 'next', 'quietFrom', 'quietTo', 'lockedNews', 'hideWords', 'now', 'over'],
  columns: [],
});

export interface LockSettingsOfValues {
  id: string;
}

export type LockSettingsOfRow = Record<never, never>;

export const lockSettingsOf = new Statement<LockSettingsOfValues, LockSettingsOfRow>({
  name: 'lockSettingsOf',
  text: `select from users where id = $1 for no key update`,
  values: ['id'],
  columns: [],
});
