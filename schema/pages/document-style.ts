import { colorVariables } from '#schema/rules/text/palette.ts';
import { FONT_STACK } from './fonts.ts';

/** Where the gateway serves the style sheet that loads the product's font. */
export const FONT_STYLE_PATH = '/styles/font.css';

/** The product's colors, light or dark as `color-scheme` says, by the names of frontend/app/tokens.css. */
export function documentColors(accent: string): string {
  const colors = Object.entries(colorVariables(accent)).map(([name, { light, dark }]) =>
    light === dark ? `${name}: ${light};` : `${name}: light-dark(${light}, ${dark});`,
  );
  return `:root { color-scheme: light dark; ${colors.join(' ')} --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }`;
}

/**
 * What all pages share that are written outside of the front end: the product's colours and its basic elements. Light or
 * dark as the reader's system is; with `follows-theme` in the product's font, and as the reader chose in the product.
 */
export const documentStyle = (accent: string) => `
${documentColors(accent)}
.follows-theme { color-scheme: light; }
.follows-theme.dark { color-scheme: dark; }
.follows-theme body { font-family: ${FONT_STACK}; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
a { color: var(--accent-text); text-underline-offset: .2em; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
h1 { margin: 0; font-size: clamp(1.6rem, 5vw, 2.1rem); line-height: 1.2; letter-spacing: -.025em; }
code, pre { font-family: var(--mono); font-size: .87em; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--ink-3); font-size: .85rem; font-weight: 500; }
`;
