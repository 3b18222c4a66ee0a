import { randomUUID } from 'node:crypto';
import { type Connections, openConnections } from '#gateway/integrations/outgoing/connections.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { IdsByTier } from '#schema/rules/alerts/discord-ids.ts';
import { admitter } from './admit.ts';
import type { Discord, DiscordAnswer } from './discord.ts';
import { inspector } from './inspect.ts';
import { messageJson, readMembers, readRecent } from './read-answers.ts';
import { openRequests } from './requests.ts';

interface DiscordOptions {
  /** `https://discord.com`, or in development the stand-in. */
  origin: string;
  clientId: string;
  clientSecret: string;
  botToken: string;
  serverId: string;
  roles: IdsByTier;
  channels: IdsByTier;
  /** Where Discord sends people back to. */
  redirectUri: string;
  allowLoopback: boolean;
  deadlineMilliseconds?: number;
}

/** Discord's API, version 10. */
export function openDiscord(options: DiscordOptions): Discord {
  const connections: Connections = openConnections(options);
  const requests = openRequests(options, connections);
  const { serverId, roles, channels } = options;
  const role = async (method: 'PUT' | 'DELETE', userId: string, tier: Tier): Promise<DiscordAnswer<null>> => {
    const roleId = roles[tier];
    if (!roleId)
      return { outcome: 'REFUSED', status: 0, code: 0, reason: `DISCORD_ROLES has no role for ${tier}` };
    const path = `/guilds/${serverId}/members/${userId}/roles/${roleId}`;
    return requests.ask({ method, path, route: `/guilds/${serverId}/members/roles` }, () => null);
  };
  return {
    processId: randomUUID(),
    roles,
    channels,
    ...admitter(options, requests),
    giveRole: (userId, tier) => role('PUT', userId, tier),
    takeRole: (userId, tier) => role('DELETE', userId, tier),
    members: (after) =>
      requests.ask(
        { method: 'GET', path: `/guilds/${serverId}/members?limit=1000&after=${after}` },
        readMembers,
      ),
    post: (channelId, message, nonce) =>
      requests.ask(
        {
          method: 'POST',
          path: `/channels/${channelId}/messages`,
          json: { ...messageJson(message), nonce, enforce_nonce: true },
        },
        (body) => String((body as { id: unknown }).id),
      ),
    edit: (channelId, messageId, message) => {
      const path = `/channels/${channelId}/messages/${messageId}`;
      const route = `/channels/${channelId}/messages/edit`;
      return requests.ask({ method: 'PATCH', path, route, json: messageJson(message) }, () => null);
    },
    recent: (channelId) =>
      requests.ask({ method: 'GET', path: `/channels/${channelId}/messages?limit=100` }, readRecent),
    inspect: inspector(options, requests),
    stopReason: requests.stopReason,
    close: () => connections.close(),
  };
}
