import { html, type Markup } from '#schema/pages/html.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { analystPath, dayPath, pickPath } from '#schema/rules/api/public-paths.ts';
import { finalWithTeams, gameText } from '#schema/rules/picks/game-text.ts';
import { marketLabel } from '#schema/rules/picks/market-label.ts';
import {
  firstGradeText,
  sealMark,
  sealNotes,
  sealParts,
  sealText,
  timeOn,
} from '#schema/rules/record/seal-text.ts';
import { RECORD_KIND_TEXTS } from '#schema/rules/stats/record-kinds.ts';
import { percentText, signedPercentText, thousands, withMinus } from '#schema/rules/text/numbers.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { stakeText, unitsText } from '#schema/rules/text/units-text.ts';
import { easternClock, easternDay, longDay, plainDay } from '#schema/rules/time/eastern-time.ts';

import { pickCard, pictureOf } from './cards.ts';
import { type PublicPage, SHARE_PICTURE } from './document.ts';
import { kindTag, oddsAndUnitsText, startMarkup } from './pick-list.ts';
import { pickPrices } from './pick-prices.ts';
import { pickTimeline } from './pick-timeline.ts';
import type { OpenPick, PublicSeal, ShutPick } from './read-pick.ts';
import { momentMarkup, priceMarkup, timeMarkup } from './reader-display.ts';
import { breadcrumbs, publisher, type StructuredData } from './structured-data.ts';

/** /picks/<id>: a pick that everyone may read, with all that the log holds of it. */
export function pickPage(shown: OpenPick, publicUrl: string): PublicPage {
  const { pick } = shown;
  return {
    ...{ status: 200, path: pickPath(pick.id), listed: true },
    title: `${withMinus(pick.pick)}, ${gameText(pick)}`,
    description: summaryOf(shown),
    picture: pictureOf(pickPath(pick.id), pickCard(shown)),
    structuredData: structuredData(shown, publicUrl),
    content: openContent(shown),
  };
}

/** The page of a pick that is still locked: the game, when it was sealed, and nothing of what it says. */
export function lockedPickPage({ pick, seal }: ShutPick): PublicPage {
  const game = gameText(pick);
  return {
    ...{ status: 200, path: pickPath(pick.id), listed: false },
    title: `Sealed pick, ${game}`,
    description: `A ${tierLabel(pick.tier)} pick for ${game}, ${plainDay(pick.date)}. Everyone can read it when the day is over.`,
    picture: SHARE_PICTURE,
    structuredData: null,
    content: html`<a class="back" href="${dayPath(pick.date)}">${longDay(pick.date)}</a>
<div class="head"><div><h1>${game}</h1><p>${whenText(pick)}</p></div></div>
<div class="panel"><p class="bet">${pick.status === 'WITHDRAWN' ? 'A withdrawn pick' : 'A sealed pick'}</p>
<p>What it says opens to everyone when the day is over${seal && html`: ${momentMarkup(seal.revealBy)}`}. Members whose plan opens it read it on <a href="/dashboard">their board</a>.</p></div>
${
  seal &&
  html`<div class="panel">${sealLines(pick, seal)}
<p class="links"><a href="/record/receipts/${pick.id}.tlog-proof" download>Save the proof of the seal</a> <a href="/record/verify">Check a proof</a> <a href="/record/rules">House rules</a></p></div>`
}`,
  };
}

function openContent(shown: OpenPick): Markup {
  const { pick, seal, counted, grades } = shown;
  const notes = sealNotes({ ...pick, grades, seal });
  const first = firstGradeText(grades);
  return html`<a class="back" href="${dayPath(pick.date)}">${longDay(pick.date)}</a>
<div class="head"><div><h1>${gameText(pick)}</h1><p>${whenText(pick)}</p></div></div>
<div class="panel">
<p class="bet"><span>${withMinus(pick.pick)}</span> ${counted ? kindTag(counted.kind) : html`<span class="tag">Not graded yet</span>`} ${first && html`<span class="tag" data-tone="loss">${first}</span>`} ${counted?.score && html`<b class="score">${finalWithTeams(pick, counted.score)}</b>`} ${counted?.profit != null && html`<span data-tone="${counted.profit > 0 ? 'win' : counted.profit < 0 ? 'loss' : ''}">${unitsText(counted.profit)}</span>`}</p>
<p class="why">${withMinus(pick.pickDetails)}</p>
${factList(factsOf(shown))}</div>
<div class="panel">${seal ? sealLines(pick, seal) : html`<p class="seal">The log holds nothing of this pick.</p>`}
${notes.map((note) => html`<p>${note}</p>`)}
${seal && proofLinks(pick.id, pick.date, seal)}</div>
${pickPrices(shown)}
<section aria-labelledby="timeline"><h2 id="timeline">History</h2>
${pickTimeline(shown)}</section>`;
}

function whenText({ league, date, time, tier }: ShutPick['pick']): Markup {
  return html`${league} · ${plainDay(date)}, ${startMarkup({ date, time })} · ${tierLabel(tier)} pick`;
}

function sealLines(pick: ShutPick['pick'], seal: PublicSeal): Markup {
  const mark = sealMark(seal);
  return html`<p class="seal">${mark && html`<span class="tag"${mark === 'Opened late' && html` data-tone="loss"`}>${mark}</span> `}${sealSentence(pick, seal)}</p>
<p>Entry No. ${thousands(seal.number)} of the public log, from ${momentMarkup(seal.sealedAt)}${seal.witnessedAt && html`, seen by witnesses at ${timeMarkup(seal.witnessedAt, easternDay(seal.sealedAt), easternClock(seal.witnessedAt))}`}. A seal fixes what a pick says: changing a word later would break it.</p>`;
}

function sealSentence(pick: ShutPick['pick'], seal: PublicSeal): Markup[] {
  return sealParts(pick, seal).map((part) =>
    part instanceof Date ? timeMarkup(part, pick.date, timeOn(part, pick.date)) : html`${part}`,
  );
}

function proofLinks(id: string, day: string, { opened, checkpointSize }: PublicSeal): Markup {
  return html`<p class="links"><a href="/record/receipts/${id}.tlog-proof" download>Save its proof</a>
<a href="/record/verify">Check a proof</a>
<a href="/record/rules">House rules</a></p>
<details><summary>For the careful</summary>
${opened && html`<p>The seal is a hash. <a href="/record/openings/${day}.jsonl">The words behind it, with the salts that were hashed with them</a>, for every pick of the day.</p>`}
${checkpointSize !== null && html`<p><a href="/record/log/checkpoints/${checkpointSize}">The log’s signature from when this pick was in it</a>, with those of its witnesses: servers that sign the log only if nothing in it has changed since they last looked.</p>`}</details>`;
}

/** Nobody has asked the book: docs/record-not-proven.md. */
function bookClaim(book: string | null): string {
  return book === null ? 'Not stated' : `${book}, as stated by the analyst, not checked`;
}

type Fact = [name: string, value: string | Markup];

function factsOf({ pick, counted, prices }: OpenPick): Fact[] {
  const close = prices.find(({ moment }) => moment === 'CLOSE');
  const facts: (Fact | null)[] = [
    pick.odds === null ? null : ['Odds', priceMarkup(pick.odds)],
    pick.units === null ? null : ['Stake', stakeText(pick.units)],
    pick.market === null ? null : ['Market', marketLabel(pick.market, pick.league)],
    pick.odds === null ? null : ['Book', bookClaim(pick.book)],
    pick.probability === null ? null : ['Chance given', percentText(pick.probability)],
    pick.analyst === null
      ? null
      : ['Analyst', html`<a href="${analystPath(pick.analyst)}">${pick.analyst}</a>`],
    close ? ['Closing price', priceMarkup(close.odds)] : null,
    counted?.closingLineValue == null
      ? null
      : ['Closing line value', signedPercentText(counted.closingLineValue)],
  ];
  return facts.filter((fact) => fact !== null);
}

function factList(facts: readonly Fact[]): Markup {
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** 'Win, +1.8 units. −110 · 2.0 units. Sealed 1:03 PM, before the 8:20 PM start. Anyone can check.' */
function summaryOf({ pick, seal, counted, grades }: OpenPick): string {
  const profit = counted?.profit == null ? '' : `, ${unitsText(counted.profit)}`;
  const result = counted ? `${RECORD_KIND_TEXTS[counted.kind].label}${profit}.` : 'Not graded yet.';
  const price = oddsAndUnitsText(pick);
  const first = firstGradeText(grades);
  return [result, first && `${first}.`, price && `${price}.`, seal && sealText(pick, seal)]
    .filter(Boolean)
    .join(' ');
}

function structuredData({ pick, seal }: OpenPick, publicUrl: string): StructuredData {
  const address = `${publicUrl}${pickPath(pick.id)}`;
  const posted = seal?.sealedAt ?? pick.publishedAt;
  return {
    '@type': 'Article',
    headline: `${pick.pick}, ${gameText(pick)}`.slice(0, 110),
    ...{ url: address, mainEntityOfPage: address },
    ...(posted && { datePublished: posted.toISOString() }),
    dateModified: (pick.gradedAt ?? posted ?? pick.updatedAt).toISOString(),
    author: pick.analyst ? { '@type': 'Person', name: pick.analyst } : publisher(publicUrl),
    publisher: publisher(publicUrl),
    isAccessibleForFree: true,
    about: {
      '@type': 'SportsEvent',
      name: gameText(pick),
      startDate: pick.startsAt.toISOString(),
      competitor: [pick.teamOne, pick.teamTwo].map((name) => ({ '@type': 'SportsTeam', name })),
    },
    isPartOf: { '@type': 'WebSite', name: PRODUCT.name, url: `${publicUrl}/` },
    breadcrumb: breadcrumbs(publicUrl, [
      ['The record', '/record'],
      [plainDay(pick.date), dayPath(pick.date)],
      [gameText(pick), pickPath(pick.id)],
    ]),
  };
}
