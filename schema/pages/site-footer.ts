import { helplineDigits, PRODUCT } from '#schema/rules/text/product.ts';
import { FOOTER_LINKS } from '#schema/rules/text/site-links.ts';
import { html, type Markup } from './html.ts';

/** The footer of frontend/layout, for pages that React does not draw. */
export function siteFooter(): Markup {
  const links = FOOTER_LINKS.map(({ to, label }) => html`<a href="${to}">${label}</a> `);
  return html`<footer><div class="row">
<p><strong>21+</strong> Problem gambling? Call <a href="tel:${helplineDigits(PRODUCT.helpline)}">${PRODUCT.helpline}</a></p>
<p class="links">${links}<a href="mailto:${PRODUCT.supportEmail}">${PRODUCT.supportEmail}</a></p>
${PRODUCT.operator && html`<p class="operator">${PRODUCT.operator}</p>`}
</div></footer>`;
}

export const SITE_FOOTER_STYLE = `
footer { border-top: 1px solid var(--line); color: var(--ink-3); font-size: .8125rem; }
footer .row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 6px 24px; max-width: 1320px; margin: 0 auto; padding: 18px 24px; }
footer strong { margin-right: 6px; padding: 1px 6px; border: 1px solid var(--line-strong); border-radius: 5px; color: var(--ink-2); font-size: .75rem; }
footer .links { display: flex; flex-wrap: wrap; gap: 0 20px; }
footer a { display: inline-block; padding: 3px 0; }
.operator { flex-basis: 100%; }
@media (max-width: 860px) { footer .row { padding: 16px; } }
`;
