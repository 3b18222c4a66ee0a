import { documentPage } from '#schema/pages/document-page.ts';
import { html, type Markup } from '#schema/pages/html.ts';
import { wordmark } from '#schema/pages/site-header.ts';
import type { JsonSchema } from '../json-schema.ts';
import type { OpenApi } from '../open-api.ts';
import { type Entry, entriesOf } from './entries.ts';
import { type Field, fieldsOf } from './fields.ts';
import { REFERENCE_STYLE } from './reference-style.ts';

/** The REST API's reference as one page that can be read without scripts; its style and the script that chooses the theme have the nonce. */
export function referencePage(document: OpenApi, nonce: string): string {
  const entries = entriesOf(document);
  const tags = document.tags.map(({ name }) => ({
    name,
    entries: entries.filter(({ tag }) => tag === name),
  }));
  const schemas = Object.entries(document.components.schemas);
  const content = html`<a class="skip" href="#content">Skip to the content</a>
<header>${wordmark()}<p>REST API</p><a href="/api/openapi.json">OpenAPI 3.1</a></header>
<div class="columns">
<nav aria-label="Routes">${tags.map(({ name, entries }) => group(name, entries))}
<h2>Objects</h2><ul>${schemas.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
<main id="content">
<h1>REST API</h1>
<p class="lead">${sentence(document.info.description)}</p>
${ABOUT}
${tags.map(({ name, entries }) => html`<section><h2>${name}</h2>${entries.map(article)}</section>`)}
<section><h2>Objects</h2>${schemas.map(object)}</section>
</main>
</div>`;
  return documentPage({ title: 'REST API', content, style: REFERENCE_STYLE, nonce, productLook: true });
}

const ABOUT = html`<ul class="about">
<li>Bodies are JSON. Send the identity provider’s ID token as <code>authorization: Bearer …</code>; a bad token gets 401.</li>
<li><code>{uid}</code> and <code>{userId}</code> must be your own; any other gets 404.</li>
<li>A refused request gets <code>{error, message, code}</code> with its status; <code>fields</code> names what is wrong. Only a declined card has the word payment in its <code>error</code>.</li>
<li>A field with <i>*</i> is always present. Amounts are in US dollars, timestamps are ISO 8601 in UTC, and days and game times are in New York time.</li>
</ul>`;

function group(name: string, entries: Entry[]): Markup {
  return html`<h2>${name}</h2><ul>${entries.map(
    ({ id, method, path }) =>
      html`<li><a href="#${id}">${badge(method)}<span>${breakable(path)}</span></a></li>`,
  )}</ul>`;
}

/** A path may wrap after its slashes, not inside its words. */
function breakable(path: string): Markup {
  return html`${path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`)}`;
}

/** A sentence with code between backticks. */
function sentence(text: string): Markup {
  return html`${text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}`;
}

function badge(method: string): Markup {
  return html`<b class="method ${method.toLowerCase()}">${method}</b>`;
}

function article(entry: Entry): Markup {
  const { id, method, path, summary, bearer, graphql, nested, status, answer, curl } = entry;
  const given = [...entry.parameters.map(parameterField), ...entry.body];
  return html`<article id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${badge(method)} <a href="#${id}">/api${path}</a></h3>
<p>${sentence(summary)}</p>
<p class="facts"><span>${bearer}</span><span>GraphQL: <code>${graphql}</code></span></p>
${given.length > 0 && html`<h4>Request</h4>${fieldTable(given)}`}
${nested && html`<p class="note">The body may also stand nested: <code>{"${nested}": {…}}</code></p>`}
<h4>Response ${status}</h4>${fieldTable(answer)}
<pre tabindex="0" role="region" aria-label="Example of ${method} ${path}"><code>${curl}</code></pre>
</article>`;
}

function parameterField({ name, in: place, description = '', required }: Entry['parameters'][number]): Field {
  return { name, type: `string, in the ${place}`, required, description };
}

function object([name, schema]: [string, JsonSchema]): Markup {
  return html`<article id="${name}" aria-labelledby="${name}-title"><h3 id="${name}-title"><a href="#${name}">${name}</a></h3><p>${schema.description}</p>${fieldTable(fieldsOf(schema))}</article>`;
}

function fieldTable(fields: Field[]): Markup {
  return html`<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${fields.map(
    ({ name, type, required, description }) =>
      html`<tr><th scope="row"><code>${name}</code>${required && html`<i title="always there">*</i>`}</th><td>${type}</td><td>${sentence(description)}</td></tr>`,
  )}</tbody></table>`;
}
