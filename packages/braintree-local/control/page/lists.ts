import { call, type State } from './api.ts';
import { clockTime, fill, h, table } from './dom.ts';

const code = (text: string | null) => h('code', {}, text ?? '–');
const refreshes = (work: () => Promise<unknown>, refresh: () => void) => () => void work().then(refresh);

function smallButton(text: string, click: () => void): HTMLElement {
  return h('button', { class: 'small quiet', type: 'button', click }, text);
}

const tone: Record<string, string> = {
  authorized: 'good',
  submitted_for_settlement: 'good',
  settled: 'good',
  processor_declined: 'bad',
  gateway_rejected: 'bad',
  failed: 'bad',
  settlement_declined: 'bad',
  delivered: 'good',
  waiting: 'odd',
};

const status = (text: string) => h('span', { class: tone[text] ?? 'soft' }, text.replaceAll('_', ' '));

type Call = State['traffic'][number];

export function outcomeText({ status, note }: Call): 'good' | 'odd' | 'bad' {
  if (note !== null || status === 0 || status >= 500) return 'bad';
  return status >= 400 ? 'odd' : 'good';
}

export function drawLists(state: State, refresh: () => void): void {
  drawCalls(state);
  drawCharges(state, refresh);
  drawCards(state);
  drawCustomers(state);
  drawDeliveries(state, refresh);
}

function drawCalls({ traffic }: State): void {
  const rows = [...traffic].reverse().slice(0, 120);
  fill('calls', rows, () =>
    table(
      rows,
      [
        { title: 'Time', cell: (row) => clockTime(row.at) },
        { title: 'Operation', cell: (row) => code(row.operation) },
        { title: 'Answer', cell: (row) => h('span', { class: outcomeText(row) }, row.status || 'none') },
        { title: 'Took', kind: 'amount', cell: (row) => `${row.ms.toFixed(1)} ms` },
        { title: 'Note', kind: 'text', cell: (row) => row.note ?? '' },
        { title: 'Path', kind: 'text', cell: (row) => code(`${row.method} ${row.path}`) },
      ],
      'No call yet.',
    ),
  );
}

function drawCharges({ transactions, disputes }: State, refresh: () => void): void {
  const disputed = new Map(disputes.map((dispute) => [dispute.transactionId, dispute]));
  fill('charges', [transactions, disputes], () =>
    table(
      transactions,
      [
        { title: 'Time', cell: (row) => clockTime(row.createdAt) },
        { title: 'Id', cell: (row) => code(row.id) },
        { title: 'Order', kind: 'text', cell: (row) => code(row.orderId) },
        { title: 'Card', cell: (row) => row.card },
        {
          title: 'Amount',
          kind: 'amount',
          cell: (row) => `${row.type === 'credit' ? '−' : ''}${row.amount} ${row.currency}`,
        },
        { title: 'Status', cell: (row) => status(row.status) },
        { title: 'Answer', kind: 'text', cell: (row) => row.answer },
        { title: 'Action', cell: (row) => chargeButtons(row, disputed.get(row.id), refresh) },
      ],
      'Nothing has been charged yet.',
    ),
  );
}

type Charge = State['transactions'][number];

function chargeButtons(
  charge: Charge,
  dispute: State['disputes'][number] | undefined,
  refresh: () => void,
): HTMLElement {
  const buttons = h('span', {});
  if (charge.status === 'submitted_for_settlement') {
    buttons.append(
      smallButton(
        'Settle',
        refreshes(() => call('POST', `transactions/${charge.id}/settle`), refresh),
      ),
    );
  }
  if (!dispute && charge.type === 'sale' && tone[charge.status] === 'good') {
    buttons.append(
      ' ',
      smallButton(
        'Dispute',
        refreshes(() => call('POST', `transactions/${charge.id}/dispute`, {}), refresh),
      ),
    );
  }
  if (dispute?.status === 'open') {
    for (const outcome of ['won', 'lost']) {
      const move = () => call('PUT', `disputes/${dispute.id}`, { status: outcome });
      buttons.append(' ', smallButton(`Dispute ${outcome}`, refreshes(move, refresh)));
    }
  } else if (dispute) buttons.append(' ', h('span', { class: 'soft' }, `dispute ${dispute.status}`));
  return buttons;
}

function drawCards({ cards }: State): void {
  fill('cards', cards, () =>
    table(
      cards,
      [
        { title: 'Card', cell: (row) => `${row.type} ${row.last4}` },
        { title: 'Expires', cell: (row) => h('span', { class: row.expired ? 'bad' : '' }, row.expires) },
        { title: 'Token', cell: (row) => code(row.token) },
        { title: 'Customer', kind: 'text', cell: (row) => code(row.customerId) },
        { title: 'Default', cell: (row) => (row.default ? 'yes' : 'no') },
      ],
      'No card is in the vault.',
    ),
  );
}

function drawCustomers({ customers }: State): void {
  fill('customers', customers, () =>
    table(
      customers,
      [
        { title: 'Id', kind: 'text', cell: (row) => code(row.id) },
        { title: 'Name', kind: 'text', cell: (row) => row.name || '–' },
        { title: 'Email', kind: 'text', cell: (row) => (row.email ? String(row.email) : '–') },
      ],
      'There is no customer.',
    ),
  );
}

function drawDeliveries({ deliveries }: State, refresh: () => void): void {
  fill('deliveries', deliveries, () =>
    table(
      deliveries,
      [
        { title: 'Time', cell: (row) => clockTime(row.createdAt) },
        { title: 'Kind', cell: (row) => code(row.kind) },
        { title: 'State', cell: (row) => status(row.state) },
        {
          title: 'Answers',
          cell: (row) => row.attempts.map((attempt) => attempt.status ?? 'none').join(', '),
        },
        {
          title: 'Action',
          cell: (row) =>
            smallButton(
              'Send again',
              refreshes(() => call('POST', `webhooks/${row.id}/redeliver`), refresh),
            ),
        },
      ],
      'No webhook has been sent.',
    ),
  );
}
