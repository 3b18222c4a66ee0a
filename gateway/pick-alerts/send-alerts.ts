import type { Services } from '#gateway/auth/context.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import type { AlertChannel, Outcome } from './channel.ts';
import { type Claim, claimAlerts, keepOutcomes } from './claim-alerts.ts';

/** What a claim waits for when something unexpected kept it from being sent, such as a lost database. */
const AGAIN_MILLISECONDS = 5 * SECOND;

/** Sends what is due on a channel, several claims at once. When one finds nothing due, the others do not look. */
export async function sendAlerts(services: Services, channel: AlertChannel): Promise<void> {
  if (channel.mayClaim && !(await channel.mayClaim(services))) return;
  const first = await claimAlerts(services, channel);
  if (first.alerts.length === 0) return;
  const others = Array.from({ length: channel.atOnce - 1 }, async () =>
    sendInTurn(services, channel, await claimAlerts(services, channel)),
  );
  await Promise.all([sendInTurn(services, channel, first), ...others]);
}

async function sendInTurn(services: Services, channel: AlertChannel, first: Claim): Promise<void> {
  for (let claim = first; claim.alerts.length > 0; claim = await claimAlerts(services, channel))
    await keepOutcomes(services, claim, await deliver(services, channel, claim));
}

async function deliver(services: Services, channel: AlertChannel, { alerts }: Claim): Promise<Outcome[]> {
  try {
    return await channel.deliver(services, alerts);
  } catch (failure) {
    services.log.error({ err: failure, channel: channel.name }, 'alerts could not be sent');
    const at = new Date(services.clock.now().getTime() + AGAIN_MILLISECONDS);
    return alerts.map(() => ({ state: 'LATER', at }));
  }
}
