import { audit } from './audit.ts';
import type { Services } from './context.ts';
import type { Member } from './member.ts';

/** The last word about the role was an owner's, on the page, who took it away: ADMIN_EMAILS does not undo that. */
const NOT_REMOVED = `not exists (select from
  (select action, details from audit_log
    where target = users.id and action in ('staff.role', 'user.promote', 'user.demote') order by id desc limit 1) last
  where last.action = 'staff.role' and last.details->'before'->>'role' = 'OWNER')`;

/**
 * ADMIN_EMAILS makes an owner of a member whose address is verified, however the account was made: with the first
 * request after that, and not again after another owner has taken the role away.
 */
export async function promoteListed(
  { adminEmails, database, clock }: Pick<Services, 'adminEmails' | 'database' | 'clock'>,
  caller: { uid: string; email: string; emailVerified: boolean },
  member: Member,
): Promise<Member> {
  const listed = caller.emailVerified && adminEmails.includes(caller.email.toLowerCase());
  if (!listed || member.role === 'OWNER') return member;
  return database.em.fork().transactional(async (em) => {
    const promoted = await em.execute<unknown[]>(
      `update users set role = 'OWNER' where id = ? and role is distinct from 'OWNER' and ${NOT_REMOVED} returning id`,
      [caller.uid],
    );
    if (promoted.length === 0) return member;
    const details = { by: 'ADMIN_EMAILS' };
    audit(em, clock.now(), { actor: 'system', action: 'user.promote', target: caller.uid, details });
    return { ...member, role: 'OWNER' };
  });
}
