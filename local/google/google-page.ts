import type { FastifyInstance } from 'fastify';
import { DEMO_USERS } from '#local/demo/demo-users.ts';
import { type LocalPage, sendPage } from '#local/pages/local-page.ts';
import { html } from '#schema/pages/html.ts';

/**
 * Stands in for Google's sign-in window, which cannot open without Google's hosts. It hands its opener the
 * identity in the form the emulator takes for Google's; Google's subject is made from the email, so that one
 * email is always one account.
 */
export function installGoogle(app: FastifyInstance): void {
  app.get('/local/google', (_request, reply) => sendPage(reply, PAGE));
}

const PAGE: LocalPage = {
  title: 'Sign in with Google',
  lead: 'Google’s own window needs the internet. This page replaces it here: choose who you are.',
  body: html`<form class="card"><div class="row">${DEMO_USERS.map(
    ({ email, name }) => html`<button type="button" class="plain" data-email="${email}">${name}</button>`,
  )}</div>
<label for="email">Or any other Google account</label>
<input id="email" type="email" name="email" required maxlength="254" autocomplete="off" placeholder="someone@gmail.test">
<p class="row"><button>Continue</button><button type="button" class="plain" data-cancel>Cancel</button></p>
<p role="status" class="soft"></p></form>`,
  script: `
async function choose(email) {
  if (!window.opener) {
    document.querySelector('[role=status]').textContent = 'This page works only when the sign-in page opens it. Use the Google button there.';
    return;
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email)));
  const sub = [...digest].map((byte) => String(byte % 10)).join('').slice(0, 21);
  window.opener.postMessage(JSON.stringify({ sub, email, email_verified: true }), location.origin);
  window.close();
}
document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button?.dataset.email) choose(button.dataset.email);
  if (button && 'cancel' in button.dataset) window.close();
});
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  choose(new FormData(event.target).get('email').trim().toLowerCase());
});
`,
};
