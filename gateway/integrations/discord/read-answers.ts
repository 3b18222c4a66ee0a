import type { ChannelMessage, ServerMember } from './discord.ts';

/** An embed holds up to 25 fields and 6,000 characters. */
export const MOST_FIELDS = 25;

export function messageJson({ title, url, text, fields }: ChannelMessage) {
  // Words of a pick never ping anybody.
  return { embeds: [{ title, url, description: text, fields }], allowed_mentions: { parse: [] } };
}

interface MemberJson {
  user: { id: string; bot?: boolean };
  roles: string[];
}

export function readMembers(body: unknown): ServerMember[] {
  return (body as MemberJson[]).map(({ user, roles }) => ({
    id: user.id,
    isBot: user.bot === true,
    roles: [...roles],
  }));
}

interface MessageJson {
  id: string;
  author: { bot?: boolean };
  embeds: { url?: string }[];
}

/** The ids of messages of bots, by the address of their title. */
export function readRecent(body: unknown): Map<string, string> {
  return new Map(
    (body as MessageJson[])
      .filter(({ author }) => author.bot)
      .flatMap(({ id, embeds }) => embeds.flatMap(({ url }): [string, string][] => (url ? [[url, id]] : []))),
  );
}
