import type { LocalPage } from '#local/pages/local-page.ts';
import { html } from '#schema/pages/html.ts';
import {
  addDays,
  easternDay,
  easternInstant,
  easternTime,
  longDay,
  readableTime,
} from '#schema/rules/time/eastern-time.ts';

/** The moment of the product, in New York, with the moves people want most. */
export function clockPage(moment: Date, offset: number): LocalPage {
  const buttons = [
    ['+1 hour', { advance: 'PT1H' }],
    ['+1 day', { advance: 'P1D' }],
    ['To 3 PM in New York', { to: nextThreePm(moment).toISOString() }],
    ['+30 days', { advance: 'P30D' }],
  ] as const;
  return {
    title: 'Clock',
    lead: 'The product’s own time. Move it forward, never back. It moves for every process at once, and everything due by then happens.',
    body: html`<section class="card">
<p class="soft">${longDay(easternDay(moment))}</p>
<p class="time"><time datetime="${moment.toISOString()}">${readableTime(easternTime(moment))}</time> ET</p>
<p class="soft">${ahead(offset)} · <code>${moment.toISOString()}</code></p>
</section>
<section class="card"><div class="row">${buttons.map(
      ([name, move]) => html`<button type="button" data-move="${JSON.stringify(move)}">${name}</button>`,
    )}</div><p role="status" class="soft"></p></section>
<p class="soft">From a script: <code>POST /local/clock</code> with <code>{"advance":"PT24H"}</code>, <code>{"advanceSeconds":90}</code> or <code>{"to":"2027-01-31T20:00:00Z"}</code>. <code>npm start -- --reset</code> brings real time back.</p>`,
    script: SCRIPT,
  };
}

function nextThreePm(moment: Date): Date {
  const today = easternDay(moment);
  const threePm = easternInstant(today, '15:00');
  return threePm > moment ? threePm : easternInstant(addDays(today, 1), '15:00');
}

function ahead(offset: number): string {
  if (offset === 0) return 'Real time';
  const hours = Math.floor(offset / 3_600_000);
  const parts = [Math.floor(hours / 24), hours % 24, Math.floor(offset / 60_000) % 60];
  const words = ['d', 'h', 'min'].map((unit, index) => (parts[index] ? `${parts[index]} ${unit}` : ''));
  return `${words.filter(Boolean).join(' ') || 'Less than a minute'} ahead of real time`;
}

const SCRIPT = `
document.addEventListener('click', async (event) => {
  const button = event.target.closest('button[data-move]');
  if (!button) return;
  const answer = await fetch('/local/clock', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: button.dataset.move,
  });
  if (answer.ok) return location.reload();
  document.querySelector('[role=status]').textContent = (await answer.json()).error;
});
`;
