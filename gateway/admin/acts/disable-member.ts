import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { endSessions } from '#gateway/auth/end-sessions.ts';
import { keepAnOwner } from '#gateway/auth/staff.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import * as statements from './disable-member.sql.ts';
import type { ActedFor, PlanAct } from './member-act.ts';
import { ownersToTell, tellOwners } from './tell-owners.ts';

/**
 * Closes an account to sign-ins, here and at the identity provider; every session and key ends. Somebody who cannot sign in must not
 * be charged, so a plan that renews comes first. Throws CONFLICT, LAST_OWNER, IDENTITY_UNAVAILABLE.
 */
export const disableMember: PlanAct<object> = async (context, em, member) => {
  const { subscription } = member;
  if (member.disabledAt) throw new AppError('CONFLICT', 'This account is disabled already.');
  await keepAnOwner(em, member.id);
  if (subscription && !subscription.cancelAtPeriodEnd)
    throw new AppError(
      'CONFLICT',
      'The plan of this member still renews, and somebody who cannot sign in must not be charged. Cancel the renewal or revoke the plan first.',
    );
  return {
    changes: [
      { label: 'Account', field: 'account', before: 'open', after: 'disabled' },
      { label: 'Sessions and API keys', field: 'sessions', before: 'open', after: 'ended' },
    ],
    mailTo: [member.email],
    apply: async () => {
      const { now } = context;
      const author = authorOf(context);
      await endSessions(em, { userId: member.id, author, now, action: 'user.end-sessions' });
      await setDisabled(context, em, member, true);
    },
  };
};

/** Opens a disabled account again. The member signs in as before; every owner gets a mail if it is an owner's. Throws CONFLICT, IDENTITY_UNAVAILABLE. */
export const enableMember: PlanAct<object> = async (context, em, member) => {
  if (!member.disabledAt) throw new AppError('CONFLICT', 'This account is open already.');
  const owners = await ownersToTell(em, member);
  return {
    changes: [{ label: 'Account', field: 'account', before: 'disabled', after: 'open' }],
    mailTo: [member.email, ...owners],
    apply: async () => {
      await tellOwners(context, em, owners, member);
      await setDisabled(context, em, member, false);
    },
  };
};

async function setDisabled(
  { now, identity }: Context,
  em: EntityManager,
  { id, email }: ActedFor,
  disabled: boolean,
): Promise<void> {
  await statements.setDisabled.run(em, { at: disabled ? now : null, id });
  const template = disabled ? 'account-disabled' : 'account-enabled';
  const key = `${template}:${id}:${now.getTime()}`;
  await enqueue(em, { key, recipient: email, template, data: { changedAt: now.toISOString() } }, now);
  // Last, so that a refusal by the provider undoes the rest.
  await identity.setDisabled(id, disabled);
}
