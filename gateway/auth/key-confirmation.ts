import type { Member } from './member.ts';

/** Whether nobody vouched for the key `k` with a passkey although its owner has one: SQL (docs/decisions/0067). */
export const MUST_CONFIRM =
  '(k.confirmed_at is null and exists (select from passkeys p where p.user_id = k.user_id))';

/** Whom a key acts for: its owner, without the role while the key must be confirmed. */
export function actsFor({ mustConfirm }: { mustConfirm: boolean }, owner: Member): Member {
  return mustConfirm ? { ...owner, role: null } : owner;
}
