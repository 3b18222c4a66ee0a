/** The explorer's own bar above the editor, in the colours of the product. */
export const EXPLORER_STYLE = `
:root { color-scheme: light; --paper: #fff; --line: #d5d9d6; --ink: #16211b; --soft: #55605a; --accent: #0b6b3a; }
:root[data-theme='dark'] { color-scheme: dark; --paper: #212a3b; --line: #414c60; --ink: #eef2f6; --soft: #b3bdca; --accent: #5fd39a; }
* { box-sizing: border-box; }
body { margin: 0; height: 100dvh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink); font: 15px/1.4 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: end; gap: 8px 20px; padding: 10px 16px; border-bottom: 1px solid var(--line); }
header h1 { margin: 0 auto 6px 0; font-size: 17px; font-weight: 700; }
header h1 a { color: inherit; text-decoration: none; }
header h1 span { color: var(--soft); font-weight: 400; }
header > a { margin-bottom: 7px; color: var(--accent); font-size: 14px; }
label { display: grid; gap: 2px; font-size: 12px; color: var(--soft); min-width: 0; }
select, input { height: 34px; width: 300px; max-width: 100%; padding: 0 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); color: var(--ink); font: inherit; font-size: 14px; }
select:focus-visible, input:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
#about { margin: 0; padding: 8px 16px; font-size: 14px; color: var(--soft); border-bottom: 1px solid var(--line); }
#ruru-root { flex: 1; min-height: 0; }
#ruru-root .graphiql-footer { display: none; }
@media (max-width: 720px) {
  header h1 { width: 100%; margin-bottom: 0; }
  header label { flex: 1 1 140px; }
  select, input { width: 100%; }
  #ruru-root #graphiql-session { flex-direction: column; }
}
`;
