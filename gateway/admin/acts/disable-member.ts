import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { isOwner, keepAnOwner, staffWith } from '#gateway/auth/staff.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { endSessions } from '#gateway/users/end-sessions.ts';
import * as statements from './disable-member.sql.ts';
import type { ActedFor, PlanAct } from './member-act.ts';

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
  const owners = (await isOwner(em, member.id)) ? await staffWith(em, 'STAFF') : [];
  return {
    changes: [{ label: 'Account', field: 'account', before: 'disabled', after: 'open' }],
    mailTo: [member.email, ...owners.map(({ email }) => email)],
    apply: async () => {
      const { now } = context;
      const data = { email: member.email, by: memberOf(context).email, changedAt: now.toISOString() };
      for (const { email } of owners) {
        const key = `admin-owner:${now.getTime()}:${email}:${member.id}`.slice(0, 120);
        await enqueue(em, { key, recipient: email, template: 'admin-owner', data }, now);
      }
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
