import { NEW_ROLE_MILLISECONDS, REMOVAL_MILLISECONDS } from '#schema/rules/money/four-eyes.ts';

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

/**
 * When the last person for whom `hasDecided` holds was taken their role, account, sign-in or address, as far as it matters for what was
 * requested at `askedAt`: SQL. `hasDecided` is a condition about `role`, the role that they had. The operator's command line is no person.
 */
export function lastRemoval(hasDecided: string, askedAt: string): string {
  return `(select max(at) from (
    select g.at, case g.action when 'staff.role' then g.details->'before'->>'role' when 'user.delete' then g.details->>'role'
                  else (select t.role::text from users t where t.id = g.target) end as role
      from audit_log g
     where g.action in ('staff.role', 'user.disable', 'user.delete', 'user.address') and g.actor <> 'system'
       and g.at > ${askedAt} - interval '${REMOVAL_MILLISECONDS / 1_000} seconds') removed where ${hasDecided})`;
}
