import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import { discordChecklist } from '#schema/rules/alerts/discord-checklist.ts';
import type { DiscordCheckType } from '#schema/types/alerts/discord.type.ts';

const TOKEN = {
  title: 'Discord knows the bot',
  advice: 'Discord does not take DISCORD_BOT_TOKEN. Make another on the page Bot of discord.com/developers.',
};

/** What is right and wrong in the server now. Throws CHANNEL_OFF, DISCORD_UNAVAILABLE. */
export async function readChecklist({
  discord,
  log,
}: Pick<Services, 'discord' | 'log'>): Promise<DiscordCheckType[]> {
  if (!discord) throw new AppError('CHANNEL_OFF');
  const facts = await discord.inspect();
  if (facts.outcome === 'DONE') return discordChecklist(facts.value, discord);
  if (facts.outcome === 'REFUSED' && facts.status === 401) return [TOKEN];
  log.warn({ reason: facts.reason }, 'the checklist of Discord could not be read');
  throw new AppError('DISCORD_UNAVAILABLE');
}
