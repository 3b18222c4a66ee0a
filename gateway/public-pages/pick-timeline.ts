import type { OpeningRecord, PickRecord } from '#gateway/picks/pick-rows.ts';
import { html, type Markup } from '#schema/pages/html.ts';
import { type TimelineEntry, timelineOf } from '#schema/rules/record/proof-timeline.ts';
import { counted, thousands, withMinus } from '#schema/rules/text/numbers.ts';
import { oddsAndUnitsText, termsMarkup } from './pick-list.ts';
import type { OpenPick, PublicSeal } from './read-pick.ts';
import { momentMarkup } from './reader-display.ts';

type Words = Pick<PickRecord, 'pick' | 'pickDetails' | 'odds' | 'units'>;

/** All that the log holds of a pick, the first leaf first: sealed versions with their words, results, corrections, its opening. */
export function pickTimeline({ pick, seal, leaves, openings, revisions }: OpenPick): Markup {
  const wordsOf = (version: number | null): Words | null => {
    if (version === pick.version) return pick;
    return revisions.find((revision) => revision.version === version) ?? null;
  };
  const entries = timelineOf({ leaves });
  const recorded = entries.filter(({ moment }) => moment);
  return html`<ol class="timeline">${entries
    .filter((entry) => !entry.moment || entry === recorded[0])
    .map((entry) =>
      entry.moment
        ? pricesEntry(recorded)
        : leafEntry(entry, entry.version === null ? null : wordsOf(entry.version)),
    )}
${seal && revealEntry(seal)}</ol>
${entries.length > 0 && rawEntries(entries, openings)}`;
}

/** Prices are sealed together, after the fact: one entry covers all of them. */
function pricesEntry(recorded: readonly TimelineEntry[]): Markup {
  const [first, last] = [recorded[0], recorded.at(-1)];
  if (!first || !last) return html``;
  const numbers = [...new Set([first, last].map(({ leaf }) => numberText(leaf.number)))].join(' to ');
  return html`<li><p class="title">${counted(recorded.length, 'price')} recorded</p>
<p class="moment">${momentMarkup(new Date(first.leaf.at))} · No. ${numbers}</p></li>`;
}

/** What was hashed, entry by entry, behind one button: for those who check it by hand. */
function rawEntries(entries: readonly TimelineEntry[], openings: readonly OpeningRecord[]): Markup {
  return html`<details class="raw"><summary>Raw entries of the log</summary>
${entries.map(({ title, leaf }) => {
  const opening = openings.find(({ number }) => number === leaf.number);
  return html`<p class="moment">${title} · No. ${numberText(leaf.number)}</p><code class="bytes">${leaf.body}</code>
${
  opening &&
  html`<p>What opens it: SHA-256 of “chalkline/bet/v1”, a zero byte, the salt and the words is what the entry calls its bet; likewise with its reason.</p>
${[opening.salt, opening.bet, opening.whySalt, opening.why].map((bytes) => html`<code class="bytes">${bytes}</code>`)}`
}`;
})}</details>`;
}

function numberText(number: number): string {
  return thousands(number);
}

function revealEntry({ opened, revealBy }: PublicSeal): Markup {
  return html`<li${!opened && html` data-due`}><p class="title">${opened ? 'Opened to everyone' : 'Opens to everyone'}</p>
<p class="moment">${opened ? '' : 'By '}${momentMarkup(revealBy)}</p></li>`;
}

function leafEntry({ leaf, title, details }: TimelineEntry, words: Words | null): Markup {
  return html`<li><p class="title">${title}</p>
<p class="moment">${momentMarkup(new Date(leaf.at))} · No. ${numberText(leaf.number)}</p>
${words && html`<p>${withMinus(words.pick)}${oddsAndUnitsText(words) && html` · ${termsMarkup(words)}`}</p>`}
${details.map((detail) => html`<p>${detail}</p>`)}</li>`;
}
