import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerChannel, ServerRole } from '#schema/rules/alerts/discord-server.ts';
import { mayDo } from '#schema/rules/alerts/discord-server.ts';
import { type ApiAnswer, ERRORS } from './answers.ts';
import { type Embed, Guild, type Message } from './guild.ts';
import { APPLICATION, BOT_ROLE, DISCORD_PATH, SERVER_ID } from './invented.ts';
import { Grants, isApplication } from './oauth.ts';
import { Troubles } from './troubles.ts';

/** The Discord of the local world. */
export interface LocalDiscord {
  guild: Guild;
  grants: Grants;
  troubles: Troubles;
}

export function createDiscord(file: string | null = null): LocalDiscord {
  return { guild: new Guild(file), grants: new Grants(), troubles: new Troubles() };
}

type Body = Record<string, unknown>;
type Params = Record<string, string>;
type Handler = (given: { params: Params; query: Params; body: Body; token: string }) => ApiAnswer;

const NO_CONTENT: ApiAnswer = { status: 204 };
const ok = (body: unknown, status = 200): ApiAnswer => ({ status, body });

/** Discord's API, version 10, as far as the product uses it: the same paths, headers and errors. */
export function installDiscordApi(app: FastifyInstance, discord: LocalDiscord): void {
  void app.register(async (scope) => {
    const form = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(form, { parseAs: 'string' }, async (_request: unknown, body: string) =>
      Object.fromEntries(new URLSearchParams(body)),
    );
    for (const [method, path, handle] of [...botRoutes(discord), ...accountRoutes(discord)])
      scope.route({
        method,
        url: `${DISCORD_PATH}/api/v10${path}`,
        handler: answering(discord, path, handle),
      });
  });
}

function answering({ troubles }: LocalDiscord, path: string, handle: Handler) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const params = request.params as Params;
    const trouble = await troubles.meet();
    const { headers, refusal } = troubles.count(routeOf(request.method, path, params));
    const token = request.headers.authorization ?? '';
    const given = { params, query: request.query as Params, body: (request.body ?? {}) as Body, token };
    const answer = trouble ?? refusal ?? handle(given);
    if ([401, 403, 429].includes(answer.status)) troubles.invalid += 1;
    return reply
      .code(answer.status)
      .headers({ ...headers, ...answer.headers })
      .send(answer.body);
  };
}

/** Limits are of a route with its server or channel. */
function routeOf(method: string, path: string, params: Params): string {
  const major = params.channel ?? params.server ?? '';
  return `${method} ${path.replace(/:(channel|server)/, major).replace(/\/:[a-z]+$/, '')}`;
}

type Route = [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, handle: Handler];

/** What somebody allowed the product to do. */
function accountRoutes({ grants, guild }: LocalDiscord): Route[] {
  return [
    [
      'POST',
      '/oauth2/token',
      ({ body, token }) => {
        const form = body as Record<string, string>;
        if (!isApplication(token, form)) return ERRORS.invalidClient;
        const access = grants.exchange(form.code ?? '', form.redirect_uri ?? '');
        if (!access) return ERRORS.invalidCode;
        const grant = { token_type: 'Bearer', expires_in: 604_800, scope: 'identify guilds.join' };
        return ok({ access_token: access, refresh_token: `${access}-again`, ...grant });
      },
    ],
    [
      'GET',
      '/users/@me',
      ({ token }) => {
        if (token === `Bot ${APPLICATION.botToken}`)
          return ok({ id: APPLICATION.id, username: APPLICATION.name, bot: true });
        const account = grants.accountOf(token.replace('Bearer ', ''));
        return account ? ok({ id: account.id, username: account.name }) : ERRORS.unauthorized;
      },
    ],
    [
      'PUT',
      '/guilds/:server/members/:member',
      asBot(({ params, body }) => {
        const { member = '' } = params;
        if (grants.accountOf(String(body.access_token))?.id !== member) return ERRORS.invalidToken;
        if (!mayDo({ serverId: SERVER_ID, roles: guild.roles() }, BOT, 'CREATE_INVITE'))
          return ERRORS.missingPermissions;
        return guild.join(member) ? ok(memberJson(member, []), 201) : NO_CONTENT;
      }),
    ],
  ];
}

const BOT = { id: APPLICATION.id, roles: [BOT_ROLE] };

function asBot(handle: Handler): Handler {
  return (given) => {
    if (given.token !== `Bot ${APPLICATION.botToken}`) return ERRORS.unauthorized;
    return given.params.server && given.params.server !== SERVER_ID ? ERRORS.unknownServer : handle(given);
  };
}

function botRoutes(discord: LocalDiscord): Route[] {
  const { guild } = discord;
  const role = (has: boolean) =>
    asBot(({ params: { member = '', role: id = '' } }) => {
      const found = guild.roles().find((one) => one.id === id);
      if (!found) return ERRORS.unknownRole;
      if (!guild.rolesOf(member)) return ERRORS.unknownMember;
      if (!mayGive(guild, found)) return ERRORS.missingPermissions;
      guild.setRole(member, id, has);
      return NO_CONTENT;
    });
  const path = '/guilds/:server/members/:member/roles/:role';
  return [
    ['PUT', path, role(true)],
    ['DELETE', path, role(false)],
    [
      'GET',
      '/guilds/:server',
      asBot(() => ok({ id: SERVER_ID, name: 'Chalkline', roles: guild.roles().map(roleJson) })),
    ],
    ['GET', '/guilds/:server/channels', asBot(() => ok(guild.channels().map(channelJson)))],
    ['GET', '/guilds/:server/members', asBot(({ query }) => listed(guild, query))],
    [
      'GET',
      '/guilds/:server/members/:member',
      asBot(({ params: { member = '' } }) => {
        const roles = guild.rolesOf(member);
        return roles ? ok(memberJson(member, roles)) : ERRORS.unknownMember;
      }),
    ],
    [
      'GET',
      '/applications/@me',
      asBot(() =>
        ok({
          id: APPLICATION.id,
          name: APPLICATION.name,
          flags: guild.mistakes.has('no-intent') ? 0 : 1 << 15,
        }),
      ),
    ],
    ...messageRoutes(discord),
  ];
}

/** A bot gives roles below its own highest one. */
function mayGive(guild: Guild, role: ServerRole): boolean {
  const roles = guild.roles();
  const own = roles.find(({ id }) => id === BOT_ROLE);
  return mayDo({ serverId: SERVER_ID, roles }, BOT, 'MANAGE_ROLES') && role.position < (own?.position ?? 0);
}

function listed(guild: Guild, { limit = '1', after = '0' }: Params): ApiAnswer {
  if (guild.mistakes.has('no-intent')) return ERRORS.missingAccess;
  const all = [{ id: APPLICATION.id, roles: [BOT_ROLE] }, ...guild.members()];
  const sorted = all.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  const page = sorted.filter(({ id }) => BigInt(id) > BigInt(after)).slice(0, Number(limit));
  return ok(page.map(({ id, roles }) => memberJson(id, roles)));
}

function messageRoutes({ guild }: LocalDiscord): Route[] {
  const inChannel = (handle: (channelId: string, given: Parameters<Handler>[0]) => ApiAnswer) =>
    asBot((given) => {
      const channel = guild.channels().find(({ id }) => id === given.params.channel);
      if (!channel) return ERRORS.unknownChannel;
      const server = { serverId: SERVER_ID, roles: guild.roles() };
      return mayDo(server, BOT, 'SEND_MESSAGES', channel)
        ? handle(channel.id, given)
        : ERRORS.missingPermissions;
    });
  return [
    [
      'GET',
      '/channels/:channel/messages',
      inChannel((id, { query }) =>
        ok(
          guild
            .messages(id)
            .reverse()
            .slice(0, Number(query.limit ?? 50))
            .map(messageJson),
        ),
      ),
    ],
    [
      'POST',
      '/channels/:channel/messages',
      inChannel((id, { body }) => {
        const nonce = body.enforce_nonce === true ? String(body.nonce) : null;
        return ok(messageJson(guild.post(id, body.embeds as Embed[], nonce)));
      }),
    ],
    [
      'PATCH',
      '/channels/:channel/messages/:message',
      inChannel((id, { params, body }) => {
        const message = guild.edit(id, params.message ?? '', body.embeds as Embed[]);
        return message ? ok(messageJson(message)) : ERRORS.unknownMessage;
      }),
    ],
  ];
}

function memberJson(id: string, roles: readonly string[]) {
  return { user: { id, bot: id === APPLICATION.id }, roles };
}

function roleJson(role: ServerRole) {
  return { ...role, permissions: String(role.permissions) };
}

function channelJson({ id, name, overwrites }: ServerChannel) {
  const given = overwrites.map((one) => ({
    id: one.id,
    type: 0,
    allow: String(one.allow),
    deny: String(one.deny),
  }));
  return { id, name, type: 0, permission_overwrites: given };
}

function messageJson({ id, channelId, embeds, at, editedAt }: Message) {
  const author = { id: APPLICATION.id, username: APPLICATION.name, bot: true };
  return { id, channel_id: channelId, author, embeds, timestamp: at, edited_timestamp: editedAt };
}
