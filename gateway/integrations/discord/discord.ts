import type { Tier } from '#schema/rules/access/tiers.ts';
import type { IdsByTier } from '#schema/rules/alerts/discord-ids.ts';
import type { ServerFacts } from '#schema/rules/alerts/discord-server.ts';

/** What became of a request. */
export type DiscordAnswer<Value> =
  | { outcome: 'DONE'; value: Value }
  /** It was not sent because of a limit, or Discord did not take it now. Null: nobody said for how long. */
  | { outcome: 'LATER'; reason: string; afterMilliseconds: number | null }
  /** The same request would be refused again. `code` is Discord's own, 0 where it gave none. */
  | { outcome: 'REFUSED'; status: number; code: number; reason: string };

/** Codes of Discord that mean something to us. */
export const UNKNOWN_MEMBER = 10_007;
export const UNKNOWN_USER = 10_013;
export const UNKNOWN_MESSAGE = 10_008;

/** Somebody who proved that a Discord account is theirs. */
export interface DiscordAccount {
  id: string;
  name: string;
}

/** A member of the server, with their roles by id. */
export interface ServerMember {
  id: string;
  isBot: boolean;
  roles: readonly string[];
}

/** What a channel shows. */
export interface ChannelMessage {
  title: string;
  /** The address that the title leads to; it also tells our messages apart. */
  url: string;
  text?: string;
  fields: readonly { name: string; value: string }[];
}

/** Discord, for one server with a role and a channel for each plan. */
export interface Discord {
  /** Names this process among those of which one talks to Discord. */
  processId: string;
  roles: IdsByTier;
  channels: IdsByTier;
  /** The page on which somebody agrees to be identified. `state` comes back with them. */
  consentUrl(state: string): string;
  /** Who agreed, once they are in the server. Discord's tokens live no longer than this call. */
  admit(code: string): Promise<DiscordAnswer<DiscordAccount>>;
  giveRole(userId: string, tier: Tier): Promise<DiscordAnswer<null>>;
  takeRole(userId: string, tier: Tier): Promise<DiscordAnswer<null>>;
  /** At most a thousand members, in the order of their ids, after one of them. */
  members(after: string): Promise<DiscordAnswer<ServerMember[]>>;
  /** Posts once: within a few minutes the same nonce makes no second message. Answers the id of the message. */
  post(channelId: string, message: ChannelMessage, nonce: string): Promise<DiscordAnswer<string>>;
  edit(channelId: string, messageId: string, message: ChannelMessage): Promise<DiscordAnswer<null>>;
  /** The ids of the newest messages of bots in a channel, by the address of their title. */
  recent(channelId: string): Promise<DiscordAnswer<Map<string, string>>>;
  /** What the server allows. */
  inspect(): Promise<DiscordAnswer<ServerFacts>>;
  /** Why nothing is sent for some minutes, in a sentence; null: it is sent. */
  stopReason(): string | null;
  close(): void;
}
