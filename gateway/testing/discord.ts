import fastify from 'fastify';
import { createDiscord, type LocalDiscord } from '#local/discord/api.ts';
import { installDiscord } from '#local/discord/discord-routes.ts';
import { ACCOUNTS, discordEnvironment } from '#local/discord/invented.ts';
import type { TestGateway } from './gateway.ts';
import type { TestUser } from './users.ts';

export interface TestDiscord extends LocalDiscord {
  /** The variables with which a gateway finds it. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** The local Discord on a port of its own. */
export async function startDiscord(): Promise<TestDiscord> {
  const discord = createDiscord();
  const app = fastify({ forceCloseConnections: true });
  installDiscord(app, discord);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { ...discord, environment: discordEnvironment(origin), close: () => app.close() };
}

type Account = (typeof ACCOUNTS)[number];

/** Links a member with an account that is in the server, as if they had agreed. */
export async function givenLink(
  { services }: TestGateway,
  { guild }: LocalDiscord,
  user: TestUser,
  account: Account,
): Promise<void> {
  guild.join(account.id);
  const now = services.clock.now();
  await services.database.em.execute(
    'insert into discord_links (discord_id, user_id, name, due_at, linked_at) values (?, ?, ?, ?, ?)',
    [account.id, user.uid, account.name, now, now],
    'run',
  );
}
