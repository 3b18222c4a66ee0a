import type { Services } from '#gateway/auth/context.ts';
import { type Discord, UNKNOWN_MESSAGE } from '#gateway/integrations/discord/discord.ts';
import type { ClaimedAlert, Outcome } from '#gateway/pick-alerts/channel.ts';
import { picksOf } from '#gateway/picks/pick-rows.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { discordMessage } from './discord-message.ts';
import * as statements from './edit-messages.sql.ts';
import { postOutcome, REVOKE_MILLISECONDS } from './post-batch.ts';
import { revokeFirst } from './revoke-first.ts';

/** Changes the messages of picks that were edited or withdrawn. New words are kept back like those of a new message. */
export async function editMessages(
  services: Services,
  discord: Discord,
  tier: Tier,
  { batch, target }: ClaimedAlert,
): Promise<Outcome> {
  const { database, clock } = services;
  const soon = () => new Date(clock.now().getTime() + SECOND);
  const those = { channelId: target, batchId: batch.id };
  if (await statements.isBeingPosted.some(database.em, those)) return { state: 'LATER', at: soon() };
  const rows = await statements.messagesWithPicks.all(database.em, those);
  const teaserAt = new Date(batch.closesAt.getTime() + REVOKE_MILLISECONDS);
  const told: Record<string, number> = {};
  for (const row of rows) {
    const mayShow = await revokeFirst(services, discord, tier, teaserAt);
    if (!mayShow && clock.now() < teaserAt) return { state: 'LATER', at: soon() };
    const edited = await editMessage(services, discord, { row, tier, channelId: target, mayShow });
    if ('state' in edited) return edited;
    Object.assign(told, edited.told);
  }
  return rows.length > 0 ? { state: 'SENT', told } : { state: 'DROPPED', reason: 'No message shows it' };
}

interface Edit {
  row: statements.MessagesWithPicksRow;
  tier: Tier;
  channelId: string;
  mayShow: boolean;
}

async function editMessage(
  { database, clock, publicUrl }: Services,
  discord: Discord,
  { row, tier, channelId, mayShow }: Edit,
): Promise<Outcome | { told: Record<string, number> }> {
  const now = clock.now();
  const { batchId, messageId } = row;
  const ids = new Set(Object.keys(row.picks));
  const picks = (await picksOf(database.em, ids)).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  // One that never had words gets none.
  const hadWords = Object.values(row.picks).some((version) => version > 0);
  const withWords = mayShow && hadWords;
  const { message, told } = discordMessage({ batchId, tier, picks, withWords, now, publicUrl });
  const answer = await discord.edit(channelId, messageId, message);
  const isDeleted = answer.outcome === 'REFUSED' && answer.code === UNKNOWN_MESSAGE;
  if (answer.outcome !== 'DONE' && !isDeleted) return postOutcome(answer, picks, now);
  const picksNow = JSON.stringify(told);
  await statements.keepMessagePicks.run(database.em, { picks: picksNow, batchId, channelId });
  return { told: isDeleted ? {} : told };
}
