import { html, type Markup } from '#schema/pages/html.ts';
import { analystPath } from '#schema/rules/api/public-paths.ts';
import {
  besideText,
  closingFigure,
  DIMENSION_LABELS,
  drawdownFigure,
  hitRateFigure,
  recordFigure,
  sliceName,
  unitsFigure,
  yieldFigure,
} from '#schema/rules/stats/figure-text.ts';
import type { RecordFigures } from '#schema/rules/stats/record-figures.ts';
import { recordAddress } from '#schema/rules/stats/record-filter.ts';
import { luckSentence } from '#schema/rules/stats/verdict-text.ts';
import { counted } from '#schema/rules/text/counted.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import type { RecordSlicesType } from '#schema/types/record-stats.type.ts';
import { analystCard, pictureOf } from './cards.ts';
import { type PublicPage, SHARE_PICTURE } from './document.ts';
import { figureList } from './figure-list.ts';
import { countedList } from './pick-list.ts';
import type { PublicAnalyst } from './read-analyst.ts';
import { breadcrumbs, publisher, type StructuredData } from './structured-data.ts';

/** /analysts/<slug>: how the picks of an analyst or a model have done, on days that are over. */
export function analystPage(shown: PublicAnalyst, publicUrl: string): PublicPage {
  const { name, stats } = shown;
  return {
    ...{ status: 200, path: analystPath(name), listed: true },
    title: `${name}, the record`,
    description: stats.figures ? summaryOf(name, stats.figures) : `Every pick of ${name}, losses included.`,
    picture: pictureOf(analystPath(name), analystCard(shown)),
    structuredData: structuredData(name, publicUrl),
    content: content(shown),
  };
}

/** Where names differ only in case or signs: each has its figures on the page of the record. */
export function sharedAddressPage(names: readonly string[]): PublicPage {
  const [first = ''] = names;
  return {
    ...{ status: 200, path: analystPath(first), listed: false },
    title: 'Analysts with one address',
    description: `${names.join(', ')}: each has a record of their own.`,
    ...{ picture: SHARE_PICTURE, structuredData: null },
    content: html`<a class="back" href="/record">The record</a>
<div class="head"><div><h1>Which of them?</h1><p>These names have one address, and a record each.</p></div></div>
<ul class="picks">${names.map((name) => html`<li><span class="words"><a href="${recordOf(name)}">${name}</a></span></li>`)}</ul>`,
  };
}

function recordOf(name: string): string {
  return `/record?${recordAddress({ analyst: name })}`;
}

function content({ name, stats, drawdown, latest }: PublicAnalyst): Markup {
  const { figures, to, by } = stats;
  return html`<a class="back" href="/record">The record</a>
<div class="head"><div><h1>${name}</h1><p>Every pick of every day to ${plainDay(to)}, losses included.</p></div></div>
${figures ? [html`<p class="seal">${luckSentence(figures)}</p>`, figureList(figuresOf(figures, drawdown)), html`<p class="lead">${besideText(figures)} Picks of one game are correlated, so the 95% ranges are a little too narrow. <a href="${recordOf(name)}">Plots and files</a></p>`] : html`<p class="panel">The nightly recomputation of the record found a difference, so its figures are hidden until it is resolved.</p>`}
${by.map((slices) => sliceTable(slices))}
<section aria-labelledby="picks"><h2 id="picks">The latest ${counted(latest.length, 'pick')}</h2>
${countedList(latest)}
<p class="lead"><a href="${recordOf(name)}&amp;rows=counted#rows">All picks</a></p></section>`;
}

function figuresOf(figures: RecordFigures, drawdown: PublicAnalyst['drawdown']) {
  return [
    ['Record', recordFigure(figures)],
    ['Units', unitsFigure(figures.staked)],
    ['Yield', yieldFigure(figures.staked)],
    ['Hit rate', hitRateFigure(figures.hitRate)],
    ['At one unit a pick', unitsFigure(figures.flat)],
    ['Yield at one unit', yieldFigure(figures.flat)],
    ['Biggest drop', drawdownFigure(drawdown)],
    ['Closing line value', closingFigure(figures.closingLine)],
  ] as const;
}

function sliceTable({ dimension, slices }: RecordSlicesType): Markup {
  const name = DIMENSION_LABELS[dimension];
  return html`<section><h2 id="by-${dimension}">By ${name.toLowerCase()}</h2>
<div class="table" tabindex="0" role="region" aria-labelledby="by-${dimension}"><table>
<thead><tr><th scope="col">${name}</th><th scope="col">Picks</th><th scope="col">Record</th><th scope="col">Units</th><th scope="col">Yield</th><th scope="col">Hit rate</th></tr></thead>
<tbody>${slices.map(
    ({ name: value, figures }) =>
      html`<tr><th scope="row">${sliceName(dimension, value)}</th><td>${figures.n}</td><td>${recordFigure(figures).value}</td><td>${unitsFigure(figures.staked).value}</td><td>${yieldFigure(figures.staked).value}</td><td>${hitRateFigure(figures.hitRate).value}</td></tr>`,
  )}</tbody></table></div></section>`;
}

/** '123-110-4, +6.3 units over 237 graded picks of Tempo Model, losses included.' */
function summaryOf(name: string, figures: RecordFigures): string {
  const { value, note } = recordFigure(figures);
  const units = unitsFigure(figures.staked).value;
  return `${value}, ${units} over ${note} of ${name}, losses included. ${luckSentence(figures)}`;
}

function structuredData(name: string, publicUrl: string): StructuredData {
  const address = `${publicUrl}${analystPath(name)}`;
  return {
    '@type': 'ProfilePage',
    ...{ name: `${name}, the record`, url: address },
    mainEntity: { '@type': 'Person', name, url: address, affiliation: publisher(publicUrl) },
    breadcrumb: breadcrumbs(publicUrl, [
      ['The record', '/record'],
      [name, analystPath(name)],
    ]),
  };
}
