import { html } from '#schema/pages/html.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import type { FeedItem } from './feed-items.ts';

/** News of picks as RSS 2.0. */
export function rssText(items: readonly FeedItem[], publicUrl: string): string {
  return html`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel>
<title>${PRODUCT.name} picks</title>
<link>${publicUrl}/dashboard</link>
<description>The picks of the last week, as your plan opens them.</description>
<language>en-US</language>
<ttl>15</ttl>
${items.map(
  ({ id, title, path, lines, at }) => html`<item>
<title>${title}</title>
<link>${publicUrl}${path}</link>
<guid isPermaLink="false">${id}</guid>
<pubDate>${at.toUTCString()}</pubDate>
<description>${html`${lines.map((line) => html`<p>${line}</p>`)}`.text}</description>
</item>
`,
)}</channel></rss>
`.text;
}
