import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD, DEMO_USERS } from '#local/demo/demo-users.ts';
import { DEMO_COUPON } from '#local/demo/offer-coupon.ts';
import { html, type Markup } from '#schema/pages/html.ts';
import { sendPage } from './local-page.ts';
import { CONTROL_STYLE, CONTROL_STYLE_PATH } from './style.ts';

/** Cards to try (packages/braintree-local/bank/test-cards.ts has all of Braintree's test numbers). */
export const TEST_CARDS: readonly (readonly [number: string, outcome: string])[] = [
  ['4111 1111 1111 1111', 'Visa: accepted and charged'],
  ['5555 5555 5555 4444', 'Mastercard: accepted and charged'],
  ['3782 822463 10005', 'American Express: accepted and charged (CVV of four digits)'],
  ['4000 1111 1111 1115', 'Declined by the bank'],
  ['3566 0020 2036 0505', 'The bank does not answer'],
  ['4000 1111 1111 1511', 'Refused by fraud protection'],
  ['4023 8984 9398 8028', 'Charged, then disputed at once: the plan ends'],
];

const TOOLS = [
  ['/local/clock', 'Clock', 'See the product’s time, and move it forward.'],
  ['/local/mailbox', 'Mailbox', 'Read the mails that would have been sent.'],
  ['/local/push', 'Devices', 'Read the notifications that phones and browsers would show.'],
  ['/local/discord', 'Discord', 'Read each channel as each member of the server, and have it fail.'],
  [
    '/local/braintree/__control',
    'Braintree',
    'See cards and charges; make charges fail, settle or be disputed.',
  ],
  ['/local/odds', 'Odds', 'See the provider’s games; move or postpone them, or have it fail.'],
  ['/local/google', 'Google sign-in', 'Replaces Google’s sign-in window. The sign-in page opens it.'],
  ['/explorer', 'API explorer', 'Run GraphQL examples as a visitor, with your sign-in or with an API key.'],
  [
    '/graphql',
    'GraphQL',
    'The API’s address. In a browser it opens Apollo Sandbox, which needs the internet.',
  ],
  ['/api/docs', 'REST reference', 'Each REST route with its parameters and an example.'],
] as const;

/** The way in to the tools of the local world, with what there is to try them with. */
export function installIndex(app: FastifyInstance): void {
  app.get(CONTROL_STYLE_PATH, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-store').send(CONTROL_STYLE),
  );
  app.get('/local', (_request, reply) =>
    sendPage(reply, {
      title: 'Local world',
      lead: 'The clock, mail, notifications, Discord, card processor, odds and Google sign-in of this machine. None of it is part of a deployment.',
      body: html`<section class="card"><ul class="tools">${TOOLS.map(
        ([path, name, what]) =>
          html`<li><a href="${path}">${name}</a> <span class="soft">${what}</span></li>`,
      )}</ul></section>
<section class="card"><h2>Demo sign-ins</h2><p class="soft">They all use the password <code>${DEMO_PASSWORD}</code></p>
${list(DEMO_USERS.map(({ email, note }) => [email, note]))}</section>
<section class="card"><h2>Test cards</h2><p class="soft">Use any name, any CVV and any future date. No other number is accepted, so no real card can be charged.</p>
${list(TEST_CARDS)}</section>
<section class="card"><h2>Coupon</h2>${list([[DEMO_COUPON.code, DEMO_COUPON.note]])}</section>`,
    }),
  );
}

function list(rows: readonly (readonly [string, string])[]): Markup {
  return html`<dl>${rows.map(
    ([value, meaning]) => html`<div><dt><code>${value}</code></dt><dd>${meaning}</dd></div>`,
  )}</dl>`;
}
