import type { Member } from './member.ts';

/** Whom a key acts for: its owner, without the role while the key must be confirmed. */
export function actsFor({ mustConfirm }: { mustConfirm: boolean }, owner: Member): Member {
  return mustConfirm ? { ...owner, role: null } : owner;
}
