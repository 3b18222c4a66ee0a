import type { Services } from '#gateway/auth/context.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import type { AlertChannel, Outcome } from './channel.ts';
import { type Claim, claimAlerts, keepOutcomes } from './claim-alerts.ts';
import { Turns } from './turns.ts';

/** What a claim waits for when something unexpected kept it from being sent, such as a lost database. */
const AGAIN_MILLISECONDS = 5 * SECOND;

/** Sends what is due on a channel, several claims at once. After one that was not full nobody looks again: it took all that was due. */
export async function sendAlerts(services: Services, channel: AlertChannel): Promise<void> {
  if (channel.mayClaim && !(await channel.mayClaim(services))) return;
  const first = await claimAlerts(services, channel);
  if (first.alerts.length === 0) return;
  const turns = new Turns(channel.sendsAtOnce ?? channel.atOnce);
  if (!isFull(first, channel)) return sendInTurn(services, channel, first, turns);
  const others = Array.from({ length: channel.atOnce - 1 }, async () =>
    sendInTurn(services, channel, await claimAlerts(services, channel), turns),
  );
  await Promise.all([sendInTurn(services, channel, first, turns), ...others]);
}

async function sendInTurn(
  services: Services,
  channel: AlertChannel,
  first: Claim,
  turns: Turns,
): Promise<void> {
  for (let claim = first; claim.alerts.length > 0; claim = await claimAlerts(services, channel)) {
    const turn = turns.next();
    try {
      await keepOutcomes(services, claim, await deliver(services, channel, claim, turn.begin));
    } finally {
      // Not before it is written down what was sent: until then it can come twice.
      turn.end();
    }
    if (!isFull(claim, channel)) return;
  }
}

/** What waits for the same members comes along, so that a full claim may hold more. */
const isFull = ({ alerts }: Claim, { claims }: AlertChannel) => alerts.length >= claims;

async function deliver(
  services: Services,
  channel: AlertChannel,
  { alerts }: Claim,
  turn: () => Promise<void>,
): Promise<Outcome[]> {
  try {
    return await channel.deliver(services, alerts, turn);
  } catch (failure) {
    services.log.error({ err: failure, channel: channel.name }, 'alerts could not be sent');
    const at = new Date(services.clock.now().getTime() + AGAIN_MILLISECONDS);
    return alerts.map(() => ({ state: 'LATER', at }));
  }
}
