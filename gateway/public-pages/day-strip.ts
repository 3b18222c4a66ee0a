import { html, type Markup } from '#schema/pages/html.ts';
import { pickPath } from '#schema/rules/api/public-paths.ts';
import { RECORD_KIND_TEXTS, type RecordKind } from '#schema/rules/stats/record-kinds.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import type { PublicPick } from './read-day.ts';

/** The letter says which it is, the color only helps. A pick that opened late counts as lost. */
const LETTERS: Record<RecordKind, string> = {
  ...{ WIN: 'W', LOSS: 'L', OVERDUE: 'L', PUSH: 'P' },
  ...{ VOID: '–', LATE: '–', WITHDRAWN: '–' },
};

/** A day at a glance: a square for each pick by start, wins and losses of one size, each a way to its pick. */
export function dayStrip(picks: readonly PublicPick[]): Markup {
  return html`<ol class="squares" aria-label="Results in the order of their starts">${picks.map(
    (each) => each.open && square(each),
  )}</ol>`;
}

function square({ pick, counted }: Extract<PublicPick, { open: true }>): Markup {
  const letter = counted ? LETTERS[counted.kind] : '?';
  const words = `${withMinus(pick.pick)}: ${counted ? RECORD_KIND_TEXTS[counted.kind].label : 'Not graded yet'}`;
  return html`<li><a href="${pickPath(pick.id)}" data-result="${letter}" title="${words}"><span aria-hidden="true">${letter}</span><span class="visually-hidden">${words}</span></a></li>`;
}
