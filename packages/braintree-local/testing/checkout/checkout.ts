import * as client from 'braintree-web/client';
import * as hostedFields from 'braintree-web/hosted-fields';

declare global {
  interface Window {
    /** The events of the hosted fields, for tests to read. */
    fieldEvents: { type: string; field: string; cards: string[] }[];
  }
}

const fields = {
  number: { container: '#number', placeholder: '1234 1234 1234 1234' },
  expirationDate: { container: '#expirationDate', placeholder: 'MM / YY' },
  cvv: { container: '#cvv', placeholder: '123' },
  postalCode: { container: '#postalCode' },
  cardholderName: { container: '#cardholderName' },
};

const styles = {
  input: { 'font-size': '15px', 'font-family': 'system-ui', color: '#17202a', background: 'url(//evil)' },
  ':focus': { color: '#0b3d91' },
  '.invalid': { color: '#c62828' },
  '.valid': { color: '#2e7d32' },
};

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}

function show(result: unknown): void {
  element('result').dataset.result = JSON.stringify(result);
  element('result').textContent = 'Done';
}

async function start(): Promise<void> {
  window.fieldEvents = [];
  const authorization = new URLSearchParams(location.search).get('authorization') ?? '';
  const braintree = await client.create({ authorization });
  const form = await hostedFields.create({ client: braintree, styles, fields });
  for (const type of ['focus', 'blur', 'empty', 'notEmpty', 'validityChange', 'cardTypeChange'] as const) {
    form.on(type, (event) => {
      window.fieldEvents.push({ type, field: event.emittedBy, cards: event.cards.map((card) => card.type) });
      element('brand').textContent = event.cards.length === 1 ? (event.cards[0]?.niceType ?? '') : '';
    });
  }
  form.on('inputSubmitRequest', () => (element('checkout') as HTMLFormElement).requestSubmit());
  element('checkout').addEventListener('submit', (event) => {
    event.preventDefault();
    form
      .tokenize()
      .then(show, ({ code, message, details }) =>
        show({ code, message, details: { keys: details?.invalidFieldKeys } }),
      );
  });
  document.documentElement.dataset.ready = 'true';
}

start().catch((error: Error) => show({ failed: String(error), code: (error as { code?: string }).code }));
