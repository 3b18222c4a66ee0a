/** Chooses without a button, reports, and shows new mail once nobody types or has a menu open. */
export const MAILBOX_SCRIPT = `
const shown = document.getElementById('mails').dataset.newest ?? '';
const form = document.querySelector('form[role=search]');
form?.addEventListener('change', () => form.submit());
document.addEventListener('click', async ({ target }) => {
  const path = target.dataset?.report;
  if (!path) return;
  const answer = await fetch(path, { method: 'POST' });
  const { status } = await answer.json().catch(() => ({}));
  document.querySelector('[data-said]').textContent =
    target.textContent + ': the product answered ' + (status ?? answer.status) + '.';
});
setInterval(async () => {
  if (document.hidden || form?.contains(document.activeElement)) return;
  const answer = await fetch('/local/mailbox.json?newest').catch(() => undefined);
  if (!answer?.ok) return;
  const { mails } = await answer.json();
  if ((mails[0]?.id ?? '') !== shown) location.reload();
}, 1500);
`;
