import { html, type Markup } from '#schema/pages/html.ts';
import { cutAxis, rateAxis, ratePlot } from '#schema/pages/plots/rate-plot.ts';
import { shapeMarkup } from '#schema/pages/plots/shape.ts';
import {
  DIMENSION_LABELS,
  type FigureText,
  recordFigure,
  sliceName,
  unitsFigure,
  yieldFigure,
} from '#schema/rules/stats/figure-text.ts';
import { byLowerEnd, rateRange, rateValue } from '#schema/rules/stats/rate-text.ts';
import type { RecordSlicesType } from '#schema/types/record/record-stats.type.ts';

/** Hit rates of the parts of a record, with the plot as a column. Months stay in their order. */
export function rateTable({ dimension, slices }: RecordSlicesType): Markup {
  const name = DIMENSION_LABELS[dimension];
  const rated = slices.map((slice) => ({ ...slice, rate: slice.figures.hitRate }));
  const axis = cutAxis(rated.map(({ rate }) => rate));
  const most = Math.max(...rated.map(({ rate }) => rate.n));
  const ordered = dimension === 'MONTH' ? rated : byLowerEnd(rated);
  return html`<section><h2 id="by-${dimension}">Hit rate by ${name.toLowerCase()}</h2>
<div class="table" tabindex="0" role="region" aria-labelledby="by-${dimension}"><table class="rates">
<thead><tr><th scope="col">${name}</th><th scope="col" class="dots">Axis cut: ${percent(axis.from)} to ${percent(axis.to)}. Larger dots have more picks; the upright mark is break-even.${shapeMarkup(rateAxis(axis))}</th><th scope="col">Won</th><th scope="col">Units</th><th scope="col">Yield</th></tr></thead>
<tbody>${ordered.map(
    ({ name: value, figures, rate }) =>
      html`<tr><th scope="row">${sliceName(dimension, value)}<small>${recordFigure(figures).value}</small></th><td class="dots">${shapeMarkup(ratePlot(rate, axis, most))}</td><td>${rateValue(rate)}<small>${rateRange(rate)}</small></td><td data-label="Units">${unitsFigure(figures.staked).value}</td><td data-label="Yield">${yieldFigure(figures.staked).value}</td></tr>`,
  )}</tbody></table></div></section>`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Figures, each with its sample and uncertainty under it. */
export function figureList(figures: readonly (readonly [label: string, figure: FigureText])[]): Markup {
  return html`<dl class="figures">${figures.map(
    ([label, { value, note, tone }]) =>
      html`<div><dt>${label}</dt><dd class="value"${tone && html` data-tone="${tone}"`}>${value}</dd><dd class="note">${note}</dd></div>`,
  )}</dl>`;
}
