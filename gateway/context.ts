import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { viewerOf } from '#schema/rules/entitlement.ts';
import type { PickViewer } from '#schema/rules/visibility.ts';
import { type ActiveKey, findKey } from './api-keys/find-key.ts';
import { keyViewer } from './api-keys/key-viewer.ts';
import { hashOf, isKeyLike } from './api-keys/secret.ts';
import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import type { Identity, VerifiedIdentity } from './identity/identity.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Processor } from './payments/processor.ts';
import { refuseOverdrawn } from './rate-limits/charge.ts';
import { type Payer, visitorAt } from './rate-limits/payer.ts';
import type { Points } from './rate-limits/points.ts';
import type { Trials } from './trials/trial-grant.ts';
import { findMember, type Member } from './users/member.ts';
import type { Outgoing } from './webhooks/outgoing.ts';

/** What the whole process shares. */
export interface Services {
  database: MikroORM;
  identity: Identity;
  processor: Processor;
  clock: Clock;
  log: Logger;
  adminEmails: string[];
  /** Null in development without a mail server: then mails wait in the outbox. */
  mailer: Mailer | null;
  /** Calls the servers of integrators. */
  outgoing: Outgoing;
  /** Where people reach the product, without a slash at the end. */
  publicUrl: string;
  /** Signs links that open without a sign-in. */
  signingKey: string;
  /** How trials are kept to one a person. */
  trials: Trials;
  /** Counts what everybody spends. */
  points: Points;
}

/** What one request knows. `now` is read once, so that all of an answer speaks of the same moment. */
export interface Context extends Services {
  now: Date;
  /** The address of the client, as far as trusted proxies tell it. */
  ip: string;
  /** Whose points an operation costs. */
  payer: Payer;
  /** Who signed the request, also before they have an account here; null for a key. */
  caller: VerifiedIdentity | null;
  /** The API key that asks, if it is one: `member` is its owner. */
  key: ActiveKey | null;
  member: Member | null;
  /** What decides about picks. A key for the record alone sees what a visitor does. */
  viewer: PickViewer | null;
}

/**
 * Builds the context of a request. A bad token or key is refused and never treated as a visitor, and whoever has spent
 * the points of the minute is refused before anything is read.
 */
export async function createContext(
  services: Services,
  authorization: string | undefined,
  ip: string,
): Promise<Context> {
  const now = services.clock.now();
  const who = { caller: null, key: null, member: null, viewer: null, payer: visitorAt(ip) };
  const visitor: Context = { ...services, now, ip, ...who };
  const asker = authorization ? { ...visitor, ...(await askerOf(services, authorization, now)) } : visitor;
  const spent = services.points.spent(asker.payer, now);
  if (spent) refuseOverdrawn(spent);
  return asker;
}

async function askerOf(services: Services, authorization: string, now: Date): Promise<Partial<Context>> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (!token) throw new AppError('INVALID_TOKEN');
  if (isKeyLike(token)) return askingKey(services, token, now);
  const caller = await services.identity.verify(token);
  const payer: Payer = { kind: 'member', id: caller.uid };
  const member = await findMember(services.database, caller.uid, services.points.firstSlice(payer, now));
  // Identities are free to make: until they have an account here they share the points of their network.
  return member ? { caller, member, viewer: viewerOf(member, now), payer } : { caller };
}

async function askingKey(
  { database, points }: Services,
  token: string,
  now: Date,
): Promise<Partial<Context>> {
  const payer: Payer = { kind: 'key', id: hashOf(token) };
  const { key, member } = await findKey(database, token, now, points.firstSlice(payer, now));
  return { key, member, viewer: keyViewer(key.scopes, member, now), payer };
}
