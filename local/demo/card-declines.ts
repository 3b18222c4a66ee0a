/** 'Expired card': no retry heals it, so the member stays in grace until it is over or there is a new card. */
const EXPIRED_CARD = '2004';

interface Fault {
  id: number;
  card: string | null;
}

/** From now on the local bank declines every charge of this card. The switch is lost when the bank's process ends. */
export async function beginDeclines(braintreeOrigin: string, card: string): Promise<void> {
  if ((await faultsOf(braintreeOrigin, card)).length > 0) return;
  const effect = { kind: 'decline', code: EXPIRED_CARD };
  await ask(braintreeOrigin, 'POST', 'faults', {
    ...{ operation: 'transaction.create', card, times: null, effect },
  });
}

/** Makes the bank accept the card again. */
export async function endDeclines(braintreeOrigin: string, card: string): Promise<void> {
  for (const { id } of await faultsOf(braintreeOrigin, card))
    await ask(braintreeOrigin, 'DELETE', `faults/${id}`);
}

async function faultsOf(braintreeOrigin: string, card: string): Promise<Fault[]> {
  const { faults } = await ask<{ faults: Fault[] }>(braintreeOrigin, 'GET', 'state');
  return faults.filter((fault) => fault.card === card);
}

async function ask<Answer>(origin: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${origin}/__control/${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok)
    throw new Error(`The local Braintree answered ${answer.status} to ${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
