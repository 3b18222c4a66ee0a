import type { Environment } from '#gateway/env.ts';
import type { Discord } from './discord.ts';
import { openDiscord } from './open-discord.ts';

/** Where Discord sends people back to with a code, below the product's address. */
const DISCORD_RETURN_PATH = '/account/alerts';

type Names = Pick<
  Environment,
  | 'DISCORD_CLIENT_ID'
  | 'DISCORD_CLIENT_SECRET'
  | 'DISCORD_BOT_TOKEN'
  | 'DISCORD_SERVER_ID'
  | 'DISCORD_ROLES'
  | 'DISCORD_CHANNELS'
  | 'DISCORD_URL'
  | 'PUBLIC_URL'
  | 'WEBHOOK_LOOPBACK'
>;

/** Discord as the environment sets it up; null where it is off. */
export function discordOf(env: Names): Discord | null {
  const { DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET, DISCORD_BOT_TOKEN, DISCORD_SERVER_ID } = env;
  if (!DISCORD_CLIENT_ID || !DISCORD_CLIENT_SECRET || !DISCORD_BOT_TOKEN || !DISCORD_SERVER_ID) return null;
  return openDiscord({
    origin: env.DISCORD_URL,
    clientId: DISCORD_CLIENT_ID,
    clientSecret: DISCORD_CLIENT_SECRET,
    botToken: DISCORD_BOT_TOKEN,
    serverId: DISCORD_SERVER_ID,
    roles: env.DISCORD_ROLES ?? {},
    channels: env.DISCORD_CHANNELS ?? {},
    redirectUri: `${env.PUBLIC_URL}${DISCORD_RETURN_PATH}`,
    allowLoopback: env.WEBHOOK_LOOPBACK === 'on',
  });
}
