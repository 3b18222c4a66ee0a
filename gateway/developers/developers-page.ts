import { type PublicPage, SHARE_PICTURE } from '#gateway/public-pages/document.ts';
import { POINTS_PER_MINUTE } from '#gateway/rate-limits/points.ts';
import { html, type Markup } from '#schema/pages/html.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { firstRequests } from './first-request.ts';
import { GUIDES, type Guide, guideMarkup } from './guides.ts';

/** A place of the API, shown where the gateway serves it. */
export interface Place {
  path: string;
  title: string;
  about: string;
}

export const PLACES: readonly Place[] = [
  {
    path: '/explorer',
    title: 'Explorer',
    about: 'Try the API in the browser, with an example for each task',
  },
  {
    path: '/api/docs',
    title: 'REST reference',
    about: 'Every route with its fields, and the OpenAPI document',
  },
  {
    path: '/schema.graphql',
    title: 'Schema',
    about: 'The whole GraphQL schema, with the plan and the scope that a field needs',
  },
  {
    path: '/record/picks.csv',
    title: 'Every pick',
    about: 'All picks that are public, as a table for spreadsheets, Python and R',
  },
  { path: '/record/stats.json', title: 'Figures', about: 'Every figure of the record, with its range' },
  {
    path: '/record/days.atom',
    title: 'Feed of days',
    about:
      'Each day of the record as it is settled, as Atom or JSON; today’s seals are at /record/today.atom',
  },
  { path: '/readyz', title: 'Status', about: 'Whether the service answers right now' },
];

const TASKS = [
  {
    title: 'Read the board',
    about: 'Games, picks and odds of any day. What a plan opens is null until then, and each pick says why.',
    to: '/developers/graphql',
  },
  {
    title: 'Follow picks',
    about: 'A stream of today’s board, webhooks that are signed, and feeds for readers and calendars.',
    to: '/developers/graphql#webhooks',
  },
  {
    title: 'Check the record',
    about: 'Every pick is sealed before its game. Prove one, or the whole log, with your own program.',
    to: '/developers/record',
  },
];

/** Where a developer begins: a first request with its `answer`, if there is one, what there is, and the guides. */
export function developersPage(
  publicUrl: string,
  places: readonly Place[],
  answer: string | null,
): PublicPage {
  return {
    status: 200,
    title: 'Developers',
    description: `Build on ${PRODUCT.name}: one GraphQL schema, live updates, signed webhooks, and a record that anyone can check.`,
    path: '/developers',
    listed: true,
    picture: SHARE_PICTURE,
    structuredData: null,
    content: html`<div class="head"><div><h1>Developers</h1>
<p>One GraphQL schema for everything the pages do, live updates, signed webhooks, and files of the whole record.</p></div>
<a class="button primary" href="/account">Make an API key</a></div>
<section><h2>A first request</h2>
<div class="beside">
<div class="requests">${firstRequests(publicUrl).map(
      ({ language, text }, at) =>
        html`<details name="request"${at === 0 && ' open'}><summary>${language}</summary><pre><code>${text}</code></pre></details>`,
    )}</div>
${answer !== null && html`<div><h3>The answer now</h3><pre class="answer" tabindex="0" role="region" aria-label="The answer now"><code>${answer}</code></pre></div>`}
</div>
<p class="lead">With your key in <code>Authorization: Bearer …</code> you see what your plan opens. A network without a key has ${thousands(POINTS_PER_MINUTE.visitor)} points a minute, a key ${thousands(POINTS_PER_MINUTE.key)}; every answer says in <code>extensions.cost</code> what it took.</p></section>
<section><h2>What people build</h2><ul class="tasks">${TASKS.map(
      ({ to, title, about }) =>
        html`<li class="panel"><h3><a href="${to}">${title}</a></h3><p>${about}</p></li>`,
    )}</ul></section>
<section><h2>Try it</h2>${linkList(places.map(({ path, title, about }) => ({ to: path, title, about })))}</section>
<section><h2>Guides</h2>${linkList(GUIDES.map(({ name, title, about }) => ({ to: `/developers/${name}`, title, about })))}</section>`,
  };
}

export function guidePage(guide: Guide): PublicPage {
  return {
    status: 200,
    title: `${guide.title} guide`,
    description: guide.about,
    path: `/developers/${guide.name}`,
    listed: true,
    picture: SHARE_PICTURE,
    structuredData: null,
    content: html`<p class="back"><a href="/developers">Developers</a> · <a href="/developers/${guide.name}.md">As Markdown</a></p>
<article class="guide">${guideMarkup(guide)}</article>`,
  };
}

function linkList(links: readonly { to: string; title: string; about: string }[]): Markup {
  return html`<ul class="links-with-words">${links.map(
    ({ to, title, about }) => html`<li><a href="${to}">${title}</a><span>${about}</span></li>`,
  )}</ul>`;
}
