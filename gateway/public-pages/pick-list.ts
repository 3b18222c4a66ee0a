import type { GradeRecord } from '#gateway/picks/pick-rows.ts';
import { html, type Markup } from '#schema/pages/html.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dayPath, pickPath } from '#schema/rules/api/public-paths.ts';
import { finalText, gameText } from '#schema/rules/picks/game-text.ts';
import { americanOdds } from '#schema/rules/picks/odds.ts';
import { VOID_REASON_TEXTS } from '#schema/rules/picks/void-reasons.ts';
import { firstGradeText } from '#schema/rules/record/seal-text.ts';
import { RECORD_KIND_TEXTS, type RecordKind } from '#schema/rules/stats/record-kinds.ts';
import { counted, withMinus } from '#schema/rules/text/numbers.ts';
import { stakeText, unitsText } from '#schema/rules/text/units-text.ts';
import { easternInstant, gameClock, plainDay } from '#schema/rules/time/eastern-time.ts';
import type { RecordRowType } from '#schema/types/record/record-stats.type.ts';
import type { LockedPick, PublicPick } from './read-day.ts';
import { priceMarkup, timeMarkup } from './reader-display.ts';

/** The picks of a day. */
export function dayList(picks: readonly PublicPick[]): Markup {
  return html`<ol class="picks">${picks.map((each) => (each.open ? openRow(each) : lockedRow(each.pick)))}</ol>`;
}

/** Picks of several days. */
export function countedList(rows: readonly RecordRowType[]): Markup {
  return html`<ol class="picks">${rows.map(
    (row) => html`<li>
<span class="when"><a href="${dayPath(row.day)}">${plainDay(row.day)}</a></span>
<span class="words"><a href="${pickPath(row.pickId)}">${withMinus(row.pick)}</a> <span>${row.league} · ${gameText(row)}${scoreOf(row)}</span></span>
<span class="price">${termsMarkup(row)}</span>
<span class="outcome">${kindTag(row.kind)}${profitOf(row)}</span>
</li>`,
  )}</ol>`;
}

function openRow({ pick, counted: row, grades }: Extract<PublicPick, { open: true }>): Markup {
  const by = [pick.analyst, tierLabel(pick.tier)].filter(Boolean).join(' · ');
  return html`<li>
<span class="when">${startMarkup(pick)}</span>
<span class="words"><a href="${pickPath(pick.id)}">${withMinus(pick.pick)}</a> <span>${pick.league} · ${gameText(pick)}${row && scoreOf(row)} · ${by}${gradesNote(grades)}</span></span>
<span class="price">${termsMarkup(pick)}</span>
<span class="outcome">${row ? [kindTag(row.kind), profitOf(row)] : html`<span class="tag">Not graded yet</span>`}</span>
</li>`;
}

/** ' · Void: Postponed · First graded Loss, 3 grades'; nothing of a pick that was graded once. */
function gradesNote(grades: readonly GradeRecord[]): string {
  const reason = grades.at(-1)?.voidReason;
  const first = firstGradeText(grades);
  const count = grades.length > 1 ? counted(grades.length, 'grade') : null;
  const notes = [
    reason && `Void: ${VOID_REASON_TEXTS[reason].label}`,
    [first, count].filter(Boolean).join(', '),
  ];
  return notes.map((note) => (note ? ` · ${note}` : '')).join('');
}

function lockedRow(pick: LockedPick): Markup {
  return html`<li>
<span class="when">${startMarkup(pick)}</span>
<span class="words"><a href="${pickPath(pick.id)}">${gameText(pick)}</a> <span>${pick.league} · ${tierLabel(pick.tier)}</span></span>
<span class="price"></span>
<span class="outcome"><span class="tag">${pick.status === 'WITHDRAWN' ? 'Withdrawn' : 'Sealed'}</span></span>
</li>`;
}

/** When a game starts, on a page that has named its day. */
export function startMarkup({ date, time }: Pick<LockedPick, 'date' | 'time'>): Markup {
  return timeMarkup(easternInstant(date, time), date, gameClock(date, time));
}

/** What `priceText` says, with the price marked up. */
export function termsMarkup({ odds, units }: Pick<RecordRowType, 'odds' | 'units'>): Markup {
  const stake = units === null ? null : stakeText(units);
  return odds === null ? html`${stake}` : html`${priceMarkup(odds)}${stake !== null && ` · ${stake}`}`;
}

/** '−110 · 2.0 units', for texts that everyone gets alike: link previews and their pictures. */
export function oddsAndUnitsText({ odds, units }: Pick<RecordRowType, 'odds' | 'units'>): string {
  const parts = [
    odds === null ? null : withMinus(americanOdds(odds)),
    units === null ? null : stakeText(units),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

export function kindTag(kind: RecordKind): Markup {
  const { label, tone } = RECORD_KIND_TEXTS[kind];
  return html`<span class="tag" data-tone="${tone}">${label}</span>`;
}

/** ' · Final 24–17', which stays on one line; null until the score was entered. */
function scoreOf({ score }: Pick<RecordRowType, 'score'>): Markup | null {
  return score && html` · <b class="score">${finalText(score)}</b>`;
}

function profitOf({ profit }: RecordRowType): Markup | null {
  if (profit === null) return null;
  return html`<span data-tone="${profit > 0 ? 'win' : profit < 0 ? 'loss' : ''}">${unitsText(profit)}</span>`;
}
