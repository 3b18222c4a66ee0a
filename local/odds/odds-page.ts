import type { FastifyInstance } from 'fastify';
import { type LocalPage, sendPage } from '#local/pages/local-page.ts';
import { html } from '#schema/pages/html.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { easternDay, easternTime, plainDay, readableTime } from '#schema/rules/time/eastern-time.ts';
import { type Fault, FEED_FAULTS, GAME_FAULTS } from './faults.ts';
import type { OddsStandIn } from './odds-api.ts';

const FAULTS: readonly string[] = [...GAME_FAULTS, ...FEED_FAULTS].map(([fault]) => fault);

/** GET /local/odds shows the provider's games with a button for each fault; POST does what a button says. */
export function installOddsPage(app: FastifyInstance, standIn: OddsStandIn): void {
  app.get('/local/odds', (_request, reply) => sendPage(reply, oddsPage(standIn)));
  app.post<{ Body: { fault?: string; game?: string } | null }>('/local/odds', (request, reply) => {
    const { fault = '', game } = request.body ?? {};
    if (!FAULTS.includes(fault)) return reply.code(400).send({ error: 'There is no such fault.' });
    standIn.faults.apply(fault as Fault, game);
    return reply.code(204).send();
  });
}

function oddsPage(standIn: OddsStandIn): LocalPage {
  const { used, remaining } = standIn.faults.credits();
  const games = standIn.games().filter(({ startsAt }) => easternDay(startsAt) >= easternDay(standIn.now()));
  return {
    title: 'Odds',
    lead: 'Stands in for the provider of games, odds and scores. Its games hold the demo’s, with the same prices and scores.',
    body: html`<section class="card"><h2>The provider</h2>
<p class="soft">${thousands(used)} credits used, ${thousands(remaining)} left.</p>
<div class="row">${FEED_FAULTS.map(([fault, name]) => html`<button type="button" class="plain" data-fault="${fault}">${name}</button>`)}</div></section>
<section class="card"><h2>A game</h2><label for="game">Game</label>
<select id="game">${games.map(
      ({ id, league, away, home, startsAt }) =>
        html`<option value="${id}">${league} ${away} @ ${home}, ${plainDay(easternDay(startsAt))}, ${readableTime(easternTime(startsAt))} ET</option>`,
    )}</select>
<p class="row">${GAME_FAULTS.map(([fault, name]) => html`<button type="button" data-fault="${fault}" data-game>${name}</button>`)}</p>
<p class="soft">A doubleheader and a wrong final are taken back with the same button, everything postponed with “Back to normal”.</p>
<p role="status" class="soft"></p></section>`,
    script: SCRIPT,
  };
}

const SCRIPT = `
const status = document.querySelector('[role=status]');
document.addEventListener('click', async (event) => {
  const button = event.target.closest('button[data-fault]');
  if (!button) return;
  const game = 'game' in button.dataset ? document.getElementById('game').value : undefined;
  const answer = await fetch('/local/odds', {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault: button.dataset.fault, game }),
  });
  status.textContent = answer.ok ? 'Done: ' + button.textContent : 'That did not work.';
});
`;
