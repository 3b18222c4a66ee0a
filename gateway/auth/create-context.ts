import { AppError } from '#gateway/app-error.ts';
import { refuseOverLimit } from '#gateway/rate-limits/consume-points.ts';
import { type QuotaOwner, visitorAt } from '#gateway/rate-limits/quota-owner.ts';
import { viewerOf } from '#schema/rules/entitlement.ts';
import { activeKey } from './active-key.ts';
import type { Context, Services } from './context.ts';
import { hashOf, isKeyLike, isWhole } from './key-secret.ts';
import { keyViewer } from './key-viewer.ts';
import { memberOfRow } from './member.ts';
import { promoteListed } from './promote-listed.ts';
import { Reuse } from './reuse.ts';

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
  const visitor: Context = { ...services, now, ip, ...nobody, reuse: new Reuse(null) };
  if (!authorization) {
    refuseSpent(visitor);
    const { picksStamp } = await services.callers.read({});
    return { ...visitor, reuse: new Reuse(picksStamp) };
  }
  const context = { ...visitor, ...(await callerOf(services, authorization, now)) };
  refuseSpent(context);
  return context;
}

function refuseSpent({ points, quotaOwner, now }: Context): void {
  const spent = points.spent(quotaOwner, now);
  if (spent) refuseOverLimit(spent);
}

async function callerOf(services: Services, authorization: string, now: Date): Promise<Partial<Context>> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (!token) throw new AppError('INVALID_TOKEN');
  if (isKeyLike(token)) return keyCaller(services, token, now);
  const caller = await services.identity.verify(token);
  const quotaOwner: QuotaOwner = { kind: 'member', id: caller.uid };
  const { caller: row, picksStamp } = await services.callers.read({ uid: caller.uid });
  const reuse = new Reuse(picksStamp);
  // Identities are free to create, so until they have an account they share the points of their network.
  if (!row) return { caller, reuse };
  const member = await promoteListed(services, caller, memberOfRow(row));
  return { caller, member, viewer: viewerOf(member, now), quotaOwner, reuse };
}

async function keyCaller(services: Services, secret: string, now: Date): Promise<Partial<Context>> {
  if (!isWhole(secret)) throw new AppError('INVALID_KEY');
  const secretHash = hashOf(secret);
  const { caller: row, picksStamp } = await services.callers.read({ secretHash });
  if (!row) throw new AppError('INVALID_KEY');
  const key = await activeKey(services.database, row, now);
  const member = memberOfRow(row);
  const quotaOwner: QuotaOwner = { kind: 'key', id: secretHash };
  const viewer = keyViewer(key.scopes, member, now);
  return { key, member, viewer, quotaOwner, reuse: new Reuse(picksStamp) };
}
