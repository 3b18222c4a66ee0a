import { html, type Markup } from '#schema/pages/html.ts';
import { siteFooter } from '#schema/pages/site-footer.ts';
import { siteHeader } from '#schema/pages/site-header.ts';
import { PALETTE } from '#schema/rules/text/palette.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { type StructuredData, structuredDataScript } from './structured-data.ts';

/** A picture that link previews show, 1200 by 630. */
export interface PreviewPicture {
  path: string;
  description: string;
}

export interface PublicPage {
  status: 200 | 404;
  title: string;
  /** What search engines and link previews say. */
  description: string;
  /** The one address of the page; null where there is no page. */
  path: string | null;
  /** Whether search engines may list it. */
  listed: boolean;
  picture: PreviewPicture;
  structuredData: StructuredData | null;
  content: Markup;
}

export const SHARE_PICTURE: PreviewPicture = {
  path: '/share.png',
  description: 'Daily sports picks, every result on the record',
};

/** Addresses of the operator's own, and of the style sheet. */
interface Site {
  publicUrl: string;
  stylePath: string;
}

/** The whole document. It holds no inline style or script and nothing personal: its bytes are the same for everyone. */
export function documentOf(page: PublicPage, site: Site): string {
  return html`<!doctype html>
<html lang="en" class="follows-theme">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · ${PRODUCT.name}</title>
<link rel="stylesheet" href="${site.stylePath}">
<script src="/before-paint.js"></script>
<script src="/reader-display.js" defer></script>
<script src="/site-header.js" defer></script>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="alternate" type="application/atom+xml" title="The record, day by day" href="/record/days.atom">
<link rel="alternate" type="application/feed+json" title="The record, day by day" href="/record/days.json">
<link rel="alternate" type="application/atom+xml" title="Sealed today" href="/record/today.atom">
<link rel="alternate" type="application/feed+json" title="Sealed today" href="/record/today.json">
<meta name="theme-color" content="${PALETTE.ink.light}">
<meta name="description" content="${page.description}">
${!page.listed && html`<meta name="robots" content="noindex">`}
${page.path !== null && previewOf(page, `${site.publicUrl}${page.path}`, site)}
${page.structuredData && structuredDataScript(page.structuredData)}
</head>
<body>
${siteHeader(page.path ?? '')}
<main id="main">${page.content}</main>
${siteFooter()}
</body>
</html>
`.text;
}

function previewOf(
  { title, description, picture }: PublicPage,
  address: string,
  { publicUrl }: Site,
): Markup {
  return html`<link rel="canonical" href="${address}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="${PRODUCT.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${publicUrl}${picture.path}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${picture.description}">
<meta name="twitter:card" content="summary_large_image">`;
}
