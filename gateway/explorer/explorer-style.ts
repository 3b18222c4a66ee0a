import { accentColors, hslChannels } from '#schema/rules/text/accent-colors.ts';

/** The bar above the explorer's editor, and the editor in the product's colors. */
export const explorerStyle = (accent: string) => `
body { height: 100dvh; display: flex; flex-direction: column; background: var(--panel); font-size: 15px; line-height: 1.4; }
header { display: flex; flex-wrap: wrap; align-items: end; gap: 8px 20px; padding: 10px 16px; border-bottom: 1px solid var(--line); }
header h1 { display: flex; gap: 10px; align-items: center; margin: 0 auto 4px 0; font-size: 16px; letter-spacing: 0; }
header h1 a { color: var(--ink); text-decoration: none; }
header h1 > span { color: var(--ink-3); font-weight: 400; }
header nav { display: flex; gap: 16px; margin-bottom: 7px; font-size: 14px; }
label { display: grid; gap: 2px; font-size: 12px; color: var(--ink-3); min-width: 0; }
select, input { height: 34px; width: 300px; max-width: 100%; padding: 0 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--page); color: var(--ink); font: inherit; font-size: 14px; }
.button { display: grid; align-items: center; height: 34px; padding: 0 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); color: var(--ink); font-size: 14px; font-weight: 600; text-decoration: none; white-space: nowrap; }
#about { margin: 0; padding: 8px 16px; font-size: 14px; color: var(--ink-3); border-bottom: 1px solid var(--line); }
#ruru-root { flex: 1; min-height: 0; }
#ruru-root .graphiql-container { --color-primary: ${hslChannels(accentColors(accent).light.text)}; --font-family: "Inter Variable", system-ui, sans-serif; }
.dark #ruru-root .graphiql-container { --color-primary: ${hslChannels(accentColors(accent).dark.text)}; }
#ruru-root .graphiql-execute-button { background: var(--accent); }
#ruru-root .graphiql-execute-button > svg { color: var(--on-accent); fill: var(--on-accent); }
#ruru-root .monaco-editor .mtk8 { color: #077048; }
#ruru-root .monaco-editor .line-numbers { color: var(--ink-3); }
.dark #ruru-root .monaco-editor .mtk8 { color: #8fc07c; }
#ruru-root :is(.graphiql-footer, .graphiql-logo) { display: none; }
#ruru-root .graphiql-tab-close { min-width: 24px; min-height: 24px; }
@media (max-width: 720px) {
  header h1 { width: 100%; margin-bottom: 0; }
  header label { flex: 1 1 140px; }
  select, input { width: 100%; }
  #ruru-root #graphiql-session { flex-direction: column; }
}
`;
