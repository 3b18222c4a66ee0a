import { html, type Markup } from '#schema/pages/html.ts';
import { americanOdds } from '#schema/rules/picks/odds.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';

/** Prices and times that frontend/public/reader-display.js rewrites for readers who chose another format or zone. */

export function priceMarkup(odds: number): Markup {
  const [decimal, fractional] = [oddsText(odds, 'DECIMAL'), oddsText(odds, 'FRACTIONAL')];
  return html`<data value="${odds}" data-decimal="${decimal}" data-fractional="${fractional}">${withMinus(americanOdds(odds))}</data>`;
}

/** 'Nov 20, 2026, 3:00 PM ET' */
export function momentMarkup(instant: Date): Markup {
  return html`<time datetime="${instant.toISOString()}">${plainMoment(instant)}</time>`;
}

/** A time of day as `text` says it, on a page that has named the day. */
export function timeMarkup(instant: Date, day: string, text: string): Markup {
  return html`<time datetime="${instant.toISOString()}" data-day="${day}">${text}</time>`;
}
