import type { Services } from '#gateway/auth/context.ts';
import { type Discord, UNKNOWN_MESSAGE } from '#gateway/integrations/discord/discord.ts';
import type { ClaimedAlert, Outcome } from '#gateway/pick-alerts/channel.ts';
import { picksOf } from '#gateway/picks/pick-rows.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { discordMessage } from './discord-message.ts';
import { postOutcome, REVOKE_MILLISECONDS } from './post-batch.ts';
import { revokeFirst } from './revoke-first.ts';

const WITH_PICKS = `
  select m.batch_id as "batchId", m.message_id as "messageId", m.picks from discord_messages m
   where m.channel_id = ? and jsonb_exists_any(m.picks, array(select pick_id from alert_batch_picks where batch_id = ?))
   order by m.batch_id`;

/** A message that is still to be posted has the new words by itself, but it may just be on its way with the old ones. */
const BEING_POSTED = `
  select from pick_alerts a join alert_batches b on b.id = a.batch_id and b.kind = 'RELEASE'
   where a.channel = 'DISCORD' and a.target = ? and a.state in ('WAITING', 'SENDING') and exists (
     select from alert_batch_picks p where p.batch_id = a.batch_id
        and p.pick_id in (select pick_id from alert_batch_picks where batch_id = ?))`;

interface Row {
  batchId: string;
  messageId: string;
  picks: Record<string, number>;
}

/** Changes the messages of picks that were edited or withdrawn. New words are kept back like those of a new message. */
export async function editMessages(
  services: Services,
  discord: Discord,
  tier: Tier,
  { batch, target }: ClaimedAlert,
): Promise<Outcome> {
  const { database, clock } = services;
  const soon = () => new Date(clock.now().getTime() + SECOND);
  if ((await database.em.execute<unknown[]>(BEING_POSTED, [target, batch.id])).length > 0)
    return { state: 'LATER', at: soon() };
  const rows = await database.em.execute<Row[]>(WITH_PICKS, [target, batch.id]);
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
  row: Row;
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
  await database.em.execute(
    'update discord_messages set picks = ?::jsonb where batch_id = ? and channel_id = ?',
    [JSON.stringify(told), batchId, channelId],
    'run',
  );
  return { told: isDeleted ? {} : told };
}
