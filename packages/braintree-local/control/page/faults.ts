import { call, type State } from './api.ts';
import { byId, fill, formById, h } from './dom.ts';

type Fault = State['faults'][number];

/** What can happen to a call: its label, the detail it needs, and the effect of the control API. */
const effects: {
  label: string;
  detail?: [label: string, preset: string];
  effect: (detail: string) => object;
}[] = [
  { label: 'Declined by the bank', detail: ['Code', '2001'], effect: (code) => ({ kind: 'decline', code }) },
  { label: 'Times out before it takes effect', effect: () => ({ kind: 'timeout', when: 'before' }) },
  { label: 'Times out after it took effect', effect: () => ({ kind: 'timeout', when: 'after' }) },
  { label: 'Too many requests (429)', effect: () => ({ kind: 'status', status: 429 }) },
  { label: 'Server error (500)', effect: () => ({ kind: 'status', status: 500 }) },
  { label: 'Half of the answer', effect: () => ({ kind: 'half_body' }) },
  { label: 'Wrong content type', effect: () => ({ kind: 'wrong_type' }) },
  { label: 'Slow', detail: ['Milliseconds', '3000'], effect: (ms) => ({ kind: 'slow', ms: Number(ms) }) },
  {
    label: 'Held at a barrier before it takes effect',
    detail: ['Name of the barrier', 'gate'],
    effect: (barrier) => ({ kind: 'hold', barrier, when: 'before' }),
  },
  {
    label: 'Held at a barrier after it took effect',
    detail: ['Name of the barrier', 'gate'],
    effect: (barrier) => ({ kind: 'hold', barrier, when: 'after' }),
  },
  {
    label: 'Runs a hook before it takes effect',
    detail: ['Address to post to', 'http://127.0.0.1:'],
    effect: (url) => ({ kind: 'hook', url, when: 'before' }),
  },
  {
    label: 'Runs a hook after it took effect',
    detail: ['Address to post to', 'http://127.0.0.1:'],
    effect: (url) => ({ kind: 'hook', url, when: 'after' }),
  },
];

const operations: [value: string, label: string][] = [
  ['', 'Any call of a server'],
  ['transaction.create', 'Sales'],
  ['transaction.refund', 'Refunds'],
  ['transaction.search', 'Searches for transactions'],
  ['transaction.find', 'Finding a transaction'],
  ['payment_method.create', 'Vaulting a card'],
  ['customer.create', 'Creating a customer'],
  ['client_token', 'Client tokens'],
  ['browser.tokenize', 'A browser tokenizing a card'],
];

export function startFaults(refresh: () => void): void {
  const form = formById('fault');
  const effectSelect = form.elements.namedItem('effect') as HTMLSelectElement;
  effectSelect.append(...effects.map(({ label }, index) => h('option', { value: index }, label)));
  const operationSelect = form.elements.namedItem('operation') as HTMLSelectElement;
  operationSelect.append(...operations.map(([value, label]) => h('option', { value }, label)));
  effectSelect.addEventListener('change', () => showDetail(effectSelect));
  showDetail(effectSelect);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    switchOn(new FormData(form)).then(refresh, (error: Error) => {
      byId('fault-error').textContent = error.message;
    });
  });
}

function showDetail(select: HTMLSelectElement): void {
  const detail = effects[Number(select.value)]?.detail;
  const label = byId('detail-label') as HTMLLabelElement;
  label.hidden = detail === undefined;
  label.querySelector('span')?.replaceChildren(detail?.[0] ?? '');
  const input = label.querySelector('input');
  if (input) input.value = detail?.[1] ?? '';
}

async function switchOn(data: FormData): Promise<void> {
  byId('fault-error').textContent = '';
  const times = String(data.get('times'));
  await call('POST', 'faults', {
    operation: data.get('operation') || null,
    card: data.get('card') || null,
    times: times === '' ? null : Number(times),
    effect: effects[Number(data.get('effect'))]?.effect(String(data.get('detail'))),
  });
}

export function drawFaults(state: State, refresh: () => void): void {
  const select = formById('fault').elements.namedItem('card') as HTMLSelectElement;
  if (document.activeElement !== select) drawCardChoice(select, state);
  fill('faults', [state.faults, state.barriers], () => {
    const rows = state.faults.map((fault) =>
      row(describe(fault), 'Switch off', () => call('DELETE', `faults/${fault.id}`), refresh),
    );
    const barriers = Object.entries(state.barriers).map(([name, waiting]) =>
      row(
        `${waiting} held at “${name}”`,
        'Release',
        () => call('POST', `barriers/${encodeURIComponent(name)}/release`),
        refresh,
      ),
    );
    const nothing = h('p', { class: 'empty' }, 'No fault is switched on.');
    return h('div', {}, ...(rows.length + barriers.length > 0 ? [...barriers, ...rows] : [nothing]));
  });
}

function drawCardChoice(select: HTMLSelectElement, { cards }: State): void {
  const chosen = select.value;
  const options = cards.map(({ token, type, last4 }) =>
    h('option', { value: token }, `${type} ${last4} (${token})`),
  );
  select.replaceChildren(h('option', { value: '' }, 'Any card'), ...options);
  select.value = chosen;
  if (select.selectedIndex < 0) select.value = '';
}

function row(text: string, action: string, act: () => Promise<unknown>, refresh: () => void): HTMLElement {
  const click = () => void act().then(refresh);
  return h(
    'div',
    { class: 'fault' },
    h('span', {}, text),
    h('button', { class: 'small quiet', type: 'button', click }, action),
  );
}

const descriptions: Record<string, (effect: Record<string, unknown>) => string> = {
  decline: ({ code }) => `declined with ${code}`,
  timeout: ({ when }) => `times out ${when} taking effect`,
  status: ({ status }) => `answered ${status}`,
  half_body: () => 'answered with half a body',
  wrong_type: () => 'answered with the wrong content type',
  slow: ({ ms }) => `answered after ${ms} ms`,
  hold: ({ barrier, when }) => `held at “${barrier}” ${when} taking effect`,
  hook: ({ url, when }) => `runs ${url} ${when} taking effect`,
};

function describe({ operation, card, times, effect }: Fault): string {
  const often = times === null ? 'Every call' : times === 1 ? 'The next call' : `The next ${times} calls`;
  const what = operation ? ` of ${operation}` : '';
  return `${often}${what}${card ? ` with card ${card}` : ''}: ${descriptions[effect.kind]?.(effect)}`;
}
