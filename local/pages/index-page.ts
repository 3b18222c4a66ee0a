import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD, PERSONS } from '#local/demo/persons.ts';
import { html } from '#schema/pages/html.ts';
import { sendPage } from './local-page.ts';

const TOOLS = [
  ['/local/clock', 'Clock', 'See the product’s time, and move it forward.'],
  ['/local/mailbox', 'Mailbox', 'Read the mails that would have been sent.'],
  ['/local/google', 'Google sign-in', 'The stand-in for Google’s window; the sign-in page opens it.'],
  ['/graphql', 'GraphQL', 'Apollo Sandbox in the browser; the address for every client.'],
] as const;

/** The way in to the tools of the local world. `more` are tools with an address of their own. */
export function installIndex(app: FastifyInstance): void {
  app.get('/local', (_request, reply) =>
    sendPage(reply, {
      title: 'Local world',
      lead: 'The local replacements for outside services. None of them ship.',
      body: html`${TOOLS.map(
        ([path, name, what]) =>
          html`<section class="card"><h2><a href="${path}">${name}</a></h2><p class="soft">${what}</p></section>`,
      )}
<section class="card"><h2>Demo sign-ins</h2><p class="soft">The password of all is <code>${DEMO_PASSWORD}</code></p>
<table><thead><tr><th scope="col">Email</th><th scope="col">Who</th></tr></thead>
<tbody>${PERSONS.map(({ email, note }) => html`<tr><td><code>${email}</code></td><td>${note}</td></tr>`)}</tbody></table></section>`,
    }),
  );
}
