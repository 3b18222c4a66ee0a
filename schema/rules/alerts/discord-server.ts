/** A channel's exception for a role or a member. */
export interface Overwrite {
  /** Of a role or a member; the role of everybody has the id of the server. */
  id: string;
  allow: bigint;
  deny: bigint;
}

export interface ServerRole {
  id: string;
  name: string;
  permissions: bigint;
  position: number;
  /** Of a bot or a service: nobody can give it by hand. */
  managed: boolean;
}

export interface ServerChannel {
  id: string;
  name: string;
  overwrites: readonly Overwrite[];
}

/** What Discord says about a server and our bot in it. */
export interface ServerFacts {
  serverId: string;
  name: string;
  /** Null: the bot is not in the server. */
  bot: { id: string; roles: readonly string[] } | null;
  roles: readonly ServerRole[];
  channels: readonly ServerChannel[];
  /** Whether the bot may list the members of the server. */
  listsMembers: boolean;
}

/** Permissions by their bits, as far as they matter to us. */
export const PERMISSIONS = {
  CREATE_INVITE: 1n << 0n,
  ADMINISTRATOR: 1n << 3n,
  VIEW_CHANNEL: 1n << 10n,
  SEND_MESSAGES: 1n << 11n,
  EMBED_LINKS: 1n << 14n,
  READ_MESSAGE_HISTORY: 1n << 16n,
  MANAGE_ROLES: 1n << 28n,
} as const;
export type Permission = keyof typeof PERMISSIONS;

/** Somebody in the server; an id that is nobody's means a member with no exception of their own. */
export interface Holder {
  id: string;
  roles: readonly string[];
}

type Server = Pick<ServerFacts, 'serverId' | 'roles'>;

/** What a member may do in the whole server. */
function serverPermissions({ serverId, roles }: Server, holder: Holder): bigint {
  return roles
    .filter(({ id }) => id === serverId || holder.roles.includes(id))
    .reduce((all, { permissions }) => all | permissions, 0n);
}

/** The permissions in a channel: the exceptions for everybody, then for roles together, then for the member. */
function channelPermissions(server: Server, holder: Holder, { overwrites }: ServerChannel): bigint {
  const everyone = overwrites.filter(({ id }) => id === server.serverId);
  const ofRoles = overwrites.filter(({ id }) => id !== server.serverId && holder.roles.includes(id));
  const own = overwrites.filter(({ id }) => id === holder.id);
  return [everyone, ofRoles, own].reduce(
    (all, given) => {
      const deny = given.reduce((sum, one) => sum | one.deny, 0n);
      const allow = given.reduce((sum, one) => sum | one.allow, 0n);
      return (all & ~deny) | allow;
    },
    serverPermissions(server, holder),
  );
}

/** Whether somebody has a permission, in a channel or in the whole server. Administrators have all of them. */
export function mayDo(
  server: Server,
  holder: Holder,
  permission: Permission,
  channel?: ServerChannel,
): boolean {
  const inServer = serverPermissions(server, holder);
  if (inServer & PERMISSIONS.ADMINISTRATOR) return true;
  const held = channel ? channelPermissions(server, holder, channel) : inServer;
  // Who cannot see a channel can do nothing in it.
  if (channel && !(held & PERMISSIONS.VIEW_CHANNEL)) return false;
  return (held & PERMISSIONS[permission]) !== 0n;
}
