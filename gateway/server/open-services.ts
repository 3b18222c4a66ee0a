import { CallerReader } from '#gateway/auth/caller-reader.ts';
import type { Services } from '#gateway/auth/context.ts';
import { openTrials } from '#gateway/auth/identifier-hashes.ts';
import { PlanPriceRows } from '#gateway/auth/plan-prices.ts';
import { Sessions } from '#gateway/auth/sessions.ts';
import { PublicReads } from '#gateway/database/public-reads.ts';
import { adminEmails, type Environment } from '#gateway/env.ts';
import { openBraintree } from '#gateway/integrations/braintree.ts';
import { proofOfWork } from '#gateway/integrations/challenges.ts';
import type { Clock } from '#gateway/integrations/clock.ts';
import { discordOf } from '#gateway/integrations/discord/discord-of.ts';
import { openIdentity } from '#gateway/integrations/identity.ts';
import { installationOf } from '#gateway/integrations/installation.ts';
import { openMailer } from '#gateway/integrations/mailer.ts';
import { openOddsFeed } from '#gateway/integrations/odds-feed/open-odds-feed.ts';
import { openOutgoing } from '#gateway/integrations/outgoing/outgoing.ts';
import { pushOf } from '#gateway/integrations/push/push-of.ts';
import { openRecord } from '#gateway/integrations/record-keeping.ts';
import { noTax, sellerOf } from '#gateway/integrations/seller.ts';
import { Points } from '#gateway/rate-limits/points.ts';
import type { QuotaOwnerKind } from '#gateway/rate-limits/quota-owner.ts';
import { RunningAttempts } from '#gateway/rate-limits/running-attempts.ts';
import { spanEach } from '#gateway/spans.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { measureCards } from './metrics/measure-cards.ts';
import type { Metrics } from './metrics/metrics.ts';
import { openDatabase } from './orm.ts';

interface Options<OwnClock extends Clock> {
  clock: OwnClock;
  log: Services['log'];
  pointsPerMinute: Record<QuotaOwnerKind, number>;
  /** The environment as it was given, for the services that an admin tries. */
  variables?: NodeJS.Dict<string>;
  /** Where cards are counted. */
  metrics?: Metrics | null;
}

/** The database and every integration that the environment names. */
export async function openServices<OwnClock extends Clock>(
  env: Environment,
  { clock, log, pointsPerMinute, metrics, variables = {} }: Options<OwnClock>,
) {
  const processor = spanEach('processor', openBraintree(env));
  const isPooled = env.DATABASE_DIRECT_URL !== undefined;
  const database = await openDatabase(env.DATABASE_URL, log, { isPooled });
  const standby = env.DATABASE_READ_URL ? await openDatabase(env.DATABASE_READ_URL, log, { isPooled }) : null;
  return {
    database,
    publicReads: new PublicReads(database, standby, log, clock),
    identity: spanEach('identity', openIdentity(env.FIREBASE_PROJECT_ID)),
    processor: metrics ? measureCards(metrics, processor) : processor,
    clock,
    log,
    adminEmails: adminEmails(env),
    installation: installationOf(env, variables),
    mailer: env.SMTP_URL ? spanEach('mail', openMailer(env.SMTP_URL, env.MAIL_FROM)) : null,
    bulkMailer: openBulkMailer(env),
    outgoing: openOutgoing({ allowLoopback: env.WEBHOOK_LOOPBACK === 'on' }),
    push: pushOf(env),
    discord: discordOf(env),
    odds: openOddsFeed(env, clock),
    hasGames: env.ODDS_FEED !== 'off',
    autoGrade: env.AUTO_GRADE,
    publicUrl: env.PUBLIC_URL,
    signingKey: env.SIGNING_KEY,
    graceDays: env.GRACE_DAYS,
    autoAcceptCents: env.DISPUTE_AUTO_ACCEPT_CENTS,
    seller: sellerOf(env),
    tax: noTax,
    trials: openTrials(env),
    record: openRecord(env),
    callers: new CallerReader(database, { isPooled }),
    planPriceRows: new PlanPriceRows(database),
    points: new Points(database, pointsPerMinute),
    sessions: new Sessions(database),
    challenges: proofOfWork(env.SIGNING_KEY, env.CHALLENGE_BITS),
    runningAttempts: new RunningAttempts(),
  } satisfies Services;
}

/** Connections beside those for receipts, so that a thousand mails about picks delay none. */
const BULK_CONNECTIONS = 8;
/** Four may come one after the other within the lease of a claim (mail-channel.ts), which ends before a killed worker's mails are sent again. */
const LONGEST_BULK = 20 * SECOND;

function openBulkMailer({
  SMTP_URL,
  MAIL_FROM,
  MAIL_BULK_URL = SMTP_URL,
  MAIL_BULK_FROM = MAIL_FROM,
  MAIL_BULK_KEY_HEADER: keyHeader,
}: Environment) {
  if (!MAIL_BULK_URL) return null;
  const sending = { connections: BULK_CONNECTIONS, longest: LONGEST_BULK, keyHeader };
  return spanEach('mail', openMailer(MAIL_BULK_URL, MAIL_BULK_FROM, sending));
}

export async function closeServices(
  { mailer, bulkMailer, push, discord, database, publicReads, identity }: Services,
  force = false,
): Promise<void> {
  mailer?.close();
  bulkMailer?.close();
  push?.close();
  discord?.close();
  await Promise.all([database.close(force), publicReads.close(force), identity.close()]);
}
