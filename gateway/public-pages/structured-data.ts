import { html, Markup } from '#schema/pages/html.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';

/** A schema.org object without its context. */
export type StructuredData = Record<string, unknown>;

/** As data for search engines. A script of this type never runs, so no content policy has to allow it. */
export function structuredDataScript(data: StructuredData): Markup {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return html`<script type="application/ld+json">${new Markup(text)}</script>`;
}

export function publisher(publicUrl: string): StructuredData {
  return { '@type': 'Organization', name: PRODUCT.name, url: `${publicUrl}/` };
}

/** The way to a page: names and paths, the page itself last. */
export function breadcrumbs(
  publicUrl: string,
  steps: readonly (readonly [name: string, path: string])[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  };
}
