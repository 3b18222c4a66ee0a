import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD, DEMO_USERS } from '#local/demo/demo-users.ts';
import { DEMO_COUPON } from '#local/demo/offer-coupon.ts';
import { html, type Markup } from '#schema/pages/html.ts';
import { sendPage } from './local-page.ts';
import { TEST_CARDS } from './test-cards.ts';

const TOOLS = [
  ['/local/clock', 'Clock', 'See the product’s time, and move it forward.'],
  ['/local/mailbox', 'Mailbox', 'Read the mails that would have been sent.'],
  [
    '/local/braintree/__control',
    'Braintree',
    'See cards and charges; make charges fail, settle or be disputed.',
  ],
  ['/local/google', 'Google sign-in', 'The stand-in for Google’s window; the sign-in page opens it.'],
  ['/explorer', 'API explorer', 'Run GraphQL examples as a visitor, with your sign-in or with an API key.'],
  [
    '/graphql',
    'GraphQL',
    'Apollo Sandbox in the browser, which needs internet; the address for every client.',
  ],
  ['/api/docs', 'REST reference', 'Each REST route with its parameters and an example.'],
] as const;

/** The way in to the tools of the local world, with what there is to try them with. */
export function installIndex(app: FastifyInstance): void {
  app.get('/local', (_request, reply) =>
    sendPage(reply, {
      title: 'Local world',
      lead: 'What stands in for the outside world on this machine. None of it ships.',
      body: html`<section class="card"><ul class="tools">${TOOLS.map(
        ([path, name, what]) =>
          html`<li><a href="${path}">${name}</a> <span class="soft">${what}</span></li>`,
      )}</ul></section>
<section class="card"><h2>Demo sign-ins</h2><p class="soft">They all use the password <code>${DEMO_PASSWORD}</code></p>
${table(
  ['Email', 'Who'],
  DEMO_USERS.map(({ email, note }) => [email, note]),
)}</section>
<section class="card"><h2>Test cards</h2><p class="soft">Use any name, any CVV and any future date. No other number is accepted, so no real card can be charged.</p>
${table(['Number', 'What happens'], TEST_CARDS)}</section>
<section class="card"><h2>Coupon</h2>${table(['Code', 'Discount'], [[DEMO_COUPON.code, DEMO_COUPON.note]])}</section>`,
    }),
  );
}

function table([first, second]: [string, string], rows: readonly (readonly [string, string])[]): Markup {
  return html`<table><thead><tr><th scope="col">${first}</th><th scope="col">${second}</th></tr></thead>
<tbody>${rows.map(([value, meaning]) => html`<tr><td><code>${value}</code></td><td>${meaning}</td></tr>`)}</tbody></table>`;
}
