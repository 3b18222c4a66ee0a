import type { LocalPage } from '#local/pages/local-page.ts';
import { html } from '#schema/pages/html.ts';
import type { ServerChannel, ServerRole } from '#schema/rules/alerts/discord-server.ts';
import { easternTime, readableTime } from '#schema/rules/time/eastern-time.ts';
import type { LocalDiscord } from './api.ts';
import type { Message } from './guild.ts';

/** Buttons: what happens, how it is called, and whether it happens to the member who is chosen. */
export const ACTIONS = [
  ['too-many', 'Answer 429 for 30 seconds', false],
  ['too-many-global', 'Answer a global 429 for 30 seconds', false],
  ['outage', 'Answer 503 for 30 seconds', false],
  ['late', 'Answer late for 30 seconds', false],
  ['role-order', 'Put the bot’s role below the plans’', false],
  ['open-channel', 'Open the VIP channel to everyone', false],
  ['no-permission', 'Take Manage Roles from the bot', false],
  ['no-intent', 'Turn the members intent off', false],
  ['normal', 'Back to normal', false],
  ['give', 'Give them the VIP role by hand', true],
  ['leave', 'Have them leave the server', true],
] as const;

interface Viewer {
  id: string;
  name: string;
  roles: readonly string[];
}

/** Each channel through the eyes of one member, and who sees what. */
export function discordPage(discord: LocalDiscord, chosen: string): LocalPage {
  const { guild } = discord;
  const viewers: Viewer[] = [{ id: '', name: 'Somebody without a role', roles: [] }, ...guild.members()];
  const viewer = viewers.find(({ id }) => id === chosen) ?? viewers[0] ?? { id: '', name: '', roles: [] };
  const channels = guild.channels();
  return {
    title: 'Discord',
    lead: 'Stands in for Discord: the server of the product, through the eyes of each of its members. Nothing leaves this machine.',
    body: html`<div id="discord" data-state="${discordState(discord)}">
<section class="card"><h2>Members</h2>
<dl>${viewers.map(
      (
        one,
      ) => html`<div><dt><a href="?as=${one.id}">${one.name}</a> ${one.id === viewer.id && html`<span class="soft">(shown below)</span>`}</dt>
<dd class="soft">${namesOf(guild.roles(), one)}. Sees ${channels
        .filter((channel) => guild.sees(one.roles, channel))
        .map(({ name }) => `#${name}`)
        .join(', ')}.</dd></div>`,
    )}</dl>
${viewers.length === 1 && html`<p class="soft">Nobody is here yet. Sign in, open <a href="/account/alerts">Alerts</a> and link Discord.</p>`}</section>
<h2>Seen by ${viewer.name}</h2>
${channels.map((channel) => channelCard(discord, viewer, channel))}
<section class="card"><h2>What can go wrong</h2><p class="soft">${troubleText(discord)}</p>
<p class="row">${ACTIONS.filter(([, , isOfMember]) => !isOfMember || viewer.id).map(
      ([action, name]) =>
        html`<button type="button" class="plain" data-action="${action}" data-member="${viewer.id}">${name}</button>`,
    )}</p><p role="status" class="soft"></p></section></div>`,
    script: SCRIPT,
  };
}

function channelCard({ guild }: LocalDiscord, viewer: Viewer, channel: ServerChannel) {
  const messages = guild.messages(channel.id).reverse();
  if (!guild.sees(viewer.roles, channel))
    return html`<section class="card"><h2>#${channel.name}</h2><p class="soft">This channel does not exist for them.</p></section>`;
  return html`<section class="card"><h2>#${channel.name}</h2>
${messages.length > 0 ? messages.map(messageBox) : html`<p class="soft">No message yet.</p>`}</section>`;
}

function messageBox({ embeds, at, editedAt }: Message) {
  return html`<article class="card"><p class="soft">Chalkline, ${readableTime(easternTime(new Date(at)))} ET${editedAt && ' (edited)'}</p>
${embeds.map(
  ({ title, url, description, fields = [] }) => html`<p><strong><a href="${url}">${title}</a></strong></p>
${description && html`<p class="mail">${plain(description)}</p>`}
${fields.map(({ name, value }) => html`<p><strong>${plain(name)}</strong></p><p class="mail">${plain(value)}</p>`)}`,
)}</article>`;
}

/** Markdown without its marks: links and bold text by their words, and what was escaped. */
function plain(text: string): string {
  return text
    .replace(/(?<!\\)\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/(?<!\\)\*\*/g, '')
    .replace(/\\([\\*_`~|>[\]#-])/g, '$1');
}

function namesOf(roles: readonly ServerRole[], viewer: Viewer): string {
  const own = roles.filter(({ id }) => viewer.roles.includes(id)).map(({ name }) => name);
  return own.length > 0 ? `Role ${own.join(', ')}` : 'No role';
}

function troubleText({ guild, troubles }: LocalDiscord): string {
  const wrong = [...guild.mistakes].map((mistake) => ACTIONS.find(([action]) => action === mistake)?.[1]);
  const set = wrong.length > 0 ? ` Set: ${wrong.join('; ')}.` : '';
  return `${troubles.requests} requests so far, ${troubles.invalid} of them refused with 401, 403 or 429.${set}`;
}

export function discordState({ guild, troubles }: LocalDiscord): string {
  const messages = guild
    .channels()
    .flatMap(({ id }) => guild.messages(id).map((one) => one.editedAt ?? one.at));
  return JSON.stringify([guild.members(), messages, [...guild.mistakes], troubles.invalid]);
}

const SCRIPT = `
const state = document.getElementById('discord').dataset.state;
document.addEventListener('click', async ({ target }) => {
  const button = target.closest('button[data-action]');
  if (!button) return;
  const { action, member } = button.dataset;
  const answer = await fetch('/local/discord', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ action, member }),
  });
  if (answer.ok) location.reload();
  else document.querySelector('[role=status]').textContent = 'That did not work.';
});
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch('/local/discord.json').catch(() => undefined);
  if (answer?.ok && (await answer.json()).state !== state) location.reload();
}, 1500);
`;
