import type { ServerChannel, ServerFacts, ServerRole } from '#schema/rules/alerts/discord-server.ts';
import type { Discord, DiscordAnswer } from './discord.ts';
import type { DiscordRequest, Requests } from './requests.ts';

/** Flags of an application that may list members: of a large one, and of one in less than 100 servers. */
const MEMBERS_INTENT = (1 << 14) | (1 << 15);

/** What Discord says about the server, the bot and the application. A server that the bot is not in has no facts. */
export function inspector({ serverId }: { serverId: string }, { ask }: Requests): Discord['inspect'] {
  const get = <Value>(path: string, read: (body: unknown) => Value) =>
    ask({ method: 'GET', path } satisfies DiscordRequest, read);
  return async () => {
    const application = await get('/applications/@me', (body) => (body as { flags?: number }).flags ?? 0);
    if (application.outcome !== 'DONE') return application;
    const listsMembers = (application.value & MEMBERS_INTENT) !== 0;
    const server = await get(`/guilds/${serverId}`, readServer);
    const nobody = { serverId, name: '', bot: null, roles: [], channels: [], listsMembers };
    if (server.outcome === 'REFUSED' && server.status !== 401) return done(nobody);
    if (server.outcome !== 'DONE') return server;
    const channels = await get(`/guilds/${serverId}/channels`, (body) =>
      (body as ChannelJson[]).map(readChannel),
    );
    if (channels.outcome !== 'DONE') return channels;
    const id = await get('/users/@me', (body) => (body as { id: string }).id);
    if (id.outcome !== 'DONE') return id;
    const roles = await get(
      `/guilds/${serverId}/members/${id.value}`,
      (body) => (body as { roles: string[] }).roles,
    );
    if (roles.outcome !== 'DONE') return roles;
    const bot = { id: id.value, roles: roles.value };
    return done({ ...nobody, ...server.value, bot, channels: channels.value });
  };
}

const done = (value: ServerFacts): DiscordAnswer<ServerFacts> => ({ outcome: 'DONE', value });

interface RoleJson extends Omit<ServerRole, 'permissions'> {
  permissions: string;
}

function readServer(body: unknown): Pick<ServerFacts, 'name' | 'roles'> {
  const { name, roles } = body as { name: string; roles: RoleJson[] };
  return { name, roles: roles.map((role) => ({ ...role, permissions: BigInt(role.permissions) })) };
}

interface ChannelJson {
  id: string;
  name: string;
  permission_overwrites?: { id: string; allow: string; deny: string }[];
}

function readChannel({ id, name, permission_overwrites: given = [] }: ChannelJson): ServerChannel {
  const overwrites = given.map((one) => ({ id: one.id, allow: BigInt(one.allow), deny: BigInt(one.deny) }));
  return { id, name, overwrites };
}
