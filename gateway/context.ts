import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { viewerOf } from '#schema/rules/entitlement.ts';
import type { PickViewer } from '#schema/rules/visibility.ts';
import { type ActiveKey, findKey } from './api-keys/find-key.ts';
import { keyViewer } from './api-keys/key-viewer.ts';
import { isKeyLike } from './api-keys/secret.ts';
import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import type { Identity, VerifiedIdentity } from './identity/identity.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Processor } from './payments/processor.ts';
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
}

/** What one request knows. `now` is read once, so that all of an answer speaks of the same moment. */
export interface Context extends Services {
  now: Date;
  /** The address of the client, as far as trusted proxies tell it. */
  ip: string;
  /** Who signed the request, also before they have an account here; null for a key. */
  caller: VerifiedIdentity | null;
  /** The API key that asks, if it is one: `member` is its owner. */
  key: ActiveKey | null;
  member: Member | null;
  /** What decides about picks. A key for the record alone sees what a visitor does. */
  viewer: PickViewer | null;
}

/** Builds the context of a request. A bad token or key is refused and never treated as a visitor. */
export async function createContext(
  services: Services,
  authorization: string | undefined,
  ip: string,
): Promise<Context> {
  const now = services.clock.now();
  const visitor = { ...services, now, ip, caller: null, key: null, member: null, viewer: null };
  if (!authorization) return visitor;
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (!token) throw new AppError('INVALID_TOKEN');
  if (isKeyLike(token)) return { ...visitor, ...(await askingKey(services, token, now)) };
  const caller = await services.identity.verify(token);
  const member = await findMember(services.database, caller.uid);
  return { ...visitor, caller, member, viewer: member && viewerOf(member, now) };
}

async function askingKey({ database }: Services, token: string, now: Date) {
  const { key, member } = await findKey(database, token, now);
  return { key, member, viewer: keyViewer(key.scopes, member, now) };
}
