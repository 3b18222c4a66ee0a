import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { now } from '#local/system/clock.ts';
import {
  mayDo,
  PERMISSIONS,
  type ServerChannel,
  type ServerRole,
} from '#schema/rules/alerts/discord-server.ts';
import { ACCOUNTS, APPLICATION, BOT_ROLE, CHANNELS, ROLES, SERVER_ID } from './invented.ts';

export interface Embed {
  title?: string;
  url?: string;
  description?: string;
  fields?: { name: string; value: string }[];
}

export interface Message {
  id: string;
  channelId: string;
  embeds: Embed[];
  /** The product's moment, as an ISO instant. */
  at: string;
  editedAt: string | null;
  /** The members who could read its words when they were written. */
  readers: string[];
}

/** What outlives a restart of the local world. */
interface Kept {
  members: Record<string, string[]>;
  messages: Message[];
}

/** So long the same nonce makes no second message. */
const NONCE_MILLISECONDS = 3 * 60_000;
const MAX_MESSAGES = 200;

/** What is set up wrongly in the server, for the checklist to find. */
export const MISTAKES = ['role-order', 'open-channel', 'no-permission', 'no-intent'] as const;
export type Mistake = (typeof MISTAKES)[number];

/** The only server of the local Discord: its members with their roles, its channels and their messages. */
export class Guild {
  readonly #file: string | null;
  readonly #kept: Kept = { members: {}, messages: [] };
  readonly #nonces = new Map<string, { message: Message; at: number }>();
  readonly mistakes = new Set<Mistake>();
  #made = 0;

  constructor(file: string | null = null) {
    this.#file = file;
    if (file && existsSync(file)) Object.assign(this.#kept, JSON.parse(readFileSync(file, 'utf8')));
  }

  /** The ids of those in it, with their roles. */
  members(): { id: string; name: string; roles: readonly string[] }[] {
    const roles = this.#kept.members;
    return ACCOUNTS.flatMap(({ id, name }) => (roles[id] ? [{ id, name, roles: roles[id] }] : []));
  }

  rolesOf(id: string): readonly string[] | null {
    return id === APPLICATION.id ? [BOT_ROLE] : (this.#kept.members[id] ?? null);
  }

  /** Whether they were not in it before. */
  join(id: string): boolean {
    if (this.#kept.members[id]) return false;
    this.#kept.members[id] = [];
    this.#keep();
    return true;
  }

  leave(id: string): void {
    delete this.#kept.members[id];
    this.#keep();
  }

  setRole(id: string, role: string, has: boolean): void {
    const others = (this.#kept.members[id] ?? []).filter((one) => one !== role);
    this.#kept.members[id] = has ? [...others, role] : others;
    this.#keep();
  }

  roles(): ServerRole[] {
    const isBroken = this.mistakes.has('role-order');
    const given = Object.entries(ROLES).map(([name, id], at) => ({
      ...{ id, name: name === 'vip' ? 'VIP' : `${name[0]?.toUpperCase()}${name.slice(1)}` },
      ...{ permissions: 0n, position: at + (isBroken ? 2 : 1), managed: false },
    }));
    const everyone = { id: SERVER_ID, name: '@everyone', permissions: EVERYONE, position: 0, managed: false };
    const permissions = this.mistakes.has('no-permission') ? BOT & ~PERMISSIONS.MANAGE_ROLES : BOT;
    const bot = {
      id: BOT_ROLE,
      name: APPLICATION.name,
      permissions,
      position: isBroken ? 1 : 4,
      managed: true,
    };
    return [everyone, ...given, bot];
  }

  channels(): ServerChannel[] {
    return Object.entries(CHANNELS).map(([name, id]) => {
      const role = ROLES[name as keyof typeof ROLES];
      const isOpen = !role || (name === 'vip' && this.mistakes.has('open-channel'));
      const closed = { id: SERVER_ID, allow: 0n, deny: PERMISSIONS.VIEW_CHANNEL };
      const opened = [role ?? '', BOT_ROLE].map((id) => ({ id, allow: PERMISSIONS.VIEW_CHANNEL, deny: 0n }));
      return { id, name: role ? `${name}-picks` : name, overwrites: isOpen ? [] : [closed, ...opened] };
    });
  }

  /** Whether somebody in the server sees a channel. */
  sees(roles: readonly string[], channel: ServerChannel): boolean {
    const server = { serverId: SERVER_ID, roles: this.roles() };
    return mayDo(server, { id: '', roles }, 'VIEW_CHANNEL', channel);
  }

  /** Oldest first. */
  messages(channelId: string): Message[] {
    return this.#kept.messages.filter((message) => message.channelId === channelId);
  }

  /** With a nonce that was used in the last minutes, the message of that time. */
  post(channelId: string, embeds: Embed[], nonce: string | null): Message {
    const known = nonce ? this.#nonces.get(`${channelId} ${nonce}`) : undefined;
    if (known && Date.now() - known.at < NONCE_MILLISECONDS) return known.message;
    const at = now().toISOString();
    const readers = this.#readersOf(channelId);
    const message: Message = { id: this.#newId(), channelId, embeds, at, editedAt: null, readers };
    this.#kept.messages = [...this.#kept.messages, message].slice(-MAX_MESSAGES);
    if (nonce) this.#nonces.set(`${channelId} ${nonce}`, { message, at: Date.now() });
    this.#keep();
    return message;
  }

  /** Null when there is no such message. */
  edit(channelId: string, id: string, embeds: Embed[]): Message | null {
    const message = this.messages(channelId).find((one) => one.id === id);
    if (!message) return null;
    const readers = this.#readersOf(channelId);
    Object.assign(message, { embeds, editedAt: now().toISOString(), readers });
    this.#keep();
    return message;
  }

  #readersOf(channelId: string): string[] {
    const channel = this.channels().find(({ id }) => id === channelId);
    return this.members().flatMap(({ id, roles }) => (channel && this.sees(roles, channel) ? [id] : []));
  }

  /** As after the minutes for which Discord remembers them. */
  forgetNonces(): void {
    this.#nonces.clear();
  }

  /** Snowflakes sort by their moment. */
  #newId(): string {
    this.#made += 1;
    return String((BigInt(Date.now() - DISCORD_EPOCH) << 22n) + BigInt(this.#made % 4_096));
  }

  #keep(): void {
    if (!this.#file) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#kept));
  }
}

const DISCORD_EPOCH = Date.UTC(2015, 0, 1);
const EVERYONE = PERMISSIONS.VIEW_CHANNEL | PERMISSIONS.READ_MESSAGE_HISTORY;
const BOT =
  EVERYONE |
  PERMISSIONS.CREATE_INVITE |
  PERMISSIONS.SEND_MESSAGES |
  PERMISSIONS.EMBED_LINKS |
  PERMISSIONS.MANAGE_ROLES;
