import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { endSessions, untilSecondIsOver } from '#gateway/auth/end-sessions.ts';
import { moveLimits } from '#gateway/limits/move-limits.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { askForProof } from '#gateway/users/ask-for-proof.ts';
import { isDeliverable, maskedEmail } from '#schema/rules/access/email.ts';
import * as statements from './correct-address.sql.ts';
import type { ActedFor, PlanAct } from './member-act.ts';
import { ownersToTell, tellOwners } from './tell-owners.ts';

/**
 * Gives an account another address, here and at the identity provider. The member's own limits go with it: to a mailbox that has
 * some, the stricter of each counts. Every session ends, the new address is not proved, and both addresses get a mail; so does every
 * other owner about an owner's. Throws EMAIL_ALREADY_IN_USE, BAD_USER_INPUT, IDENTITY_UNAVAILABLE.
 */
export const correctAddress: PlanAct<{ email: string; reason?: string }> = async (
  context,
  em,
  member,
  { email },
) => {
  const address = email.trim();
  refuseFields(isDeliverable(address) ? {} : { email: 'Enter a valid email address' });
  if (address === member.email) refuseFields({ email: 'The account has this address already' });
  if (await statements.addressOfAnother.some(em, { email: address, id: member.id }))
    throw new AppError('EMAIL_ALREADY_IN_USE', 'Another account has this address already');
  const owners = await ownersToTell(em, member);
  return {
    changes: [
      // The log outlives the account, so it holds no whole address.
      { label: 'Address', field: 'address', before: maskedEmail(member.email), after: maskedEmail(address) },
      { label: 'Sessions and API keys', field: 'sessions', before: 'open', after: 'ended' },
    ],
    mailTo: [member.email, address, ...owners],
    apply: async () => {
      await tellOwners(context, em, owners, member, address);
      return apply(context, em, member, address);
    },
  };
};

/** Answers what is awaited after the commit: the member signs in under the new address afterwards. */
async function apply(
  context: Context,
  em: EntityManager,
  member: ActedFor,
  address: string,
): Promise<() => Promise<void>> {
  const { now, identity, trials } = context;
  const personKey = trials.keys.emailKey(address);
  await moveLimits(em, member.personKey ?? trials.keys.emailKey(member.email), personKey);
  await statements.setAddress.run(em, { email: address, personKey, id: member.id });
  const author = authorOf(context);
  await endSessions(em, { userId: member.id, author, now, action: 'user.end-sessions' });
  const data = { changedAt: now.toISOString() };
  const key = `address-corrected:${member.id}:${now.getTime()}`;
  const mail = { template: 'address-corrected' as const, data };
  await enqueue(em, { key: `${key}:old`, recipient: member.email, ...mail }, now);
  await enqueue(em, { key: `${key}:new`, recipient: address, ...mail }, now);
  await askForProof(em, { id: member.id, email: address }, now);
  // Last, so that a refusal by the provider undoes the rest.
  await identity.setEmail(member.id, address);
  return untilSecondIsOver;
}
