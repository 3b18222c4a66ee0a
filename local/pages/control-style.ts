import { documentColors, FONT_STYLE_PATH } from '#schema/pages/document-style.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';

export const CONTROL_STYLE_PATH = '/local/control.css';

/** Gives the local Braintree's control page, which has names of its own for them, the product's colors and font. */
export const CONTROL_STYLE = `@import "${FONT_STYLE_PATH}";
${documentColors(PRODUCT.accent)}
:root { color-scheme: light; --card: var(--panel); --text: var(--ink); --good: light-dark(#0a7341, #52d893); --bad: light-dark(#b42a2a, #ff9289); --odd: light-dark(#774800, #ffc667); }
:root.dark { color-scheme: dark; }
body { font: 14px/1.5 "Inter Variable", "Inter Fallback", system-ui, sans-serif; }
:focus-visible { outline-color: var(--link); }
`;
