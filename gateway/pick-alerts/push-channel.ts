import type { Services } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import type { AlertChannel, Batch, ClaimedAlert, Outcome } from './channel.ts';
import { alertGroupsOf, decide, type Group, missedReason } from './decide.ts';
import { type Device, devicesById, devicesOf } from './push-devices.ts';
import { pushMessage, testMessage } from './push-message.ts';
import { type Facts, readFacts } from './read-facts.ts';
import { audienceOf } from './recipients.ts';
import { sendPush } from './send-push.ts';
import { outcomeOf } from './told-apart.ts';
import { atMost } from './turns.ts';

/** To browsers and phones, at once. */
export const PUSH_CHANNEL: AlertChannel = {
  name: 'PUSH',
  gatherMilliseconds: 0,
  claims: 100,
  atOnce: 2,
  leaseSeconds: 60,
  recipients,
  deliver,
  sendTest,
};

/** Every device of a member comes in the slice of the member. */
function recipients(batch: Batch, limit: number): Fragment {
  const { sql, params } = audienceOf(batch);
  return {
    sql: `select p.user_id, p.id as target from (
        select a.user_id from (${sql}) a left join alert_settings s on s.user_id = a.user_id
         where a.user_id > ? and coalesce(s.push, true)
           and exists (select from push_subscriptions where user_id = a.user_id)
         group by a.user_id order by a.user_id limit ?) m join push_subscriptions p on p.user_id = m.user_id`,
    params: [...params, batch.fannedTo, limit],
  };
}

/** As many connections as are open to one push service. */
const AT_ONCE = 32;
/** After this long without being sent the facts are too old, and are read again. */
const STALE_MILLISECONDS = 2 * SECOND;

async function deliver(services: Services, alerts: readonly ClaimedAlert[]): Promise<Outcome[]> {
  const readAt = performance.now();
  const isStale = () => performance.now() - readAt > STALE_MILLISECONDS;
  const devices = await devicesById(services, new Set(alerts.map(({ target }) => target)));
  const facts = await readFacts(services, alerts);
  const outcomes = new Map<ClaimedAlert, Outcome>();
  await atMost(AT_ONCE, alertGroupsOf(alerts), async (group) => {
    const again: Outcome = { state: 'LATER', at: services.clock.now() };
    const outcome = isStale() ? again : await tell(services, facts, group, devices.get(group.target));
    for (const alert of group.alerts) outcomes.set(alert, outcomeOf(alert, outcome, facts.picks));
  });
  return alerts.map((alert) => outcomes.get(alert) ?? { state: 'LATER', at: facts.now });
}

async function tell(
  services: Services,
  facts: Facts,
  group: Group,
  device: Device | undefined,
): Promise<Outcome> {
  if (!device) return { state: 'DROPPED', reason: 'The sign-in of this device has ended' };
  if (facts.settings.get(group.userId)?.push === false)
    return { state: 'DROPPED', reason: 'The member no longer wants it' };
  const decision = decide(facts, services.trials.keys, group);
  if ('outcome' in decision) return decision.outcome;
  const outcome = await sendPush(services, device, pushMessage(decision.message, services.publicUrl));
  return outcome.state === 'SENT' ? { ...outcome, reason: missedReason(decision.message) } : outcome;
}

async function sendTest(services: Services, { id }: Member): Promise<void> {
  const message = testMessage(services.publicUrl, services.clock.now());
  for (const device of await devicesOf(services, id)) {
    const outcome = await sendPush(services, device, message);
    if (outcome.state !== 'SENT' && 'reason' in outcome) throw new Error(outcome.reason);
  }
}
