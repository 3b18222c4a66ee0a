import { documentColors, FONT_STYLE_PATH } from '#schema/pages/document-style.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';

export const CONTROL_STYLE_PATH = '/local/control.css';

/** Gives the local Braintree's control page, which has names of its own for them, the product's colors and font. */
export const CONTROL_STYLE = `@import "${FONT_STYLE_PATH}";
${documentColors(PRODUCT.accent)}
:root { color-scheme: light; --card: var(--panel); --text: var(--ink); --soft: var(--ink-3); --good: var(--win); --bad: var(--loss); --odd: var(--accent-text); }
:root.dark { color-scheme: dark; }
body { font: 14px/1.5 "Inter Variable", "Inter Fallback", system-ui, sans-serif; }
:focus-visible { outline-color: var(--accent-text); }
`;
