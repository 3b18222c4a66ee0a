import type { LocalPage } from '#local/pages/local-page.ts';
import { html, type Markup } from '#schema/pages/html.ts';
import {
  addDays,
  easternDay,
  easternInstant,
  easternTime,
  longDay,
  plainMoment,
  readableTime,
} from '#schema/rules/time/eastern-time.ts';
import { A_MONTH } from './clock-move.ts';
import { CLOCK_SCRIPT } from './clock-script.ts';
import { haltText, type Move } from './moves.ts';

/** The moment of the product, in New York, with the moves people want most, or the one that is under way. */
export function clockPage(moment: Date, offset: number, move: Move | null): LocalPage {
  return {
    title: 'Clock',
    lead: 'The product’s own time. Move it forward, never back. It stops wherever something falls due, midnights first, until that is done; each day the demo’s admin posts picks and grades them.',
    body: html`<section class="card">
<p class="soft" data-day>${longDay(easternDay(moment))}</p>
<p class="time"><time datetime="${moment.toISOString()}" data-time>${readableTime(easternTime(moment))}</time> ET</p>
<p class="soft"><span data-ahead>${aheadText(offset)}</span> · <code data-instant>${moment.toISOString()}</code></p>
</section>
<section class="card"><div class="row">${buttonsOf(moment, move)}</div>
<div class="way"><progress max="1" value="0" aria-label="Days passed"${(!move || move.halt) && html` hidden`}></progress><span class="soft" data-left></span></div>
<p role="status" class="soft"${move && !move.halt && html` data-moving`}>${move?.halt && haltText(move.to, move.halt)}</p></section>
<p class="soft">A month takes two to three minutes. From a script: <code>POST /local/clock</code> with <code>{"advance":"PT24H"}</code>, <code>{"advance":"P1M"}</code>, <code>{"advanceSeconds":90}</code> or <code>{"to":"2027-01-31T20:00:00Z"}</code> answers when the clock is there, or with what stopped it. <code>npm start -- --reset</code> brings real time back.</p>`,
    script: CLOCK_SCRIPT,
  };
}

function buttonsOf(moment: Date, move: Move | null): Markup[] {
  const goOn = move?.halt
    ? ([[`Go on to ${plainMoment(move.to)}`, { to: move.to.toISOString() }]] as const)
    : [];
  const buttons = [
    ...goOn,
    ...([
      ['+1 hour', { advance: 'PT1H' }],
      ['+1 day', { advance: 'P1D' }],
      ['To 3 PM in New York', { to: nextThreePm(moment).toISOString() }],
      ['+1 month', { advance: A_MONTH }],
    ] as const),
  ];
  return buttons.map(
    ([name, request]) =>
      html`<button type="button" data-move="${JSON.stringify(request)}"${move && !move.halt && html` disabled`}>${name}</button>`,
  );
}

function nextThreePm(moment: Date): Date {
  const today = easternDay(moment);
  const threePm = easternInstant(today, '15:00');
  return threePm > moment ? threePm : easternInstant(addDays(today, 1), '15:00');
}

/** 'Real time', '29 d 18 h ahead of real time'. */
export function aheadText(offset: number): string {
  if (offset === 0) return 'Real time';
  const hours = Math.floor(offset / 3_600_000);
  const parts = [Math.floor(hours / 24), hours % 24, Math.floor(offset / 60_000) % 60];
  const words = ['d', 'h', 'min'].map((unit, index) => (parts[index] ? `${parts[index]} ${unit}` : ''));
  return `${words.filter(Boolean).join(' ') || 'Less than a minute'} ahead of real time`;
}

/** Before that nothing can be said of how long the rest takes. */
const TRIED_MS = 3_000;

/** 'about 40 s left', 'about 2 min left': as long for each day to come as for those that have passed. Null at the beginning. */
export function timeLeftText(
  { from, to, lasts }: Pick<Move, 'from' | 'to' | 'lasts'>,
  at: Date,
): string | null {
  const passed = at.getTime() - from.getTime();
  const tried = lasts();
  if (tried < TRIED_MS || passed <= 0) return null;
  const seconds = Math.max(0, ((to.getTime() - at.getTime()) / passed) * tried) / 1_000;
  if (seconds < 90) return `about ${Math.max(5, Math.ceil(seconds / 5) * 5)} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
}
