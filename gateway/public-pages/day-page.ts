import { html, type Markup } from '#schema/pages/html.ts';
import { dayPath, pickPath } from '#schema/rules/api/public-paths.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { besideText, hitRateFigure, recordFigure, unitsFigure } from '#schema/rules/stats/figure-text.ts';
import type { RecordFigures } from '#schema/rules/stats/record-figures.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { longDay, plainDay, shortDay } from '#schema/rules/time/eastern-time.ts';
import { dayCard, pictureOf } from './cards.ts';
import { dayStrip } from './day-strip.ts';
import type { PublicPage } from './document.ts';
import { figureList } from './figures.ts';
import { dayList } from './pick-list.ts';
import type { PublicDay } from './read-day.ts';
import { breadcrumbs, type StructuredData } from './structured-data.ts';

/** /record/<day>: every pick of a day, losses included; of today no more than which games. */
export function dayPage(shown: PublicDay, publicUrl: string): PublicPage {
  const { day, isOver, picks } = shown;
  return {
    ...{ status: 200, path: dayPath(day), listed: isOver },
    title: isOver ? `Picks of ${plainDay(day)}` : `Today’s picks, ${plainDay(day)}`,
    description: isOver ? overText(shown) : todayText(picks.length),
    picture: pictureOf(dayPath(day), dayCard(shown)),
    structuredData: structuredData(shown, publicUrl),
    content: content(shown),
  };
}

function overText({ picks, figures }: PublicDay): string {
  const all = `All ${counted(picks.length, 'pick')} of the day, losses included.`;
  return figures && figures.n > 0 ? `${headline(figures)}. ${all}` : all;
}

/** '7-4-1, +3.2 units' */
function headline(figures: RecordFigures): string {
  const units = unitsFigure(figures.staked);
  return [recordFigure(figures).value, figures.staked.units === null ? null : units.value]
    .filter(Boolean)
    .join(', ');
}

function todayText(picks: number): string {
  return `${counted(picks, 'pick')} ${picks === 1 ? 'is' : 'are'} sealed for today. Everyone can read them when the day is over.`;
}

function content(shown: PublicDay): Markup {
  const { day, isOver, picks, figures } = shown;
  return html`<a class="back" href="/record">The record</a>
<div class="head"><div><h1>${longDay(day)}</h1>
<p>${isOver ? 'Every pick of the day, wins and losses shown alike. Each pick’s page says when it was sealed.' : todayText(picks.length)}</p></div>
${daysAround(shown)}</div>
${isOver && (figures ? figureList(figuresOf(figures)) : html`<p class="panel">The nightly recomputation of the record found a difference, so its figures are hidden until it is resolved.</p>`)}
<section aria-labelledby="picks"><h2 id="picks">${counted(picks.length, 'pick')}</h2>
${isOver && dayStrip(picks)}
${dayList(picks)}</section>
${isOver ? filesOf(shown) : html`<p class="lead">Members read today’s picks on <a href="/dashboard">their board</a>. <a href="/pricing">Plans</a></p>`}`;
}

function figuresOf(figures: RecordFigures) {
  const beside = besideText(figures);
  return [
    ['Record', { ...recordFigure(figures), ...(beside && { note: beside }) }],
    ['Units', unitsFigure(figures.staked)],
    ['Same stake on every pick', unitsFigure(figures.flat)],
    ['Hit rate', hitRateFigure(figures.hitRate)],
  ] as const;
}

function daysAround({ previous, next }: PublicDay): Markup {
  return html`<nav class="days" aria-label="Days">
${previous && html`<a href="${dayPath(previous)}" rel="prev"><span class="visually-hidden">Previous day: </span>← ${shortDay(previous)}</a>`}
${next && html`<a href="${dayPath(next)}" rel="next"><span class="visually-hidden">Next day: </span>${shortDay(next)} →</a>`}</nav>`;
}

function filesOf({ day }: PublicDay): Markup {
  return html`<p class="lead links"><a href="/record/verify">Check a proof</a> <a href="/record/rules">House rules</a></p>
<details><summary>For the careful</summary><p>The seals of picks are hashes. <a href="/record/openings/${day}.jsonl">The words behind them, with the salts that were hashed with them</a>, for every pick of the day.</p></details>`;
}

function structuredData({ day, picks }: PublicDay, publicUrl: string): StructuredData {
  const title = `Picks of ${plainDay(day)}`;
  return {
    '@type': 'CollectionPage',
    name: title,
    url: `${publicUrl}${dayPath(day)}`,
    isPartOf: { '@type': 'WebSite', name: PRODUCT.name, url: `${publicUrl}/` },
    breadcrumb: breadcrumbs(publicUrl, [
      ['The record', '/record'],
      [title, dayPath(day)],
    ]),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: picks.length,
      itemListElement: picks.map(({ pick }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: gameText(pick),
        url: `${publicUrl}${pickPath(pick.id)}`,
      })),
    },
  };
}
