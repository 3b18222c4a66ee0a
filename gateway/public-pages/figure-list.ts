import { html, type Markup } from '#schema/pages/html.ts';
import type { FigureText } from '#schema/rules/stats/figure-text.ts';

/** Figures, each with its sample and uncertainty under it. */
export function figureList(figures: readonly (readonly [label: string, figure: FigureText])[]): Markup {
  return html`<dl class="figures">${figures.map(
    ([label, { value, note, tone }]) =>
      html`<div><dt>${label}</dt><dd class="value"${tone && html` data-tone="${tone}"`}>${value}</dd><dd class="note">${note}</dd></div>`,
  )}</dl>`;
}
