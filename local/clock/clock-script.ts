/** Starts a move, and shows how far it has come, also one that was started elsewhere. */
export const CLOCK_SCRIPT = `
const status = document.querySelector('[role=status]');
const bar = document.querySelector('progress');
const left = document.querySelector('[data-left]');
const inNewYork = (options) => new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options });
const day = inNewYork({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const time = inNewYork({ hour: 'numeric', minute: '2-digit' });
async function follow() {
  const { now, ahead, move } = await (await fetch('/local/clock')).json();
  if (!move || move.halt) return location.reload();
  const [at, from, to] = [now, move.from, move.to].map(Date.parse);
  bar.hidden = false;
  bar.value = (at - from) / (to - from);
  document.querySelector('[data-day]').textContent = day.format(at);
  document.querySelector('[data-time]').textContent = time.format(at);
  document.querySelector('[data-ahead]').textContent = ahead;
  document.querySelector('[data-instant]').textContent = now;
  left.textContent = move.left ?? '';
  status.textContent = 'On the way to ' + day.format(to) + '. Now: ' + move.job;
  setTimeout(follow, 300);
}
document.addEventListener('click', async (event) => {
  const button = event.target.closest('button[data-move]');
  if (!button) return;
  for (const each of document.querySelectorAll('button[data-move]')) each.disabled = true;
  const watching = setTimeout(follow, 300);
  const answer = await fetch('/local/clock', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: button.dataset.move,
  });
  if (answer.status !== 400) return location.reload();
  clearTimeout(watching);
  status.textContent = (await answer.json()).error;
  for (const each of document.querySelectorAll('button[data-move]')) each.disabled = false;
});
if ('moving' in status.dataset) follow();
`;
