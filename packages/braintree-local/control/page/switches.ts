import { call, type State } from './api.ts';
import { byId, formById, h } from './dom.ts';

/** A yes-no or number setting: its name in the API and its label. */
type Switch = [name: string, label: string];

const settings: Switch[] = [
  ['duplicateChecking', 'Duplicate checking'],
  ['duplicateWindowSeconds', 'within (seconds)'],
  ['avsRules', 'Reject when the address does not match'],
  ['cvvRules', 'Reject when the code does not match'],
];

const webhookFaults: Switch[] = [['duplicate', 'Deliver twice']];

export function startSwitches(refresh: () => void): void {
  listen('settings', 'settings', refresh);
  listen('webhook-faults', 'webhooks', refresh);
  const form = formById('webhook-url');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const url = String(new FormData(form).get('url'));
    void call('PUT', 'settings', { webhookUrl: url === '' ? null : url }).then(refresh);
  });
}

function listen(id: string, path: string, refresh: () => void): void {
  byId(id).addEventListener('change', (event) => {
    const input = event.target as HTMLInputElement;
    const value = input.type === 'checkbox' ? input.checked : Number(input.value);
    void call('PUT', path, { [input.name]: value }).then(refresh);
  });
  byId(id).addEventListener('submit', (event) => event.preventDefault());
}

export function drawSwitches(state: State): void {
  draw('settings', settings, { ...state.settings });
  draw('webhook-faults', webhookFaults, { ...state.webhookFaults });
  const url = formById('webhook-url').elements.namedItem('url') as HTMLInputElement;
  if (document.activeElement !== url) url.value = state.settings.webhookUrl ?? '';
}

function draw(id: string, switches: Switch[], values: Record<string, unknown>): void {
  const form = formById(id);
  if (form.childElementCount === 0)
    form.append(...switches.map(([name, label]) => field(name, label, values[name])));
  for (const [name] of switches) {
    const input = form.elements.namedItem(name) as HTMLInputElement;
    if (document.activeElement === input) continue;
    if (input.type === 'checkbox') input.checked = values[name] === true;
    else input.value = String(values[name]);
  }
}

function field(name: string, label: string, value: unknown): HTMLElement {
  if (typeof value === 'boolean') return h('label', {}, h('input', { type: 'checkbox', name }), label);
  return h('label', {}, label, h('input', { type: 'number', name, min: 0 }));
}
