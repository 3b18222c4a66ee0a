import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { documentStyle } from '#schema/pages/document-style.ts';
import { FALLBACK_FACES, FONT_STACK } from '#schema/pages/fonts.ts';
import { SITE_FOOTER_STYLE } from '#schema/pages/site-footer.ts';
import { WORDMARK_STYLE } from '#schema/pages/site-header.ts';
import { SITE_HEADER_STYLE } from '#schema/pages/site-header-style.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';

interface StyleSheet {
  /** Names its content, so that it may be kept for good. */
  path: string;
  text: string;
}

/** The style sheet of the public pages, with the font of the built front end where there is one. */
export function publicStyleSheet(frontendFolder: string): StyleSheet {
  const text =
    `${fontFace(frontendFolder)}${documentStyle(PRODUCT.accent)}${WORDMARK_STYLE}${STYLE}${SITE_HEADER_STYLE}${SITE_FOOTER_STYLE}`.replace(
      /\n+/g,
      '\n',
    );
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return { path: `/styles/public-${hash}.css`, text };
}

/** Loads the font of the built front end; empty without one, as in development, where the system's font is used. */
export function fontFace(frontendFolder: string): string {
  const [file] = globSync('inter-latin-wght-normal-*.woff2', { cwd: join(frontendFolder, 'assets') });
  if (!file) return '';
  return `@font-face { font-family: "Inter Variable"; font-weight: 100 900; font-display: swap; src: url("/assets/${file}") format("woff2-variations"); }
${FALLBACK_FACES}
`;
}

/** The measures are those of frontend/app/tokens.css. */
const STYLE = `
body { min-height: 100dvh; display: flex; flex-direction: column; font: 15px/1.5 ${FONT_STACK}; font-feature-settings: "cv11", "ss03"; -webkit-font-smoothing: antialiased; }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 3px; }
h1, h2, h3, p, dl, dd, ol, ul { margin: 0; }
ol, ul { padding: 0; list-style: none; }
h1 { font-size: clamp(1.625rem, 1.2rem + 1.4vw, 2.125rem); font-weight: 660; text-wrap: balance; overflow-wrap: anywhere; }
h2 { font-size: 1.125rem; font-weight: 640; letter-spacing: -.018em; line-height: 1.2; }
.visually-hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
main { flex: 1; width: 100%; max-width: 1080px; margin: 0 auto; padding: 28px 24px 56px; }
main.narrow { max-width: 760px; }
.back { display: inline-block; padding: 3px 0; margin-bottom: 12px; color: var(--ink-3); font-size: .8125rem; }
.head { display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: space-between; gap: 14px 24px; margin-bottom: 22px; }
.lead, .head p { margin-top: 6px; color: var(--ink-3); }
.own-words { max-width: 68ch; margin-bottom: 22px; white-space: pre-line; overflow-wrap: anywhere; }
.days { display: flex; gap: 8px; font-size: .8125rem; font-weight: 600; }
.days a, .button { display: inline-block; min-height: 32px; padding: 5px 12px; border: 1px solid var(--line-strong); border-radius: 8px; background: var(--panel); color: var(--ink); text-decoration: none; }
.days a:hover, .button:hover { border-color: var(--ink-3); background: var(--sunken); }
.button.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); font-weight: 600; }
.figures { display: grid; grid-template-columns: repeat(4, 1fr); overflow: hidden; border: 1px solid var(--line); border-radius: 12px; background: var(--line); gap: 1px; }
.figures > div { padding: 14px 18px; background: var(--panel); }
.figures dt, .facts dt { color: var(--ink-3); font-size: .8125rem; }
.value { font-size: 1.375rem; font-weight: 660; letter-spacing: -.022em; line-height: 1.25; }
.note { margin-top: 4px; color: var(--ink-3); font-size: .75rem; }
[data-tone="win"] { color: var(--win); }
[data-tone="loss"] { color: var(--loss); }
.tag { display: inline-block; padding: 2px 8px; border-radius: 6px; background: var(--sunken); color: var(--ink-2); font-size: .75rem; font-weight: 620; white-space: nowrap; }
.tag[data-tone="win"] { background: var(--win-soft); color: var(--win); }
.tag[data-tone="loss"] { background: var(--loss-soft); color: var(--loss); }
.plot { margin: 12px 0; padding: 14px 18px 8px 14px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
.plot svg, .dots svg { display: block; }
.verdict { margin-top: 0; }
.verdict h2 { max-width: 62ch; margin-bottom: 4px; font-size: 1.375rem; line-height: 1.32; }
.verdict > p { color: var(--ink-2); font-size: 1.125rem; }
.verdict .figures { grid-template-columns: repeat(3, 1fr); }
.careful, .more, .raw { margin-top: 16px; }
.careful summary, .more summary, .raw summary { color: var(--ink); font-size: .9375rem; font-weight: 600; }
.careful .figures, .more .picks { margin-top: 12px; }
.table .rates { min-width: 620px; }
.rates small { display: block; color: var(--ink-3); font-size: .75rem; font-variant-numeric: normal; font-weight: 400; }
.table .dots { width: 40%; padding-inline: 22px; font-variant-numeric: normal; white-space: normal; }
.rates td.dots { padding-block: 4px; vertical-align: middle; }
section { margin-top: 32px; }
.links-with-words { display: grid; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
.links-with-words li { display: grid; grid-template-columns: 160px minmax(0, 1fr); gap: 2px 16px; padding: 12px 18px; border-bottom: 1px solid var(--line); }
.links-with-words li:last-child { border-bottom: 0; }
.links-with-words a { font-weight: 600; }
.links-with-words span { color: var(--ink-3); }
pre code { font-size: .8125rem; }
pre { overflow-x: auto; margin: 12px 0; padding: 14px 18px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); font-size: .8125rem; line-height: 1.55; }
code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.beside { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px 20px; }
.beside h3 { color: var(--ink-3); font-size: .8125rem; line-height: 24px; }
.requests summary { color: var(--ink); font-weight: 600; }
.requests details { padding-bottom: 6px; }
.requests pre { margin-block: 6px; white-space: pre-wrap; overflow-wrap: anywhere; }
.beside + .lead { margin-top: 14px; }
.answer { max-height: 360px; margin: 0; }
.tasks { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; }
.tasks li.panel { margin: 0; }
.tasks p { margin-top: 6px; color: var(--ink-3); }
.guide { max-width: 78ch; }
.guide h2 { margin: 32px 0 8px; }
.guide h3 { margin: 22px 0 6px; font-size: 1rem; }
.guide p, .guide ul, .guide ol { margin: 8px 0; }
.guide ul, .guide ol { padding-left: 22px; list-style: revert; }
.guide :not(pre) > code { padding: 1px 5px; border-radius: 5px; background: var(--sunken); font-size: .875em; overflow-wrap: anywhere; }
.wide { overflow-x: auto; margin: 12px 0; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
.wide table { border-collapse: collapse; min-width: 100%; font-size: .875rem; }
.wide th, .wide td { padding: 8px 14px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
.wide tr:last-child td { border-bottom: 0; }
section > h2 { margin-bottom: 12px; }
.squares { display: flex; flex-wrap: wrap; gap: 4px; margin-bottom: 12px; }
.squares a { display: grid; place-items: center; width: 34px; height: 34px; border-radius: 5px; background: var(--sunken); color: var(--ink-2); font-size: .8125rem; font-weight: 680; text-decoration: none; }
.squares [data-result="W"] { background: var(--win); color: var(--panel); }
.squares [data-result="L"] { background: var(--loss); color: var(--panel); }
.picks { border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
.picks li { display: grid; grid-template-columns: 104px minmax(0, 1fr) 132px 132px; align-items: center; gap: 4px 16px; padding: 12px 18px; border-bottom: 1px solid var(--line); font-size: .8125rem; font-variant-numeric: tabular-nums; }
.picks li:last-child { border-bottom: 0; }
.picks .words { display: grid; gap: 2px; min-width: 0; overflow-wrap: anywhere; }
.picks .words a { font-size: .9375rem; font-weight: 600; }
.when, .words span, .price { color: var(--ink-3); }
.score { color: var(--ink-2); font-weight: inherit; white-space: nowrap; }
.bet .score { font-size: 1rem; font-weight: 600; white-space: normal; }
.outcome { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
.outcome:has(:only-child) { justify-content: flex-start; }
.panel { padding: 18px 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
.panel + .panel { margin-top: 16px; }
.bet { display: flex; flex-wrap: wrap; align-items: baseline; gap: 6px 14px; margin-bottom: 10px; font-size: 1.375rem; font-weight: 660; letter-spacing: -.022em; overflow-wrap: anywhere; }
.why { max-width: 68ch; overflow-wrap: anywhere; white-space: pre-line; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(150px, 42%), 1fr)); gap: 12px 20px; margin-top: 18px; font-variant-numeric: tabular-nums; }
.seal { margin-bottom: 12px; font-size: 1.0625rem; }
.seal + p { color: var(--ink-3); }
.links { display: flex; flex-wrap: wrap; gap: 6px 20px; }
section + .links { margin-top: 20px; }
.lead + .timeline { margin-top: 14px; }
.panel .links { margin-top: 14px; font-size: .8125rem; }
.panel .links a { padding: 3px 0; }
.timeline { display: grid; gap: 18px; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.timeline li { padding-left: 14px; border-left: 3px solid var(--line); }
.timeline li[data-due] { border-left-style: dashed; }
.timeline .title { font-weight: 600; }
.timeline .moment, summary { color: var(--ink-3); font-size: .8125rem; }
summary { min-height: 24px; cursor: pointer; }
code.bytes { display: block; margin-top: 6px; padding: 10px 12px; border-radius: 8px; background: var(--sunken); font-size: .75rem; }
.table { overflow-x: auto; border: 1px solid var(--line); border-radius: 12px; background: linear-gradient(to left, var(--panel) 40%, transparent) right / 48px 100% no-repeat local, linear-gradient(to left, var(--line-strong), transparent) right / 20px 100% no-repeat scroll, var(--panel); }
.table table { font-size: .8125rem; font-variant-numeric: tabular-nums; }
.table th, .table td { padding: 9px 18px; white-space: nowrap; }
.table tbody tr:last-child > * { border-bottom: 0; }
.table tbody th { font-weight: 600; }
@media (max-width: 980px) {
  .beside, .tasks { grid-template-columns: minmax(0, 1fr); }
  .figures { grid-template-columns: repeat(2, 1fr); }
}
@media (max-width: 720px) {
  .links-with-words li { grid-template-columns: minmax(0, 1fr); }
  main { padding: 20px 16px 40px; }
  .picks li { grid-template-columns: minmax(0, 1fr) auto; padding: 12px 14px; }
  .picks .words { grid-column: 1 / -1; grid-row: 2; }
  .picks .outcome { justify-content: flex-end; }
  .picks .price { grid-row: 3; grid-column: 1 / -1; }
  .figures > div { padding: 12px 14px; }
  .value, .bet, .verdict h2 { font-size: 1.125rem; }
  .verdict .figures > div { padding: 8px 10px; }
  .verdict .value { font-size: .9375rem; white-space: nowrap; }
  .verdict > p { font-size: .9375rem; }
  .table .rates { display: block; min-width: 0; }
  .rates thead, .rates tbody { display: block; }
  .rates tr { display: grid; grid-template-columns: repeat(2, auto); justify-content: space-between; gap: 2px 12px; padding: 10px 14px; border-top: 1px solid var(--line); }
  .rates thead tr { border-top: 0; }
  .rates th, .rates td { padding: 0; border: 0; }
  .rates thead th:not(.dots) { display: none; }
  .table .dots { grid-row: 2; grid-column: 1 / -1; width: auto; padding: 2px 10px; }
  .rates td { text-align: right; }
  .rates td:nth-child(4) { grid-column: 1; text-align: left; }
  .rates [data-label] { font-size: .75rem; }
  .rates [data-label]::before { color: var(--ink-3); content: attr(data-label) " "; }
}
`;
