import type { OpeningRecord, PickRecord } from '#gateway/picks/pick-rows.ts';
import { html, type Markup } from '#schema/pages/html.ts';
import { type TimelineEntry, timelineOf } from '#schema/rules/record/proof-timeline.ts';
import { withMinus } from '#schema/rules/text/minus.ts';
import { priceText, termsMarkup } from './pick-list.ts';
import type { OpenPick, PublicSeal, RecordedPrice } from './read-pick.ts';
import { momentMarkup, priceMarkup } from './reader-display.ts';

type Words = Pick<PickRecord, 'pick' | 'pickDetails' | 'odds' | 'units'>;

/** All that the log holds of a pick, the first leaf first: sealed versions with their words, results, corrections, its opening. */
export function pickTimeline({ pick, seal, leaves, openings, revisions, prices }: OpenPick): Markup {
  const wordsOf = (version: number | null): Words | null => {
    if (version === pick.version) return pick;
    return revisions.find((revision) => revision.version === version) ?? null;
  };
  const priced = lastPrices({ leaves, prices });
  return html`<ol class="timeline">${timelineOf({ leaves }).map((entry) =>
    leafEntry(
      entry,
      entry.version === null ? null : wordsOf(entry.version),
      openings.find(({ number }) => number === entry.leaf.number),
      priced.get(entry.leaf.number),
    ),
  )}
${seal && revealEntry(seal)}</ol>`;
}

/** Only the last price of a moment is known by its value; earlier leaves of it were corrected. */
function lastPrices({ leaves, prices }: Pick<OpenPick, 'leaves' | 'prices'>): Map<number, RecordedPrice> {
  const numbers = new Map(
    timelineOf({ leaves }).flatMap(({ moment, leaf }) => (moment ? [[moment, leaf.number] as const] : [])),
  );
  return new Map(
    prices.flatMap((price) => {
      const number = numbers.get(price.moment);
      return number === undefined ? [] : [[number, price] as const];
    }),
  );
}

function revealEntry({ opened, revealBy }: PublicSeal): Markup {
  return html`<li${!opened && html` data-due`}><p class="title">${opened ? 'Opened to everyone' : 'Opens to everyone'}</p>
<p class="moment">${opened ? '' : 'By '}${momentMarkup(revealBy)}</p></li>`;
}

function leafEntry(
  { leaf, moment, title, details }: TimelineEntry,
  words: Words | null,
  opening: OpeningRecord | undefined,
  price: RecordedPrice | undefined,
): Markup {
  return html`<li><p class="title">${title}</p>
<p class="moment">${moment && 'Recorded '}${momentMarkup(new Date(leaf.at))} · No. ${leaf.number.toLocaleString('en-US')}</p>
${words && html`<p>${withMinus(words.pick)}${priceText(words) && html` · ${termsMarkup(words)}`}</p>`}
${price && html`<p>${priceMarkup(price.odds)}${price.book !== null && ` at ${price.book}`}</p>`}
${details.map((detail) => html`<p>${detail}</p>`)}
<details><summary>Raw entry</summary><code class="bytes">${leaf.body}</code></details>
${
  opening &&
  html`<details><summary>What opens it</summary>
<p>SHA-256 of “chalkline/bet/v1”, a zero byte, the salt and the words is what the entry calls its bet; likewise with its reason.</p>
${[opening.salt, opening.bet, opening.whySalt, opening.why].map((bytes) => html`<code class="bytes">${bytes}</code>`)}</details>`
}</li>`;
}
