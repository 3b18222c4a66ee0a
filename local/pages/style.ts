/** The look of the local world's own pages; apart from the product's, so that nobody mistakes one for the other. */
export const LOCAL_STYLE = `
:root { color-scheme: light dark; --paper: #f6f5f1; --card: #fff; --ink: #1d2622; --soft: #56625c; --line: #dcdcd3; --accent: #0f6b4c; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #111614; --card: #1a211e; --ink: #ecf1ee; --soft: #a5b2ab; --line: #2f3a35; --accent: #5ed3a3; --on-accent: #08140f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; padding: 1rem clamp(1rem, 5vw, 3rem); border-bottom: 1px solid var(--line); }
header strong { font-size: 1.05rem; letter-spacing: -.01em; }
header strong span { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.1rem; }
a { color: var(--accent); text-underline-offset: .2em; }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
main { max-width: 46rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 3.5rem) 1rem 4rem; }
h1 { margin: 0 0 .35rem; font-size: clamp(1.7rem, 4vw, 2.3rem); letter-spacing: -.025em; line-height: 1.15; }
h2 { margin: 0; font-size: 1.05rem; }
p { margin: .35rem 0; }
.lead { margin-bottom: 1.75rem; color: var(--soft); max-width: 38rem; }
.card { display: block; margin: 0 0 .9rem; padding: 1.1rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .8rem; color: inherit; }
.mail { white-space: pre-line; overflow-wrap: anywhere; }
.soft { color: var(--soft); font-size: .92rem; }
.time { font-size: clamp(1.5rem, 5vw, 2.2rem); font-weight: 650; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
button, .button { display: inline-block; padding: .6rem 1.05rem; border: 1px solid var(--accent); border-radius: .6rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.plain { background: transparent; color: var(--accent); }
button:hover, .button:hover { filter: brightness(1.08); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
label { display: block; margin: 1rem 0 .3rem; font-weight: 600; }
input { width: 100%; padding: .65rem .8rem; border: 1px solid var(--soft); border-radius: .6rem; background: var(--paper); color: inherit; font: inherit; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem .4rem; border-bottom: 1px solid var(--line); text-align: left; }
code { font: .92em ui-monospace, monospace; overflow-wrap: anywhere; }
[role=status] { margin-top: .8rem; }
[role=status]:empty { margin: 0; }
`;
