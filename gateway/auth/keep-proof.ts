import type { Services } from './context.ts';
import * as statements from './keep-proof.sql.ts';
import type { Member } from './member.ts';

/**
 * Keeps with the account that its address is proved, with the first request whose token says so. The proof is of this
 * address: one of another at the identity provider proves nothing here.
 */
export async function keepProof(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: { uid: string; email: string; emailVerified: boolean },
  member: Member,
): Promise<Member> {
  const proves = caller.emailVerified && caller.email.toLowerCase() === member.email.toLowerCase();
  if (!proves || member.emailProvedAt) return member;
  const now = clock.now();
  await statements.keepProof.run(database.em, { now, id: member.id });
  return { ...member, emailProvedAt: now };
}
