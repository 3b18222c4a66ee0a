import { html, type Markup } from '#schema/pages/html.ts';
import { shapeMarkup } from '#schema/pages/plots/shape.ts';
import { unitsPlot } from '#schema/pages/plots/units-plot.ts';
import { analystPath } from '#schema/rules/api/public-paths.ts';
import { carefulFigures, headFigures } from '#schema/rules/stats/figure-lists.ts';
import { besideText, recordFigure, unitsFigure } from '#schema/rules/stats/figure-text.ts';
import type { RecordFigures } from '#schema/rules/stats/record-figures.ts';
import { recordAddress } from '#schema/rules/stats/record-filter.ts';
import { luckSentence, verdictSentences } from '#schema/rules/stats/verdict-text.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import { analystCard, pictureOf } from './cards.ts';
import { type PublicPage, SHARE_PICTURE } from './document.ts';
import { figureList, rateTable } from './figures.ts';
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

/** Shown at once; the others are behind a button. */
const FIRST_PICKS = 10;

function content(shown: PublicAnalyst): Markup {
  const { name, text, stats, latest } = shown;
  const [first, others] = [latest.slice(0, FIRST_PICKS), latest.slice(FIRST_PICKS)];
  return html`<a class="back" href="/record">The record</a>
<div class="head"><div><h1>${name}</h1><p>Every pick of every day to ${plainDay(stats.to)}, losses included.</p></div></div>
${text && html`<p class="own-words">${text}</p>`}
${stats.figures ? figuresOf(shown, stats.figures) : html`<p class="panel">The nightly recomputation of the record found a difference, so its figures are hidden until it is resolved.</p>`}
${stats.by.map(rateTable)}
<section aria-labelledby="picks"><h2 id="picks">The latest ${counted(first.length, 'pick')}</h2>
${countedList(first)}
${others.length > 0 && html`<details class="more"><summary>${others.length} more</summary>${countedList(others)}</details>`}
<p class="lead"><a href="${recordOf(name)}&amp;rows=counted#rows">All picks</a></p></section>`;
}

function figuresOf({ name, stats, curve, calibration }: PublicAnalyst, figures: RecordFigures): Markup {
  const { flatDrawdown, drawdown, days } = curve;
  const judged = { ...stats, figures, flatDrawdown, firstDay: days[0]?.day ?? null };
  const [first, ...others] = verdictSentences(judged);
  return html`<section class="verdict" aria-labelledby="verdict"><h2 id="verdict">${first}</h2>${others.map((sentence) => html`<p>${sentence}</p>`)}
${days.length > 1 && html`<div class="plot" role="img" aria-label="Units over time, with the band that luck alone fills in 95 of 100 records">${shapeMarkup(unitsPlot(days))}</div>`}
${figureList(headFigures({ figures }))}</section>
<details class="careful"><summary>For the careful</summary>${figureList(carefulFigures({ figures, drawdown, calibration }))}
<p class="lead">${besideText(figures)} Picks of one game are correlated, so the 95% ranges are a little too narrow. <a href="${recordOf(name)}">Plots and files</a></p></details>`;
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
