import type { Services } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import type { AlertChannel, Batch, ClaimedAlert, Outcome } from './channel.ts';
import { letterOf } from './daily.ts';
import { alertGroupsOf } from './decide.ts';
import { planMail } from './plan-mail.ts';
import { readFacts } from './read-facts.ts';
import type { MailPlan } from './ready-mail.ts';
import { audienceOf } from './recipients.ts';
import { sampleLetter } from './sample-letter.ts';
import { sendLetter } from './send-letter.ts';
import { outcomeOf } from './told-apart.ts';
import { atMost } from './turns.ts';

/** By mail: what opens within a quarter of a minute comes in one. */
export const MAIL_CHANNEL: AlertChannel = {
  name: 'MAIL',
  gatherMilliseconds: 15 * SECOND,
  // As many mails can come twice when a worker is killed: 32 (docs/operations.md says so).
  claims: 16,
  sendsAtOnce: 2,
  atOnce: 4,
  leaseSeconds: 90,
  recipients,
  deliver,
  sendTest,
};

/**
 * Members who want mail; without a row everyone who pays does. Who is mailed once a day has an alert for what opens too: it calls a daily
 * mail that waits for the first opening, and names what the member is not told.
 */
const WANTED = {
  RELEASE: `coalesce(s.mail, 'INSTANT') <> 'OFF'`,
  RECAP: 's.recap',
  OTHER: 'true',
};

function recipients(batch: Batch, limit: number): Fragment {
  const { sql, params } = audienceOf(batch);
  const { kind } = batch;
  const wanted = kind === 'RELEASE' || kind === 'RECAP' ? WANTED[kind] : WANTED.OTHER;
  return {
    sql: `select a.user_id, '' as target from (${sql}) a left join alert_settings s on s.user_id = a.user_id
      where a.user_id > ? and ${wanted} group by a.user_id order by a.user_id limit ?`,
    params: [...params, batch.fannedTo, limit],
  };
}

/** After this long without being sent the facts are too old, and are read again. */
const STALE_MILLISECONDS = 2 * SECOND;
/** Half of the connections to the mail server (open-services.ts), so that no mail waits for one after its facts were looked at. */
const CONNECTIONS = 4;

async function deliver(
  services: Services,
  alerts: readonly ClaimedAlert[],
  turn?: () => Promise<void>,
): Promise<Outcome[]> {
  const readAt = performance.now();
  const facts = await readFacts(services, alerts);
  const groups = alertGroupsOf(alerts, (alert) => letterOf(alert, facts));
  const plans = await planMail(services, facts, groups);
  const isStale = () => performance.now() - readAt > STALE_MILLISECONDS;
  await turn?.();
  const outcomes = new Map<ClaimedAlert, Outcome>();
  await atMost(CONNECTIONS, [...groups.entries()], async ([at, group]) => {
    const outcome = await carryOut(services, group.alerts, plans[at], isStale);
    for (const alert of group.alerts) outcomes.set(alert, outcomeOf(alert, outcome, facts.picks));
  });
  return alerts.map((alert) => outcomes.get(alert) ?? { state: 'LATER', at: facts.now });
}

async function carryOut(
  services: Services,
  alerts: readonly ClaimedAlert[],
  plan: MailPlan | undefined,
  isStale: () => boolean,
): Promise<Outcome> {
  const now = services.clock.now();
  if (!plan) return { state: 'LATER', at: now };
  if ('outcome' in plan) return plan.outcome;
  if (isStale()) return { state: 'LATER', at: now };
  return sendLetter(services, alerts, plan.mail);
}

async function sendTest(services: Services, { id, email }: Member): Promise<void> {
  const { bulkMailer, clock } = services;
  const now = clock.now();
  const rendered = sampleLetter(services, id, easternDay(now));
  const messageId = `<test-${id}-${now.getTime()}@${new URL(services.publicUrl).hostname}>`;
  await bulkMailer?.send({ to: email, messageId, ...rendered });
}
