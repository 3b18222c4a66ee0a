import { NEW_ROLE_MILLISECONDS } from '#schema/rules/money/four-eyes.ts';

/**
 * Whether the person `user` had their role when an act was requested at `askedAt`, and not from somebody of the staff shortly before: SQL.
 * Otherwise a person who can give roles could approve their own acts through a second account. Another address counts like a role: whose
 * mailbox it is can reset the password.
 */
export function hadRoleBefore(user: string, askedAt: string): string {
  return `not exists (select from audit_log g
    where g.target = ${user}.id and g.action in ('staff.role', 'user.promote', 'user.address')
      and (g.at >= ${askedAt} or (g.actor <> 'system' and g.at > ${askedAt} - interval '${NEW_ROLE_MILLISECONDS / 1_000} seconds')))`;
}
