import type { FastifyInstance } from 'fastify';
import { type LocalPage, sendPage } from '#local/pages/local-page.ts';
import { html } from '#schema/pages/html.ts';
import { installDiscordApi, type LocalDiscord } from './api.ts';
import { ACTIONS, discordPage, discordState } from './discord-page.ts';
import { MISTAKES, type Mistake } from './guild.ts';
import { ACCOUNTS, APPLICATION, DISCORD_PATH, ROLES } from './invented.ts';
import { TROUBLES, type Trouble } from './troubles.ts';

type Query = Record<string, string | undefined>;
type Action = { Body: { action?: string; member?: string } | null };

/** The local Discord: its API, the page on which people agree, and a page of the server. */
export function installDiscord(app: FastifyInstance, discord: LocalDiscord): void {
  installDiscordApi(app, discord);
  app.get<{ Querystring: Query }>(DISCORD_PATH, ({ query }, reply) =>
    sendPage(reply, discordPage(discord, query.as ?? '')),
  );
  app.get(`${DISCORD_PATH}.json`, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(shownOf(discord)),
  );
  app.post<Action>(DISCORD_PATH, ({ body }, reply) => {
    const { action = '', member = '' } = body ?? {};
    if (!ACTIONS.some(([name]) => name === action))
      return reply.code(400).send({ error: 'There is no such action.' });
    act(discord, action, member);
    return reply.code(204).send();
  });
  app.get<{ Querystring: Query }>(`${DISCORD_PATH}/oauth2/authorize`, ({ query }, reply) => {
    const problem = consentProblem(query);
    return problem ? reply.code(400).send({ error: problem }) : sendPage(reply, consentPage(discord, query));
  });
}

/** For scripts. `readers` are the ids of those who could read a message when it was written. */
function shownOf(discord: LocalDiscord) {
  const { guild } = discord;
  const channels = guild.channels().map(({ id, name }) => ({
    name,
    messages: guild.messages(id).map(({ embeds, readers }) => ({ embeds, readers })),
  }));
  return { state: discordState(discord), members: guild.members(), channels };
}

function act({ guild, troubles }: LocalDiscord, action: string, member: string): void {
  const mistake = MISTAKES.find((one): one is Mistake => one === action);
  const trouble = TROUBLES.find((one): one is Trouble => one === action);
  if (mistake) guild.mistakes.add(mistake);
  else if (trouble) troubles.set(trouble);
  else if (action === 'give') guild.setRole(member, ROLES.vip, true);
  else if (action === 'leave') guild.leave(member);
  else {
    guild.mistakes.clear();
    troubles.clear();
  }
}

function consentProblem({ client_id, redirect_uri = '', scope, response_type }: Query): string | null {
  if (client_id !== APPLICATION.id) return 'There is no such application.';
  if (response_type !== 'code') return 'Only codes are given out here.';
  if (!URL.canParse(redirect_uri) || new URL(redirect_uri).pathname !== '/account/alerts')
    return 'This redirect is not registered.';
  return scope === 'identify guilds.join' ? null : 'The scope is not what the product needs.';
}

function consentPage({ grants }: LocalDiscord, { redirect_uri = '', state = '' }: Query): LocalPage {
  const back = (answer: Record<string, string>) => {
    const url = new URL(redirect_uri);
    url.search = new URLSearchParams({ ...answer, state }).toString();
    return url.toString();
  };
  return {
    title: 'Authorize Chalkline',
    lead: 'Discord’s own page needs the internet. This one replaces it here: choose the account that agrees.',
    body: html`<section class="card"><p>Chalkline would like to know your name and to add you to its server.</p>
<p class="row">${ACCOUNTS.map(
      ({ id, name }) =>
        html`<a class="button" href="${back({ code: grants.codeFor(id, redirect_uri) })}">${name}</a>`,
    )}<a href="${back({ error: 'access_denied' })}">Cancel</a></p></section>`,
  };
}
