import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { isOwner, staffWith } from '#gateway/auth/staff.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import type { ActedFor } from './member-act.ts';

/** The addresses of every other owner where an act is on an owner's account; of nobody otherwise. */
export async function ownersToTell(em: EntityManager, { id, email }: ActedFor): Promise<string[]> {
  if (!(await isOwner(em, id))) return [];
  const owners = await staffWith(em, 'STAFF');
  return owners.map((owner) => owner.email).filter((address) => address !== email);
}

/** Mails owners that the account of one is open again, or has another address. */
export async function tellOwners(
  context: Context,
  em: EntityManager,
  owners: string[],
  { id, email }: ActedFor,
  newAddress?: string,
): Promise<void> {
  const { now } = context;
  const data = { email, by: memberOf(context).email, changedAt: now.toISOString(), newAddress };
  for (const recipient of owners) {
    const key = `admin-owner:${now.getTime()}:${recipient}:${id}`.slice(0, 120);
    await enqueue(em, { key, recipient, template: 'admin-owner', data }, now);
  }
}
