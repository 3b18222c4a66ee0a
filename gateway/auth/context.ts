import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Lsn, PublicReads } from '#gateway/database/public-reads.ts';
import type { Challenges } from '#gateway/integrations/challenges.ts';
import type { Clock } from '#gateway/integrations/clock.ts';
import type { Discord } from '#gateway/integrations/discord/discord.ts';
import type { Identity, VerifiedIdentity } from '#gateway/integrations/identity.ts';
import type { Installation } from '#gateway/integrations/installation.ts';
import type { Mailer } from '#gateway/integrations/mailer.ts';
import type { OddsFeed } from '#gateway/integrations/odds-feed/odds-feed.ts';
import type { Outgoing } from '#gateway/integrations/outgoing/outgoing.ts';
import type { Processor } from '#gateway/integrations/processor.ts';
import type { Push } from '#gateway/integrations/push/push.ts';
import type { RecordKeeping } from '#gateway/integrations/record-keeping.ts';
import type { Seller, Tax } from '#gateway/integrations/seller.ts';
import type { Points } from '#gateway/rate-limits/points.ts';
import type { QuotaOwner } from '#gateway/rate-limits/quota-owner.ts';
import type { RunningAttempts } from '#gateway/rate-limits/running-attempts.ts';
import type { PickViewer } from '#schema/rules/access/visibility.ts';
import type { ActiveKey } from './active-key.ts';
import type { CallerReader } from './caller-reader.ts';
import type { Trials } from './identifier-hashes.ts';
import type { Member } from './member.ts';
import type { PlanPriceRows } from './plan-prices.ts';
import type { Reuse } from './reuse.ts';
import type { Sessions } from './sessions.ts';

/** What the whole process shares. */
export interface Services {
  database: MikroORM;
  identity: Identity;
  processor: Processor;
  clock: Clock;
  log: Logger;
  adminEmails: string[];
  /** Null in development without a mail server: mails then stay in the outbox. */
  mailer: Mailer | null;
  /** For mails about picks, with more connections and, where it is set, a sender of its own. */
  bulkMailer: Mailer | null;
  /** Calls integrators' servers. */
  outgoing: Outgoing;
  /** Null without PUSH_KEY: push messages are then off. */
  push: Push | null;
  /** Null without DISCORD_CLIENT_ID: Discord is then off. */
  discord: Discord | null;
  /** The provider of games, odds and scores; null where none is asked. */
  odds: OddsFeed | null;
  /** What only the environment tells of this installation. */
  installation: Installation;
  /** Whether there is a schedule: of the provider, or of imported files. */
  hasGames: boolean;
  /** What a final score of the schedule does. */
  autoGrade: 'off' | 'propose' | 'on';
  /** The public address of the product, without a trailing slash. */
  publicUrl: string;
  /** Signs links that open without a sign-in. */
  signingKey: string;
  /** How many days access continues after a failed renewal. */
  graceDays: number;
  /** Disputes up to this amount are accepted by themselves; 0: none. */
  autoAcceptCents: number;
  /** Who issues the invoices. */
  seller: Seller;
  /** Which taxes a charge contains. */
  tax: Tax;
  /** How trials are limited to one per person. */
  trials: Trials;
  /** How this process keeps the log of the record. */
  record: RecordKeeping;
  /** The point quotas of visitors, members and keys. */
  points: Points;
  /** Reads of what is public by definition. */
  publicReads: PublicReads;
  /** Reads who a request comes from. */
  callers: CallerReader;
  /** What the plans cost; ask `planPrices`. */
  planPriceRows: PlanPriceRows;
  /** Asks programs that try cards for work. */
  challenges: Challenges;
  /** The attempts with cards that run in this process. */
  runningAttempts: RunningAttempts;
  /** The sessions of members. */
  sessions: Sessions;
}

/** What one request knows. `now` is read once, so that a whole response uses the same moment. */
export interface Context extends Services {
  now: Date;
  /** The client address, as reported by trusted proxies. */
  ip: string;
  /** Whether a page of another site sent the request. */
  fromOtherSite: boolean;
  /** The answer to a challenge that came with the request. */
  challengeAnswer: string | null;
  /** The position of a write that the request's reads have to include. */
  written: Lsn | null;
  /** Whose quota of points the operation uses. */
  quotaOwner: QuotaOwner;
  /** The identity that signed the request, even before it has an account here; null for an API key. */
  caller: VerifiedIdentity | null;
  /** The browser that the signed-in member uses, of `browserOf`; null when it sends no id of its own. */
  browser: string | null;
  /** The API key of the request, if it came with one: `member` is then its owner. */
  key: ActiveKey | null;
  member: Member | null;
  /** Somebody of the staff who views the member's account, read only: `member` and `viewer` are then the member's. Else null. */
  staff: Member | null;
  /** What the visibility rules need. A key limited to the record sees what a visitor sees. */
  viewer: PickViewer | null;
  /** The version of the plans' prices when the request was read; null: read them again. */
  planPricesVersion: number | null;
  /** Whether and how long the answer serves other requests too. */
  reuse: Reuse;
}

/** Reads what is public by definition, from a standby where there is one. Those who write picks see what they have just written. */
export function readPublicly<T>(context: Context, read: (context: Context) => Promise<T>): Promise<T> {
  const { publicReads, viewer, written } = context;
  if (viewer?.readsAll) return read(context);
  return publicReads.read((database) => read({ ...context, database }), written);
}
