import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import type { VerifiedIdentity } from '#gateway/integrations/identity.ts';
import { audit } from './audit.ts';
import type { Services } from './context.ts';
import { endSessions, untilSecondIsOver } from './end-sessions.ts';
import type { Trials } from './identifier-hashes.ts';
import type { Member } from './member.ts';
import * as statements from './promote-listed.sql.ts';

/** Who the token of a request says it is. */
type Caller = Pick<VerifiedIdentity, 'uid' | 'email' | 'emailVerified'>;

type Needs = Pick<Services, 'adminEmails' | 'database' | 'clock' | 'trials' | 'identity'>;

/**
 * ADMIN_EMAILS makes an owner of a member whose address is verified, and not again after another owner has taken the role away: of a
 * new account, of which nothing is older, with its first request.
 */
export async function promoteNewcomer(services: Needs, caller: Caller, member: Member): Promise<Member> {
  return (await promoted(services, caller, member)) ? { ...member, role: 'OWNER' } : member;
}

/**
 * The same with the first request after the address of an older account was verified. A person who signed up with it before has sessions
 * and keys that would be an owner's: all of them end, this one too, as where an invitation is accepted. Throws INVALID_TOKEN for who
 * has to sign in again, IDENTITY_UNAVAILABLE.
 */
export async function promoteListed(services: Needs, caller: Caller, member: Member): Promise<void> {
  const endOlder = async (em: EntityManager) => {
    const now = services.clock.now();
    const author = { actor: 'system' };
    await endSessions(em, { userId: member.id, author, now, action: 'user.revoke-sessions' });
    // Last, so that a refusal by the provider undoes the rest.
    await services.identity.keepOwnSignIns(member.id);
  };
  if (!(await promoted(services, caller, member, endOlder))) return;
  await untilSecondIsOver();
  throw new AppError('INVALID_TOKEN');
}

async function promoted(
  { adminEmails, database, clock, trials }: Needs,
  { uid, email, emailVerified }: Caller,
  member: Member,
  alsoDo?: (em: EntityManager) => Promise<void>,
): Promise<boolean> {
  if (member.role === 'OWNER' || !emailVerified || !adminEmails.includes(email.toLowerCase())) return false;
  return database.em.fork().transactional(async (em) => {
    if (!(await statements.promoteListed.some(em, { id: uid, mailbox: trials.keys.emailKey(email) })))
      return false;
    const details = { by: 'ADMIN_EMAILS' };
    audit(em, clock.now(), { actor: 'system', action: 'user.promote', target: uid, details });
    await alsoDo?.(em);
    return true;
  });
}

/** What the audit log keeps of an owner who is removed on the page, so that no other account of the mailbox is promoted. */
export function removedOwner({ keys }: Trials, email: string, role: string | null): { mailbox?: string } {
  return role === 'OWNER' ? { mailbox: keys.emailKey(email) } : {};
}
