import type { LocalPage } from '#local/pages/local-page.ts';
import { html } from '#schema/pages/html.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { easternDay, easternTime, longDay, readableTime } from '#schema/rules/time/eastern-time.ts';
import type { Device, Shown } from './devices.ts';

/** Each device with its notifications, as its lock screen would show them. */
export function devicesPage(devices: Device[]): LocalPage {
  return {
    title: 'Devices',
    lead: 'Browsers that turned notifications on, and what each would show. Messages arrive encrypted and are decrypted here. Nothing leaves this machine.',
    body: html`<div id="devices" data-state="${stateOf(devices)}">${
      devices.length > 0
        ? devices.map(deviceCard)
        : html`<section class="card"><h2>No device yet</h2><p class="soft">Sign in, open <a href="/account/alerts">Alerts</a> and turn notifications on.</p></section>`
    }</div>`,
    script: SCRIPT,
  };
}

function deviceCard({ id, name, shown, sealed }: Device) {
  return html`<section class="card"><h2>${name}</h2>
<p class="row"><button type="button" class="plain" data-remove="${id}">Remove this device</button>
<span class="soft">Its next message is then answered with 410, and the product forgets it.</span></p>
${sealed.length > 0 && html`<p class="soft">${counted(sealed.length, 'message')} that only this browser can read.</p>\n`}${
  shown.length + sealed.length > 0 ? shown.map(notification) : html`<p class="soft">No notification yet.</p>`
}</section>`;
}

function notification({ title, body, navigate, at, json }: Shown) {
  const moment = new Date(at);
  return html`<article class="card">
<p class="soft"><time datetime="${at}">${longDay(easternDay(moment))}, ${readableTime(easternTime(moment))} ET</time></p>
<p><strong>${title}</strong></p><p class="mail">${body}</p>
<p><a class="button" href="${navigate}">Tap it</a></p>
<details><summary class="soft">The message</summary><code>${json}</code></details></article>`;
}

function stateOf(devices: Device[]): string {
  return devices.map(({ id, shown }) => `${id} ${shown[0]?.at} ${shown.length}`).join();
}

const SCRIPT = `
const state = document.getElementById('devices').dataset.state;
document.addEventListener('click', async ({ target }) => {
  const id = target.dataset?.remove;
  if (!id) return;
  await fetch('/local/push/devices/' + id, { method: 'DELETE' });
  location.reload();
});
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch('/local/push.json').catch(() => undefined);
  if (!answer?.ok) return;
  const { devices } = await answer.json();
  const next = devices.map(({ id, shown }) => id + ' ' + shown[0]?.at + ' ' + shown.length).join();
  if (next !== state) location.reload();
}, 1500);
`;
