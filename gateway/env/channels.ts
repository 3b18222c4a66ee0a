import { z } from 'zod';
import { type IdsByTier, idsByTier } from '#schema/rules/alerts/discord-ids.ts';

export const DISCORD = 'https://discord.com';

function readIdsByTier(text: string, { issues }: { issues: z.core.$ZodRawIssue[] }): IdsByTier {
  const ids = idsByTier(text);
  if (!ids)
    issues.push({
      code: 'custom',
      input: text,
      message: 'name plans and ids, such as plus:123456789012345678',
    });
  return ids ?? {};
}

/** Push messages and Discord. */
export const channelVariables = {
  PUSH_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'use 32 bytes in base64url, as `setup` makes it')
    .optional()
    .describe(
      'Private key (VAPID) by which the push services of browsers know this product. `setup` makes one. Changing it ends every subscription to push messages. Without one, push messages are off.',
    ),
  DISCORD_CLIENT_ID: z
    .string()
    .regex(/^\d{15,20}$/, 'use the id of the application, a long number')
    .optional()
    .describe(
      'Discord: the application’s id (discord.com/developers, OAuth2). With the four that follow, members link their accounts, get the role of their plan and read picks in its channel. Without them Discord is off.',
    ),
  DISCORD_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('Its secret, on the same page. Add `<PUBLIC_URL>/account/alerts` to its redirects.'),
  DISCORD_BOT_TOKEN: z.string().min(1).optional().describe('Token of its bot, on the page Bot.'),
  DISCORD_SERVER_ID: z
    .string()
    .regex(/^\d{15,20}$/, 'use the id of the server, a long number')
    .optional()
    .describe('The server that the bot is in: its id, by Copy Server ID in developer mode.'),
  DISCORD_ROLES: z
    .string()
    .transform(readIdsByTier)
    .optional()
    .describe('The role of each plan, as `plus:<role id>, premium:<role id>, vip:<role id>`.'),
  DISCORD_CHANNELS: z
    .string()
    .transform(readIdsByTier)
    .optional()
    .describe(
      'The channel in which the picks of each plan are posted, as `plus:<channel id>, premium:<channel id>, vip:<channel id>`. Only roles of that plan and of higher ones may read it.',
    ),
  DISCORD_URL: z
    .url({ protocol: /^https?$/ })
    .default(DISCORD)
    .describe('Where Discord is; another address than its own in development only.'),
};
