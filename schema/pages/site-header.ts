import { MARK, PRODUCT } from '#schema/rules/text/product.ts';
import {
  ADMIN_PANEL,
  BAR_LINKS,
  GET_STARTED,
  MEMBER_LINKS,
  SIGN_IN,
  type SiteLink,
  VISITOR_LINKS,
} from '#schema/rules/text/site-links.ts';
import { html, type Markup } from './html.ts';
import { icon } from './icons.ts';

/**
 * The header of frontend/layout for pages that are the same bytes for everyone. It has the places of visitors and of
 * members: frontend/public/before-paint.js marks which of them this browser remembers, and site-header.js opens the
 * account menu and switches the theme. The menu of narrow screens opens without a script. Needs SITE_HEADER_STYLE.
 */
export function siteHeader(path: string): Markup {
  return html`<a class="skip" href="#main">Skip to content</a>
<header class="site-header"><div class="bar">
<a class="logo" href="/" aria-label="${PRODUCT.name}, start page">${wordmark()}</a>
<nav class="actions" aria-label="Main">
<a class="ghost wide-only admin" href="${ADMIN_PANEL.to}">${icon('admin', 18)} ${ADMIN_PANEL.label}</a>
<button type="button" class="theme wide-only" data-theme-switch="unworded">${icon('moon', 19)}${icon('sun', 19)}</button>
<div class="account member wide-only"><button type="button" aria-expanded="false" data-account>${icon('person', 20)} Account ${icon('down', 16, 2)}</button>
<div class="list" hidden>${linksTo(MEMBER_LINKS, '', 18)}${signOut(18)}</div></div>
<span class="visitor">${BAR_LINKS.map(ghost)}${ghost(SIGN_IN)}<a class="button primary" href="${GET_STARTED.to}">${GET_STARTED.label}</a></span>
<button type="button" class="menu-button" command="show-modal" commandfor="side-menu" aria-label="Open menu" aria-haspopup="dialog">${icon('menu', 22, 2)}</button>
</nav></div>
${sideMenu(path)}
</header>`;
}

function sideMenu(path: string): Markup {
  return html`<dialog class="side-menu" id="side-menu" aria-labelledby="side-menu-title">
<div class="title"><p id="side-menu-title">Menu</p><button type="button" command="close" commandfor="side-menu" aria-label="Close">${icon('close', 20, 2)}</button></div>
<nav class="list" aria-label="Menu">
<div class="member">${linksTo(MEMBER_LINKS, path, 20)}</div><div class="visitor">${linksTo(VISITOR_LINKS, path, 20)}</div>
<div class="admin">${linksTo([ADMIN_PANEL], path, 20)}</div>
<button type="button" class="item" data-theme-switch="worded">${icon('moon', 19)}${icon('sun', 19)} <span></span></button>
<div class="member">${signOut(20)}</div></nav>
<div class="visitor ways"><a class="button" href="${SIGN_IN.to}">${SIGN_IN.label}</a><a class="button primary" href="${GET_STARTED.to}">${GET_STARTED.label}</a></div>
</dialog>`;
}

function ghost({ to, label }: Pick<SiteLink, 'to' | 'label'>): Markup {
  return html`<a class="ghost wide-only" href="${to}">${label}</a>`;
}

/** A page below one of them is of it, as the front end's menu says. */
function linksTo(links: readonly SiteLink[], path: string, size: number): Markup[] {
  return links.map(
    ({ to, label, icon: name }) =>
      html`<a class="item" href="${to}"${path.startsWith(`${to}/`) && html` aria-current="page"`}>${icon(name, size)} ${label}</a>`,
  );
}

function signOut(size: number): Markup {
  return html`<button type="button" class="item" data-sign-out>${icon('out', size)} Sign Out</button>`;
}

/** The name beside its mark, for pages that are written outside of the front end. Needs WORDMARK_STYLE. */
export const wordmark = () =>
  html`<span class="wordmark">${!PRODUCT.hasOwnLogo && MARK_PICTURE}${PRODUCT.name}</span>`;

const MARK_PICTURE = html`<svg viewBox="0 0 28 24" width="28" height="24" aria-hidden="true"><path d="${MARK.strokes}"/><path class="line" d="${MARK.line}"/></svg>`;

export const WORDMARK_STYLE = `
.wordmark { display: inline-flex; align-items: center; gap: 9px; margin: 0; font-size: 1.15rem; font-weight: 700; letter-spacing: -.03em; }
.wordmark svg { fill: none; stroke: currentColor; stroke-width: 2.1; stroke-linecap: round; }
.wordmark .line { stroke: light-dark(var(--accent-strong), var(--accent)); stroke-width: 2.6; }
`;
