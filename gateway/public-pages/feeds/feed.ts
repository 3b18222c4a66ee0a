import { html, type Markup } from '#schema/pages/html.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';

export interface FeedEntry {
  /** The path of its page, which is also its id: it never changes. */
  path: string;
  title: string;
  content: Markup;
  published: Date;
  updated: Date;
  tags: string[];
}

export interface Feed {
  title: string;
  subtitle: string;
  /** The page that shows the same. */
  homePath: string;
  /** When there is no entry. */
  since: Date;
  /** The newest first. */
  entries: FeedEntry[];
}

/** Where a feed is: its own address, and the operator's. */
export interface FeedSite {
  publicUrl: string;
  path: string;
}

/** RFC 4287. */
export function atomText(feed: Feed, { publicUrl, path }: FeedSite): string {
  const { title, subtitle, homePath, entries } = feed;
  return html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${publicUrl}${path}</id>
<title>${title}</title>
<subtitle>${subtitle}</subtitle>
<updated>${lastChange(feed).toISOString()}</updated>
<author><name>${PRODUCT.name}</name><uri>${publicUrl}/</uri></author>
<link rel="self" type="application/atom+xml" href="${publicUrl}${path}"/>
<link rel="alternate" type="text/html" href="${publicUrl}${homePath}"/>
${entries.map((entry) => atomEntry(entry, publicUrl))}</feed>
`.text;
}

function atomEntry({ path, title, content, published, updated, tags }: FeedEntry, publicUrl: string): Markup {
  return html`<entry>
<id>${publicUrl}${path}</id>
<title>${title}</title>
<published>${published.toISOString()}</published>
<updated>${updated.toISOString()}</updated>
<link rel="alternate" type="text/html" href="${publicUrl}${path}"/>
${tags.map((tag) => html`<category term="${tag}"/>\n`)}<content type="html">${content.text}</content>
</entry>
`;
}

/** JSON Feed 1.1. */
export function jsonFeedText(
  { title, subtitle, homePath, entries }: Feed,
  { publicUrl, path }: FeedSite,
): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    home_page_url: `${publicUrl}${homePath}`,
    feed_url: `${publicUrl}${path}`,
    language: 'en-US',
    authors: [{ name: PRODUCT.name, url: `${publicUrl}/` }],
    items: entries.map((entry) => ({
      id: `${publicUrl}${entry.path}`,
      url: `${publicUrl}${entry.path}`,
      title: entry.title,
      content_html: entry.content.text,
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
      tags: entry.tags,
    })),
  });
}

function lastChange({ entries, since }: Feed): Date {
  return new Date(Math.max(since.getTime(), ...entries.map(({ updated }) => updated.getTime())));
}
