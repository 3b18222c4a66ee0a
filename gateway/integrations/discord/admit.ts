import type { Discord, DiscordAccount, DiscordAnswer } from './discord.ts';
import type { Requests } from './requests.ts';

interface Options {
  origin: string;
  clientId: string;
  clientSecret: string;
  serverId: string;
  redirectUri: string;
}

const SCOPES = 'identify guilds.join';

/** Linking by OAuth 2. */
export function admitter(
  { origin, clientId, clientSecret, serverId, redirectUri }: Options,
  { ask }: Requests,
): Pick<Discord, 'consentUrl' | 'admit'> {
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  async function admit(code: string): Promise<DiscordAnswer<DiscordAccount>> {
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
    const exchange = { method: 'POST', path: '/oauth2/token', form, authorization: basic } as const;
    const token = await ask(exchange, (body) => textIn(body, 'access_token'));
    if (token.outcome !== 'DONE') return token;
    const asUser = { method: 'GET', path: '/users/@me', authorization: `Bearer ${token.value}` } as const;
    const account = await ask(asUser, accountOf);
    if (account.outcome !== 'DONE') return account;
    const path = `/guilds/${serverId}/members/${account.value.id}`;
    const entry = {
      method: 'PUT',
      path,
      route: `/guilds/${serverId}/members`,
      json: { access_token: token.value },
    } as const;
    const joined = await ask(entry, () => null);
    // Somebody whom the server does not take in is linked without it, and told so where roles are given.
    return joined.outcome === 'LATER' ? joined : account;
  }

  return {
    consentUrl: (state) => {
      const url = new URL(`${origin}/oauth2/authorize`);
      const query = {
        response_type: 'code',
        client_id: clientId,
        scope: SCOPES,
        redirect_uri: redirectUri,
        state,
      };
      url.search = new URLSearchParams({ ...query, prompt: 'consent' }).toString();
      return url.toString();
    },
    admit,
  };
}

function textIn(body: unknown, name: string): string {
  const value = (body as Record<string, unknown>)[name];
  if (typeof value !== 'string') throw new TypeError(`${name} is missing`);
  return value;
}

function accountOf(body: unknown): DiscordAccount {
  const id = textIn(body, 'id');
  if (!/^\d{15,20}$/.test(id)) throw new TypeError('This is no id of Discord');
  return { id, name: textIn(body, 'username').slice(0, 40) };
}
