import { html } from '#schema/pages/html.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import type { FeedGame } from './feed-games.ts';

/** Games as RSS 2.0. */
export function rssText(games: readonly FeedGame[], publicUrl: string): string {
  return html`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel>
<title>${PRODUCT.name} picks</title>
<link>${publicUrl}/dashboard</link>
<description>The games with picks of the last week, as your plan opens them.</description>
<language>en-US</language>
<ttl>15</ttl>
${games.map(
  ({ id, title, lines, publishedAt }) => html`<item>
<title>${title}</title>
<link>${publicUrl}/dashboard</link>
<guid isPermaLink="false">${id}</guid>
<pubDate>${publishedAt.toUTCString()}</pubDate>
<description>${html`${lines.map((line) => html`<p>${line}</p>`)}`.text}</description>
</item>
`,
)}</channel></rss>
`.text;
}
