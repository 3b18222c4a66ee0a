import { call, readState, type State } from './api.ts';
import { byId } from './dom.ts';
import { drawFaults, startFaults } from './faults.ts';
import { drawLists, outcomeText } from './lists.ts';
import { drawSwitches, startSwitches } from './switches.ts';

const EVERY_MS = 1000;

function draw(state: State): void {
  byId('address').textContent = `${state.origin} · ${state.merchant}`;
  byId('now').textContent = `${state.now.slice(0, 10)} ${state.now.slice(11, 19)} UTC`;
  byId('offset').textContent =
    state.offsetMs === 0 ? 'the real time' : `${ahead(state.offsetMs)} ahead of the real time`;
  const failed = state.traffic.filter((call) => outcomeText(call) === 'bad').length;
  byId('counts').textContent = `${state.traffic.length} recent calls, ${failed} failed`;
  drawFaults(state, refresh);
  drawSwitches(state);
  drawLists(state, refresh);
}

function ahead(ms: number): string {
  const hours = ms / 3_600_000;
  return hours < 48 ? `${Math.round(hours * 10) / 10} hours` : `${Math.round(hours / 2.4) / 10} days`;
}

function refresh(): void {
  readState().then(draw, () => {
    byId('counts').textContent = 'The local Braintree does not answer.';
  });
}

byId('reset').addEventListener('click', () => {
  if (confirm('Delete all customers, cards and charges?')) void call('POST', 'reset').then(refresh);
});
// Without a tabindex the keyboard could not scroll these.
for (const place of document.querySelectorAll('.scroll')) place.setAttribute('tabindex', '0');
startFaults(refresh);
startSwitches(refresh);
refresh();
setInterval(refresh, EVERY_MS);
