import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { DiscordState } from '#schema/rules/alerts/discord-role.ts';
import { roleOf } from '#schema/rules/alerts/discord-role.ts';
import type { DiscordType } from '#schema/types/alerts/discord.type.ts';
import { NOT_IN_SERVER } from './apply-role.ts';
import { type LinkOfMemberRow, linkOfMember } from './read-discord.sql.ts';

const NOTHING: DiscordType = { state: 'UNLINKED', name: null, role: null };

/** The caller's Discord account. */
export async function readDiscord(context: Context): Promise<DiscordType> {
  const { database, discord, now } = context;
  const member = memberOf(context);
  const row = await linkOfMember.first(database.em, { userId: member.id });
  if (!row) return NOTHING;
  return {
    name: row.name,
    role: row.confirmed ? row.have : null,
    state: stateOf(row, roleOf(member, discord?.roles ?? {}, now)),
  };
}

function stateOf({ have, confirmed, failure, tries }: LinkOfMemberRow, want: Tier | null): DiscordState {
  if (have === want && confirmed && tries === 0) return have ? 'READY' : 'NO_ROLE';
  if (tries === 0) return 'PENDING';
  return failure === NOT_IN_SERVER ? 'NOT_IN_SERVER' : 'FAILED';
}
