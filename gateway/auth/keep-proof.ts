import type { Services } from './context.ts';
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
  const sql = 'update users set email_proved_at = ? where id = ? and email_proved_at is null';
  await database.em.execute(sql, [now, member.id], 'run');
  return { ...member, emailProvedAt: now };
}
