import type { Services } from '#gateway/auth/context.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import type { Discord } from '#gateway/integrations/discord/discord.ts';
import type { AlertChannel, Batch, ClaimedAlert, Outcome } from '#gateway/pick-alerts/channel.ts';
import { TIERS, type Tier } from '#schema/rules/access/tiers.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import * as statements from './discord-channel.sql.ts';
import { editMessages } from './edit-messages.ts';
import { holdLease } from './hold-lease.ts';
import { inTurn } from './in-turn.ts';
import { postBatch } from './post-batch.ts';

/** The reader of every alert on this channel; its target is the id of a channel at Discord. */
const READER = 'discord';

/** Into the channel of a plan, one message a batch. */
export const DISCORD_CHANNEL: AlertChannel = {
  name: 'DISCORD',
  gatherMilliseconds: 0,
  claims: 20,
  atOnce: 1,
  leaseSeconds: 120,
  mayClaim: holdLease,
  recipients,
  deliver,
  sendTest,
};

/** The channel of the batch's plan; of an edit or a withdrawal the channels in which the picks were posted, or are about to be. */
function recipients(
  { id, kind, tier, fannedTo }: Batch,
  _limit: number,
  _now: Date,
  { discord }: Pick<Services, 'discord'>,
): Fragment {
  const only = ({ sql, params }: Fragment): Fragment => ({
    sql: `select '${READER}' as user_id, target from (${sql}) c where '${READER}' > ?`,
    params: [...params, fannedTo],
  });
  if (kind !== 'RELEASE') return only(statements.channelsWithPicks.part({ batchId: id }));
  return only(statements.channelOfPlan.part({ channelId: (tier && discord?.channels[tier]) ?? null }));
}

async function deliver(services: Services, alerts: readonly ClaimedAlert[]): Promise<Outcome[]> {
  const { discord } = services;
  const outcomes: Outcome[] = [];
  for (const alert of alerts) outcomes.push(await tell(services, discord, alert));
  return outcomes;
}

async function tell(services: Services, discord: Discord | null, alert: ClaimedAlert): Promise<Outcome> {
  const now = services.clock.now();
  const tier = tierOf(discord, alert.target);
  if (!discord || !tier) return { state: 'DROPPED', reason: 'DISCORD_CHANNELS no longer names the channel' };
  if (!(await holdLease(services))) return { state: 'LATER', at: new Date(now.getTime() + SECOND) };
  const write = alert.batch.kind === 'RELEASE' ? postBatch : editMessages;
  return inTurn(discord, () => write(services, discord, tier, alert));
}

function tierOf(discord: Discord | null, channelId: string): Tier | null {
  return TIERS.find((tier) => discord?.channels[tier] === channelId) ?? null;
}

/** Into the channel of the highest plan, whose members are the fewest. */
async function sendTest({ discord, publicUrl, clock }: Services): Promise<void> {
  const channelId = [...TIERS].reverse().flatMap((tier) => discord?.channels[tier] ?? [])[0];
  if (!discord || !channelId) throw new Error('DISCORD_CHANNELS names no channel');
  const message = {
    title: 'New pick',
    url: `${publicUrl}/dashboard`,
    fields: [{ name: 'Test Visitors @ Test Hosts', value: 'This is a test. There is no such game.' }],
  };
  const answer = await discord.post(channelId, message, `test-${clock.now().getTime()}`);
  if (answer.outcome !== 'DONE') throw new Error(answer.reason);
}
