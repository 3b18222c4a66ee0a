import { html, type Markup } from '#schema/pages/html.ts';
import { type PricePoint, pricePlot } from '#schema/pages/plots/price-plot.ts';
import { shapeMarkup } from '#schema/pages/plots/shape.ts';
import { TIERS, type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { opensAt } from '#schema/rules/access/visibility.ts';
import { americanOdds } from '#schema/rules/picks/odds.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { timeOn } from '#schema/rules/record/seal-text.ts';
import { PRICE_MOMENTS, type PriceMoment, priceMomentLabel } from '#schema/rules/stats/price-moments.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import type { OpenPick, RecordedPrice } from './read-pick.ts';
import { priceMarkup, timeMarkup } from './reader-display.ts';

interface TimedPrice extends RecordedPrice {
  at: Date;
}

/** What the bet cost from posting to the start: a line, what each plan's readers got, and every price with its time. */
export function pickPrices(shown: OpenPick): Markup | null {
  const { pick, seal } = shown;
  const prices = timedPrices(shown);
  const [first] = prices;
  if (!first) return null;
  const sealedAt = seal?.sealedAt ?? first.at;
  return html`<section aria-labelledby="prices"><h2 id="prices">Prices</h2>
${readersText(shown)}
${prices.length > 1 && html`<div class="plot" role="img" aria-label="Odds from posting to the start of the game, better ones higher">${shapeMarkup(pricePlot(prices.map(pointOf), sealedAt.getTime(), pick.startsAt.getTime()))}</div>`}
<dl class="facts">${prices.map(
    ({ moment, odds, book, at }) =>
      html`<div><dt>${capital(priceMomentLabel(moment))}</dt><dd>${priceMarkup(odds)} · ${timeMarkup(at, pick.date, `${timeOn(at, pick.date)} ET`)}${book !== null && html`<br>${book}`}</dd></div>`,
  )}</dl>
<p class="lead">Recorded and sealed later, often after the start. The pick is graded at the odds of its posting.</p></section>`;
}

/** In the order in which they were the price, with the moments that the rules give them. */
function timedPrices({ pick, seal, prices }: OpenPick): TimedPrice[] {
  const posted = pick.publishedAt ?? seal?.sealedAt ?? pick.startsAt;
  const timeOf = (moment: PriceMoment): Date => {
    if (moment === 'POSTED') return posted;
    if (moment === 'CLOSE') return pick.startsAt;
    const opened = pick.releaseAt ? opensAt(pick.releaseAt, moment.slice('OPENED_'.length) as Tier) : posted;
    return new Date(Math.max(opened.getTime(), posted.getTime()));
  };
  return prices
    .map((price) => ({ ...price, at: timeOf(price.moment) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime() || order(one) - order(other));
}

function order({ moment }: RecordedPrice): number {
  return PRICE_MOMENTS.indexOf(moment);
}

/** 'You would have got −118 on Free and Plus, −112 on VIP; the record counts −110, …'; null where all got ours. */
function readersText({ pick, prices }: OpenPick): Markup | null {
  const got = TIERS.flatMap((tier) => {
    const price = prices.find(({ moment }) => moment === `OPENED_${tier}`);
    return price && price.odds !== pick.odds ? [{ tier, odds: price.odds }] : [];
  });
  if (got.length === 0 || pick.odds === null) return null;
  const parts = [...new Set(got.map(({ odds }) => odds))].map((odds, place) => {
    const tiers = got.filter((each) => each.odds === odds).map(({ tier }) => tierLabel(tier));
    return html`${place > 0 && ', '}${priceMarkup(odds)} on ${tiers.join(' and ')}`;
  });
  return html`<p class="lead"><strong>You would have got ${parts}.</strong> The record counts ${priceMarkup(pick.odds)}, the price when it was posted.</p>`;
}

function pointOf({ odds, at }: TimedPrice): PricePoint {
  return {
    ...{ at: at.getTime(), odds, text: withMinus(americanOdds(odds)) },
    ...{ decimal: oddsText(odds, 'DECIMAL'), fractional: oddsText(odds, 'FRACTIONAL') },
  };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
