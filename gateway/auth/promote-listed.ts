import { audit } from './audit.ts';
import type { Services } from './context.ts';
import type { Trials } from './identifier-hashes.ts';
import type { Member } from './member.ts';
import * as statements from './promote-listed.sql.ts';

/**
 * ADMIN_EMAILS makes an owner of a member whose address is verified, however the account was made: with the first
 * request after that, and not again after another owner has taken the role away.
 */
export async function promoteListed(
  { adminEmails, database, clock, trials }: Pick<Services, 'adminEmails' | 'database' | 'clock' | 'trials'>,
  caller: { uid: string; email: string; emailVerified: boolean },
  member: Member,
): Promise<Member> {
  const listed = caller.emailVerified && adminEmails.includes(caller.email.toLowerCase());
  if (!listed || member.role === 'OWNER') return member;
  return database.em.fork().transactional(async (em) => {
    const mailbox = trials.keys.emailKey(caller.email);
    if (!(await statements.promoteListed.some(em, { id: caller.uid, mailbox }))) return member;
    const details = { by: 'ADMIN_EMAILS' };
    audit(em, clock.now(), { actor: 'system', action: 'user.promote', target: caller.uid, details });
    return { ...member, role: 'OWNER' };
  });
}

/** What the audit log keeps of an owner who is removed on the page, so that no other account of the mailbox is promoted. */
export function removedOwner({ keys }: Trials, email: string, role: string | null): { mailbox?: string } {
  return role === 'OWNER' ? { mailbox: keys.emailKey(email) } : {};
}
