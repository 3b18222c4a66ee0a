/** The layout of the reference, and a colour for each method. */
export const REFERENCE_STYLE = `
:root { --get: var(--win); --post: var(--accent-text); --put: light-dark(#2a56b4, #8db2ff); --delete: var(--loss); }
html { scroll-padding-top: 4.5rem; }
body { font-size: 15px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; z-index: 2; padding: .5rem .8rem; background: var(--panel); }
body > header { position: sticky; top: 0; z-index: 1; display: flex; gap: 1.2rem; align-items: center; height: 60px; padding: 0 clamp(1rem, 3vw, 2rem); background: var(--panel); border-bottom: 1px solid var(--line); }
body > header p { margin: 0; color: var(--ink-3); }
body > header a { margin-left: auto; }
body > header .wordmark { color: var(--ink); }
.columns { display: grid; grid-template-columns: 19rem minmax(0, 1fr); max-width: 1320px; margin: 0 auto; }
nav { position: sticky; top: 60px; align-self: start; height: calc(100vh - 60px); overflow-y: auto; padding: 1rem 1rem 3rem clamp(1rem, 3vw, 2rem); border-right: 1px solid var(--line); }
nav h2 { margin: 1.2rem 0 .35rem; font-size: .8rem; font-weight: 600; color: var(--ink-3); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: flex; gap: .55rem; align-items: baseline; padding: .24rem .4rem; border-radius: 6px; color: var(--ink); font-size: .84rem; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { background: var(--sunken); }
main { padding: clamp(1.5rem, 4vw, 3rem) clamp(1rem, 4vw, 3.5rem) 6rem; }
.lead { max-width: 44rem; margin: .6rem 0 0; font-size: 1.08rem; color: var(--ink-3); }
.about { max-width: 46rem; margin: 1.4rem 0 0; padding-left: 1.1rem; }
.about li { margin: .35rem 0; }
section > h2 { margin: 3.2rem 0 1rem; font-size: 1.35rem; letter-spacing: -.02em; }
article { margin: 0 0 1.2rem; padding: clamp(1rem, 3vw, 1.6rem); background: var(--panel); border: 1px solid var(--line); border-radius: 12px; }
article:target { border-color: var(--accent); }
h3 { display: flex; flex-wrap: wrap; gap: .3rem .7rem; align-items: baseline; margin: 0; font-size: 1.04rem; overflow-wrap: anywhere; }
h3 a { color: var(--ink); text-decoration: none; }
h3 a:hover { text-decoration: underline; }
h4 { margin: 1.3rem 0 .2rem; font-size: .84rem; color: var(--ink-3); font-weight: 600; }
article p { margin: .5rem 0 0; max-width: 46rem; }
.facts { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; color: var(--ink-3); font-size: .87rem; }
.note { font-size: .9rem; }
.method { min-width: 3.1rem; font: 700 .7rem/1.4 ui-monospace, Menlo, Consolas, monospace; letter-spacing: .03em; }
.get { color: var(--get); } .post { color: var(--post); } .put { color: var(--put); } .delete { color: var(--delete); }
table { font-size: .9rem; }
th, td { padding: .45rem .9rem .45rem 0; overflow-wrap: anywhere; }
tbody th { width: 30%; font-weight: 500; } td:nth-child(2) { width: 30%; color: var(--ink-3); }
tbody tr:last-child > * { border-bottom: 0; }
i { color: var(--accent-text); font-style: normal; }
th i { margin-left: .2rem; }
pre { margin: 1.2rem 0 0; padding: .9rem 1rem; overflow-x: auto; background: var(--sunken); border-radius: 8px; line-height: 1.5; }
@media (max-width: 860px) { .columns { grid-template-columns: minmax(0, 1fr); } nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); } nav ul { columns: 2; } }
@media (max-width: 560px) { nav ul { columns: 1; } thead { display: none; } tbody tr { display: block; padding: .55rem 0; border-bottom: 1px solid var(--line); } tbody th, td { display: block; width: auto !important; padding: .1rem 0; border: 0; } }
`;
