import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '#gateway/app-error.ts';
import { lsnOf, POSITION_HEADER } from '#gateway/database/public-reads.ts';
import { refuseOverLimit } from '#gateway/rate-limits/consume-points.ts';
import { countGuess } from '#gateway/rate-limits/count-guess.ts';
import { type QuotaOwner, visitorAt } from '#gateway/rate-limits/quota-owner.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import { ERRORS } from '#schema/rules/api/errors.ts';
import { activeKey, keyViewer } from './active-key.ts';
import type { Context, Services } from './context.ts';
import { keepProof } from './keep-proof.ts';
import { actsFor } from './key-confirmation.ts';
import { hashOf, isKeyLike, isWhole } from './key-secret.ts';
import { endedHere, memberOfRow } from './member.ts';
import { isOtherSite } from './other-sites.ts';
import { promoteListed } from './promote-listed.ts';
import { Reuse } from './reuse.ts';
import { asReader } from './second-factor.ts';
import { browserOf } from './sessions.ts';
import { viewAskedFor, viewEnded, viewedContext } from './view-as.ts';

/** Of a request: who it says it is from. */
interface IncomingRequest {
  /** The client address, as reported by trusted proxies. */
  ip: string;
  headers: IncomingHttpHeaders;
}

/**
 * Builds the context of a request. A bad token or key is refused, never treated as a visitor, and a caller without
 * points left this minute is refused before anything is read.
 */
export async function createContext(
  services: Services,
  authorization: string | undefined,
  { ip, headers }: IncomingRequest,
): Promise<Context> {
  const now = services.clock.now();
  const nobody = {
    caller: null,
    browser: null,
    key: null,
    member: null,
    viewer: null,
    staff: null,
    quotaOwner: visitorAt(ip),
  };
  const unread = { reuse: new Reuse(null), planPricesVersion: null };
  const given = {
    challengeAnswer: answerIn(headers),
    written: lsnOf(headers[POSITION_HEADER]),
    fromOtherSite: isOtherSite(headers, services.publicUrl),
  };
  const visitor: Context = { ...services, now, ip, ...given, ...nobody, ...unread };
  if (!authorization) {
    refuseSpent(visitor);
    if (viewAskedFor(headers)) throw new AppError('UNAUTHENTICATED');
    const { picksStamp, planPricesVersion } = await services.callers.read({});
    return { ...visitor, reuse: new Reuse(picksStamp), planPricesVersion };
  }
  const context = { ...visitor, ...(await countedCallerOf(services, authorization, visitor, headers)) };
  refuseSpent(context);
  return context;
}

function refuseSpent({ points, quotaOwner, now }: Context): void {
  const spent = points.spent(quotaOwner, now);
  if (spent) refuseOverLimit(spent);
}

/** How a client sends the number it found: the challenge, a colon, the number. */
function answerIn(headers: IncomingHttpHeaders): string | null {
  const answer = headers['x-challenge-answer'];
  return typeof answer === 'string' ? answer : null;
}

/** Throws RATE_LIMITED instead of 401 for a network that has tried too many tokens and keys. */
async function countedCallerOf(
  services: Services,
  authorization: string,
  { ip, now }: Context,
  headers: IncomingHttpHeaders,
): Promise<Partial<Context>> {
  try {
    return await callerOf(services, authorization, headers, now);
  } catch (failure) {
    if (failure instanceof AppError && ERRORS[failure.code].status === 401)
      await countGuess(services.points, ip, now);
    throw failure;
  }
}

async function callerOf(
  services: Services,
  authorization: string,
  headers: IncomingHttpHeaders,
  now: Date,
): Promise<Partial<Context>> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (!token) throw new AppError('INVALID_TOKEN');
  const view = viewAskedFor(headers);
  if (isKeyLike(token)) {
    if (view) throw new AppError('VIEWING_AS');
    return keyCaller(services, token, now);
  }
  const caller = await services.identity.verify(token);
  const { caller: row, picksStamp, planPricesVersion } = await services.callers.read({ uid: caller.uid });
  const versions = { reuse: new Reuse(picksStamp), planPricesVersion };
  // Identities are free to create, so until they have an account they share the points of their network.
  if (!row && view) throw viewEnded();
  if (!row) return { caller, ...versions };
  const found = memberOfRow(row);
  const { uid, signedInAt } = caller;
  const quotaOwner: QuotaOwner = { kind: found.role === null ? 'member' : 'staff', id: uid };
  if (endedHere(found, signedInAt)) throw new AppError('INVALID_TOKEN');
  const browser = browserOf(headers);
  await services.sessions.seen({ uid, signedInAt, headers, browser }, now);
  const member = await keepProof(services, caller, found);
  await promoteListed(services, caller, member);
  const reader = await asReader({ database: services.database, caller, browser, now }, member);
  const own = { caller, browser, member, viewer: viewerOf(reader, now), quotaOwner, ...versions };
  if (!view) return own;
  return { ...own, ...(await viewedContext(services, { caller, staff: member, id: view, now })) };
}

async function keyCaller(services: Services, secret: string, now: Date): Promise<Partial<Context>> {
  if (!isWhole(secret)) throw new AppError('INVALID_KEY');
  const secretHash = hashOf(secret);
  const { caller: row, picksStamp, planPricesVersion } = await services.callers.read({ secretHash });
  if (!row) throw new AppError('INVALID_KEY');
  const key = await activeKey(services.database, row, now);
  const member = actsFor(key, memberOfRow(row));
  if (await services.identity.hasEnded(member.id, key.since)) throw new AppError('KEY_REVOKED');
  const quotaOwner: QuotaOwner = { kind: 'key', id: secretHash };
  const viewer = keyViewer(key.scopes, member, now);
  return { key, member, viewer, quotaOwner, reuse: new Reuse(picksStamp), planPricesVersion };
}
