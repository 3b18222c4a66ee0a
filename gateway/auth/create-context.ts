import { AppError } from '#gateway/app-error.ts';
import { refuseOverLimit } from '#gateway/rate-limits/consume-points.ts';
import { type QuotaOwner, visitorAt } from '#gateway/rate-limits/quota-owner.ts';
import { viewerOf } from '#schema/rules/entitlement.ts';
import type { Context, Services } from './context.ts';
import { findKey } from './find-key.ts';
import { hashOf, isKeyLike } from './key-secret.ts';
import { keyViewer } from './key-viewer.ts';
import { findMember } from './member.ts';

/**
 * Builds the context of a request. A bad token or key is refused, never treated as a visitor, and a caller without
 * points left this minute is refused before anything is read.
 */
export async function createContext(
  services: Services,
  authorization: string | undefined,
  ip: string,
): Promise<Context> {
  const now = services.clock.now();
  const nobody = { caller: null, key: null, member: null, viewer: null, quotaOwner: visitorAt(ip) };
  const visitor: Context = { ...services, now, ip, ...nobody };
  const context = authorization ? { ...visitor, ...(await callerOf(services, authorization, now)) } : visitor;
  const spent = services.points.spent(context.quotaOwner, now);
  if (spent) refuseOverLimit(spent);
  return context;
}

async function callerOf(services: Services, authorization: string, now: Date): Promise<Partial<Context>> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (!token) throw new AppError('INVALID_TOKEN');
  if (isKeyLike(token)) return keyCaller(services, token, now);
  const caller = await services.identity.verify(token);
  const quotaOwner: QuotaOwner = { kind: 'member', id: caller.uid };
  const member = await findMember(services.database, caller.uid);
  // Identities are free to create, so until they have an account they share the points of their network.
  return member ? { caller, member, viewer: viewerOf(member, now), quotaOwner } : { caller };
}

async function keyCaller({ database }: Services, token: string, now: Date): Promise<Partial<Context>> {
  const quotaOwner: QuotaOwner = { kind: 'key', id: hashOf(token) };
  const { key, member } = await findKey(database, token, now);
  return { key, member, viewer: keyViewer(key.scopes, member, now), quotaOwner };
}
