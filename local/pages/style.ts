import { documentColors, FONT_STYLE_PATH } from '#schema/pages/document-style.ts';
import { FONT_STACK } from '#schema/pages/fonts.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';

/** The layout of the local world's own pages. */
export const LOCAL_STYLE = `
header { display: flex; background: var(--panel); flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; padding: 1rem clamp(1rem, 5vw, 3rem); border-bottom: 1px solid var(--line); }
header a.home { color: var(--ink); text-decoration: none; }
header .where { padding: .1rem .5rem; border-radius: .4rem; background: var(--sunken); color: var(--ink-3); font-size: .8rem; font-weight: 600; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.1rem; font-size: .92rem; font-weight: 600; }
nav a { color: inherit; text-decoration: none; }
nav a:hover { text-decoration: underline; }
main { max-width: 46rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 3.5rem) 1rem 4rem; }
h1 { margin-bottom: .35rem; }
h2 { margin: 0; font-size: 1.05rem; }
.card + h2 { margin: 2rem 0 .8rem; }
h2 + .card { margin-top: .8rem; }
p { margin: .35rem 0; }
.lead { margin-bottom: 1.75rem; color: var(--ink-3); max-width: 38rem; }
.card { display: block; margin: 0 0 .9rem; padding: 1.1rem 1.25rem; background: var(--panel); border: 1px solid var(--line); border-radius: .8rem; color: inherit; }
form.filters { display: grid; grid-template-columns: repeat(2, minmax(0, 12rem)) minmax(0, 1fr) auto; gap: .6rem; margin-bottom: 1rem; }
.panes { display: grid; grid-template-columns: minmax(0, 26rem) minmax(0, 1fr); gap: 1rem; align-items: start; }
.mails { max-height: 80vh; margin: 0; padding: 0; overflow-y: auto; background: var(--panel); border: 1px solid var(--line); border-radius: .8rem; list-style: none; }
.mails a { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr) auto; gap: .6rem; align-items: center; min-height: 40px; padding: 0 .8rem; border-bottom: 1px solid var(--line); font-size: .88rem; color: inherit; text-decoration: none; }
.mails a[aria-current] { background: var(--sunken); }
.mails span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.mails .who { font-weight: 600; }
.mails time { color: var(--ink-3); font-size: .8rem; white-space: nowrap; }
.mail-pane iframe { width: 100%; height: 70vh; margin: .8rem 0 .4rem; background: #fff; border: 1px solid var(--line); border-radius: .6rem; }
.mail-pane button.plain { padding: .3rem .7rem; font-size: .85rem; }
@media (max-width: 56rem) { .panes { grid-template-columns: minmax(0, 1fr); } .mails { max-height: 45vh; } form.filters { grid-template-columns: 1fr 1fr; } }
.mail { white-space: pre-line; overflow-wrap: anywhere; }
.soft { color: var(--ink-3); font-size: .92rem; }
.time { font-size: clamp(1.5rem, 5vw, 2.2rem); font-weight: 650; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
button, .button { display: inline-block; padding: .6rem 1.05rem; border: 1px solid var(--accent); border-radius: .6rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.plain { border-color: var(--line); background: transparent; color: var(--ink); }
button:disabled { opacity: .5; cursor: default; }
main:has(> .wide) { max-width: 78rem; }
.way { display: flex; gap: 1rem; align-items: center; margin-top: 1rem; }
.way:has(progress[hidden]) { margin: 0; }
.way span { white-space: nowrap; font-variant-numeric: tabular-nums; }
progress { display: block; flex: 1; height: .6rem; appearance: none; overflow: hidden; border: 0; border-radius: .3rem; background: var(--sunken); }
progress::-webkit-progress-bar { background: var(--sunken); }
progress::-webkit-progress-value { background: var(--accent); }
progress::-moz-progress-bar { background: var(--accent); }
progress[hidden] { display: none; }
button:hover, .button:hover { filter: brightness(1.08); }
label { display: block; margin: 1rem 0 .3rem; font-weight: 600; }
input, select { width: 100%; padding: .65rem .8rem; border: 1px solid var(--ink-3); border-radius: .6rem; background: var(--page); color: inherit; font: inherit; }
.tools { margin: 0; padding: 0; list-style: none; }
.tools li { padding: .45rem 0; }
.tools a { font-weight: 600; margin-right: .5rem; }
dl { margin: .6rem 0 0; }
dl div { display: grid; grid-template-columns: 16rem 1fr; gap: .1rem 1rem; padding: .5rem 0; border-top: 1px solid var(--line); }
dd { margin: 0; }
@media (max-width: 36rem) { dl div { grid-template-columns: 1fr; } }
[role=status] { margin-top: .8rem; }
[role=status]:empty { margin: 0; }
`;

export const CONTROL_STYLE_PATH = '/local/control.css';

/** Gives the local Braintree's control page, which has names of its own for them, the product's colors and font. */
export const CONTROL_STYLE = `@import "${FONT_STYLE_PATH}";
${documentColors(PRODUCT.accent)}
:root { color-scheme: light; --card: var(--panel); --text: var(--ink); --soft: var(--ink-3); --good: var(--win); --bad: var(--loss); --odd: var(--accent-text); }
:root.dark { color-scheme: dark; }
body { font: 14px/1.5 ${FONT_STACK}; }
:focus-visible { outline-color: var(--accent-text); }
`;
