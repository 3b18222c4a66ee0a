import { TIERS, type Tier, tierCovers, tierLabel } from '#schema/rules/access/tiers.ts';
import type { IdsByTier } from './discord-ids.ts';
import {
  type Holder,
  mayDo,
  type Permission,
  type ServerChannel,
  type ServerFacts,
  type ServerRole,
} from './discord-server.ts';

/** Something that has to be right for roles and posts to work. */
export interface DiscordCheck {
  title: string;
  /** What is wrong and how to mend it; null: it is right. */
  advice: string | null;
}

interface SetUp {
  roles: IdsByTier;
  channels: IdsByTier;
}

type Bot = NonNullable<ServerFacts['bot']>;

const NOT_IN_SERVER =
  'The bot is not in the server of DISCORD_SERVER_ID. Invite it: discord.com/developers, OAuth2, URL Generator, scope bot.';

/** Everything that has to be right in the server, in the order in which one would mend it. */
export function discordChecklist(facts: ServerFacts, { roles, channels }: SetUp): DiscordCheck[] {
  const { bot } = facts;
  if (!bot) return [{ title: 'The bot is in the server', advice: NOT_IN_SERVER }];
  return [
    { title: 'The bot is in the server', advice: null },
    ...serverChecks(facts, bot),
    ...TIERS.flatMap((tier) => roleCheck(facts, bot, tier, roles)),
    ...TIERS.flatMap((tier) => channelCheck(facts, bot, tier, { roles, channels })),
  ];
}

const NAMES: Record<Permission, string> = {
  CREATE_INVITE: 'Create Invite',
  ADMINISTRATOR: 'Administrator',
  VIEW_CHANNEL: 'View Channel',
  SEND_MESSAGES: 'Send Messages',
  EMBED_LINKS: 'Embed Links',
  READ_MESSAGE_HISTORY: 'Read Message History',
  MANAGE_ROLES: 'Manage Roles',
};

function serverChecks(facts: ServerFacts, bot: Bot): DiscordCheck[] {
  const give = (permission: Permission) =>
    mayDo(facts, bot, permission)
      ? null
      : `Turn on ${NAMES[permission]} for the bot’s role: Server Settings, Roles.`;
  return [
    { title: 'The bot may give and take roles', advice: give('MANAGE_ROLES') },
    { title: 'The bot may add members to the server', advice: give('CREATE_INVITE') },
    {
      title: 'The bot may list the members',
      advice: facts.listsMembers
        ? null
        : 'Turn on Server Members Intent: discord.com/developers, Bot. Without it, roles that somebody gives by hand stay.',
    },
  ];
}

function roleCheck({ roles }: ServerFacts, bot: Bot, tier: Tier, ids: IdsByTier): DiscordCheck[] {
  const id = ids[tier];
  if (!id) return [];
  const highest = Math.max(
    ...roles.filter((role) => bot.roles.includes(role.id)).map(({ position }) => position),
  );
  const role = roles.find((one) => one.id === id);
  return [{ title: `The bot can give the ${tierLabel(tier)} role`, advice: roleAdvice(role, highest) }];
}

function roleAdvice(role: ServerRole | undefined, highest: number): string | null {
  if (!role) return 'The server has no role with this id. Correct DISCORD_ROLES.';
  if (role.managed)
    return `${role.name} belongs to a bot or a service. Make a role of its own and name it in DISCORD_ROLES.`;
  return role.position < highest
    ? null
    : `Drag the bot’s role above ${role.name}: Server Settings, Roles. A bot gives only roles below its own.`;
}

function channelCheck(facts: ServerFacts, bot: Bot, tier: Tier, { roles, channels }: SetUp): DiscordCheck[] {
  const id = channels[tier];
  if (!id) return [];
  const channel = facts.channels.find((one) => one.id === id);
  const title = `Picks can be posted to ${tierLabel(tier)} members, and nobody else reads them`;
  if (!channel)
    return [
      {
        title,
        advice:
          'The bot sees no channel with this id. Correct DISCORD_CHANNELS, or let the bot see the channel.',
      },
    ];
  return [{ title, advice: writeAdvice(facts, bot, channel) ?? readAdvice(facts, channel, tier, roles) }];
}

const TO_POST = ['VIEW_CHANNEL', 'SEND_MESSAGES', 'EMBED_LINKS', 'READ_MESSAGE_HISTORY'] as const;

function writeAdvice(facts: ServerFacts, bot: Bot, channel: ServerChannel): string | null {
  const missing = TO_POST.filter((permission) => !mayDo(facts, bot, permission, channel));
  if (missing.length === 0) return null;
  const names = missing.map((permission) => NAMES[permission]).join(', ');
  return `Allow the bot in #${channel.name}: ${names} (Edit Channel, Permissions).`;
}

/** A member of the server who has one role and no exception of their own. */
const holderOf = (role: string): Holder => ({ id: '', roles: [role] });

function readAdvice(facts: ServerFacts, channel: ServerChannel, tier: Tier, roles: IdsByTier): string | null {
  const sees = (holder: Holder) => mayDo(facts, holder, 'VIEW_CHANNEL', channel);
  const lower = TIERS.filter((one) => !tierCovers(one, tier) && roles[one] && sees(holderOf(roles[one])));
  if (sees({ id: '', roles: [] }))
    return `Everyone in the server reads #${channel.name}. Take View Channel from @everyone there (Edit Channel, Permissions).`;
  if (lower.length > 0)
    return `${lower.map(tierLabel).join(' and ')} members read #${channel.name}. Take View Channel from their role there.`;
  const own = roles[tier];
  return own && !sees(holderOf(own))
    ? `${tierLabel(tier)} members do not see #${channel.name}. Give their role View Channel there.`
    : null;
}
