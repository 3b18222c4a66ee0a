import type { Services } from '#gateway/auth/context.ts';
import type { ChannelMessage, Discord, DiscordAnswer } from '#gateway/integrations/discord/discord.ts';
import type { ClaimedAlert, Outcome } from '#gateway/pick-alerts/channel.ts';
import { picksOfBatches } from '#gateway/pick-alerts/read-facts.ts';
import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import { channelViewer } from '#schema/rules/alerts/discord-role.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { discordMessage, messageUrl } from './discord-message.ts';
import { keepMessage } from './post-batch.sql.ts';
import { revokeFirst } from './revoke-first.ts';

/** So long a message waits for the roles that have to be taken first. */
export const REVOKE_MILLISECONDS = 10 * SECOND;
/** Discord knows a nonce for a few minutes only, so after this long the channel is read first. */
const NONCE_MILLISECONDS = MINUTE;

/**
 * Posts a batch into the channel of its plan: first the roles are taken of everybody who may no longer read it, then the picks are read
 * and posted. While that cannot be done, it waits, and after ten seconds the message only says that there are picks.
 */
export async function postBatch(
  services: Services,
  discord: Discord,
  tier: Tier,
  { batch, target }: ClaimedAlert,
): Promise<Outcome> {
  const { database, clock, publicUrl } = services;
  const planned = await readNews(services, batch, tier);
  if (planned.length === 0) return NO_NEWS;
  const known = await knownMessage(services, discord, batch, target);
  if (known.outcome !== 'DONE') return postOutcome(known, planned, clock.now());
  const teaserAt = new Date(batch.closesAt.getTime() + REVOKE_MILLISECONDS);
  const withWords = await revokeFirst(services, discord, tier, teaserAt);
  const now = clock.now();
  if (!withWords && now < teaserAt) return { state: 'LATER', at: new Date(now.getTime() + SECOND) };
  const picks = await readNews(services, batch, tier);
  if (picks.length === 0) return NO_NEWS;
  const { message, told } = discordMessage({ batchId: batch.id, tier, picks, withWords, now, publicUrl });
  const answer = await write(discord, {
    channelId: target,
    known: known.value,
    message,
    nonce: `alert-${batch.id}`,
  });
  if (answer.outcome !== 'DONE') return postOutcome(answer, picks, now);
  await keepMessage.run(database.em, {
    ...{ batchId: batch.id, channelId: target, messageId: answer.value },
    ...{ tier, picks: JSON.stringify(told), now },
  });
  return { state: 'SENT', told };
}

/** The message of a process that died before it could say so. Discord itself recognizes a nonce for the first minutes. */
async function knownMessage(
  { clock, publicUrl }: Pick<Services, 'clock' | 'publicUrl'>,
  discord: Discord,
  { id, closesAt }: ClaimedAlert['batch'],
  channelId: string,
): Promise<DiscordAnswer<string | null>> {
  if (clock.now().getTime() - closesAt.getTime() <= NONCE_MILLISECONDS)
    return { outcome: 'DONE', value: null };
  const recent = await discord.recent(channelId);
  if (recent.outcome !== 'DONE') return recent;
  return { outcome: 'DONE', value: recent.value.get(messageUrl(publicUrl, id)) ?? null };
}

interface Writing {
  channelId: string;
  known: string | null;
  message: ChannelMessage;
  nonce: string;
}

/** Edits a posted message to the current text. */
async function write(
  discord: Discord,
  { channelId, known, message, nonce }: Writing,
): Promise<DiscordAnswer<string>> {
  if (!known) return discord.post(channelId, message, nonce);
  const edited = await discord.edit(channelId, known, message);
  return edited.outcome === 'DONE' ? { outcome: 'DONE', value: known } : edited;
}

const NO_NEWS: Outcome = { state: 'WITHHELD', reason: 'Nothing of it is open to the plan any more' };

/** What is open to the channel's plan and still to come, as it is now. */
async function readNews(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id }: ClaimedAlert['batch'],
  tier: Tier,
): Promise<PickRecord[]> {
  const now = clock.now();
  const viewer = channelViewer(tier);
  const picks = (await picksOfBatches(database.em, new Set([id]))).get(id) ?? [];
  return picks.filter(
    (pick) =>
      pick.status === 'PUBLISHED' && pick.startsAt > now && visibility(pick, viewer, now).state === 'OPEN',
  );
}

/** What Discord did not take is tried again until the last of the games starts. */
export function postOutcome(
  answer: Exclude<DiscordAnswer<unknown>, { outcome: 'DONE' }>,
  picks: readonly PickRecord[],
  now: Date,
): Outcome {
  const until = new Date(Math.max(...picks.map(({ startsAt }) => startsAt.getTime())));
  const wait = answer.outcome === 'LATER' ? answer.afterMilliseconds : null;
  const at = new Date(now.getTime() + (wait ?? 0));
  if (wait !== null && at < until) return { state: 'LATER', at };
  return { state: 'RETRY', reason: answer.reason, until };
}
