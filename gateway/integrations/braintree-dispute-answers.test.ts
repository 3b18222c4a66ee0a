import { afterAll, beforeAll, expect, test } from '@jest/globals';
import braintree from 'braintree';
import { startProcessor, type TestProcessor } from '#gateway/testing/processor.ts';
import { openBraintree } from './braintree.ts';
import type { Processor } from './processor.ts';

let local: TestProcessor;
let processor: Processor;

beforeAll(async () => {
  local = await startProcessor();
  processor = openBraintree({
    BRAINTREE_ENVIRONMENT: local.url,
    BRAINTREE_MERCHANT_ID: 'integration_merchant_id',
    BRAINTREE_PUBLIC_KEY: 'integration_public_key',
    BRAINTREE_PRIVATE_KEY: 'integration_private_key',
    BRAINTREE_TIMEOUT_MS: 5000,
  });
  const card = { customerId: 'anna', email: 'anna@example.com', nonce: 'fake-valid-nonce', token: 'card' };
  await processor.vault({ ...card, billing: null });
});
afterAll(() => local.close());

let orders = 0;
async function openedDispute(): Promise<string> {
  orders += 1;
  const order = {
    orderId: `order-${orders}`,
    cardToken: 'card',
    cents: 2_000 + orders,
    reason: 'first',
  } as const;
  const charge = await processor.charge(order);
  if (charge.kind !== 'succeeded') throw new Error('The card was declined');
  await local.order('POST', `transactions/${charge.transactionId}/settle`, {});
  const opened = await local.order<{ id: string }>(
    'POST',
    `transactions/${charge.transactionId}/dispute`,
    {},
  );
  return opened.id;
}

/** As the official SDK reads it. */
async function evidenceOf(id: string) {
  const { hostname, port, origin } = new URL(local.url);
  const gateway = new braintree.BraintreeGateway({
    environment: new braintree.Environment(hostname, port, origin, false, hostname, port),
    ...{ merchantId: 'integration_merchant_id', publicKey: 'integration_public_key' },
    privateKey: 'integration_private_key',
  });
  return (await gateway.dispute.find(id)).dispute.evidence;
}

const TEXT = 'They signed in\n\non 20 days,  and agreed to <$29.00> & more.';
const MORE = 'They used Chrome on Windows.';

test('evidence is added once however often it is sent, and then goes to the bank', async () => {
  const id = await openedDispute();
  for (const text of [TEXT, TEXT, MORE, TEXT])
    expect(await processor.addEvidence(id, text)).toEqual({ kind: 'done' });
  expect(await evidenceOf(id)).toMatchObject([{ comment: TEXT }, { comment: MORE }]);
  expect(await processor.hasEvidence(id, TEXT)).toBe(true);
  expect(await processor.hasEvidence(id, 'Something else')).toBe(false);
  expect(await processor.finalizeDispute(id)).toEqual({ kind: 'done' });
  expect(await processor.findDispute(id)).toMatchObject({ state: 'ANSWERED' });
});

test('a dispute that is not open is refused in the words of the processor', async () => {
  const id = await openedDispute();
  expect(await processor.acceptDispute(id)).toEqual({ kind: 'done' });
  expect(await processor.findDispute(id)).toMatchObject({ state: 'ACCEPTED' });
  const refused = { kind: 'refused', text: expect.stringMatching(/open/i) };
  expect(await processor.addEvidence(id, MORE)).toEqual(refused);
  expect(await processor.acceptDispute(id)).toEqual(refused);
  expect(await processor.finalizeDispute(id)).toEqual(refused);
});

test('a dispute that the processor does not know, and a processor that is silent, are failures', async () => {
  await expect(processor.finalizeDispute('nobody')).rejects.toMatchObject({ code: 'PROCESSOR_UNAVAILABLE' });
  const id = await openedDispute();
  const effect = { kind: 'status', status: 503 };
  await local.order('POST', 'faults', { operation: 'dispute.accept', effect });
  await expect(processor.acceptDispute(id)).rejects.toMatchObject({ code: 'PROCESSOR_UNAVAILABLE' });
});
