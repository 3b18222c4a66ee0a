import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import {
  buy,
  type MoneyWorld,
  openMoneyWorld,
  pass,
  payingMember,
  periodEnd,
  replaceCard,
} from '#gateway/testing/money.ts';
import { readPdf } from '#gateway/testing/pdf-text.ts';
import type { TestUser } from '#gateway/testing/users.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld({
    SELLER_NAME: 'Chalkline Sports LLC',
    SELLER_ADDRESS: '1 Main Street | Springfield, IL 62701',
    SELLER_TAX_ID: '12-3456789',
  });
});
afterAll(() => world.close());

const ADDRESS = {
  address1: '5 Elm Street',
  city: 'Albany',
  state: 'NY',
  postalCode: '20000',
  country: 'US',
};

/** The local Braintree's bank knows another postal code: see its README. */
const strict = (avsRules: boolean) => world.processor.order('PUT', 'settings', { avsRules });

async function invoices(user: TestUser): Promise<{ pageUrl: string; downloadUrl: string }[]> {
  const query = '{ invoices { nodes { pageUrl downloadUrl } } }';
  const { data } = await ask<{ invoices: { nodes: { pageUrl: string; downloadUrl: string }[] } }>(
    world.gateway,
    query,
    {},
    user,
  );
  return data.invoices.nodes;
}

function open(url = '') {
  const { pathname, search } = new URL(url);
  return world.gateway.app.inject({ url: pathname + search });
}

test('name and address are kept, and printed with seller and card on every invoice', async () => {
  const user = await payingMember(world, { planType: 'plus', ...ADDRESS });
  await pass(world, await periodEnd(world, user));
  const [renewal, purchase] = await invoices(user);
  for (const invoice of [renewal, purchase]) {
    const { body } = await open(invoice?.pageUrl);
    for (const words of ['Ada Lovelace', '5 Elm Street', 'Albany, NY 20000', 'Visa ending in 1111'])
      expect(body).toContain(words);
    for (const words of ['Chalkline Sports LLC', '1 Main Street', 'Tax ID 12-3456789'])
      expect(body).toContain(words);
  }
  const { rawPayload } = await open(renewal?.downloadUrl);
  const pdf = (await readPdf(rawPayload)).text;
  for (const words of ['Ada Lovelace', 'Chalkline Sports LLC', 'Visa ending in 1111'])
    expect(pdf).toContain(words);
});

test('the address goes to the bank with each card, also with a later one', async () => {
  const user = await payingMember(world, { planType: 'plus', ...ADDRESS });
  await strict(true);
  const code = async (billing: Record<string, unknown>) =>
    (await buy(world, { planType: 'plus', ...billing })).errors?.[0]?.extensions.code ?? 'BOUGHT';
  expect(await code({ ...ADDRESS, postalCode: '60601' })).toBe('BOUGHT');
  expect(await code(ADDRESS)).toBe('CARD_REFUSED');
  const later = await replaceCard(world, user, 'fake-valid-mastercard-nonce');
  expect(later.errors?.[0]?.extensions.code).toBe('CARD_REFUSED');
  await strict(false);
});

test('a tax by the interface is a line of what the total contains', async () => {
  const { services } = world.gateway;
  const user = await payingMember(world, { planType: 'plus', ...ADDRESS });
  const [plain] = await invoices(user);
  expect((await open(plain?.pageUrl)).body).not.toContain('Includes');
  services.tax = {
    contained: ({ cents, billedTo }) =>
      billedTo?.state === 'NY'
        ? [{ description: 'New York sales tax', cents: Math.round(cents * 0.08) }]
        : [],
  };
  const [taxed] = await invoices(user);
  const { body } = await open(taxed?.pageUrl);
  expect(body).toContain('Includes New York sales tax');
  expect(body).toContain('$6.32');
  expect(body).toContain('$79.00');
});

test.each([
  [{ postalCode: '1234567890' }, 'postalCode'],
  [{ address1: 'x'.repeat(256) }, 'address1'],
])('%o is refused before any card is touched', async (billing, field) => {
  const { errors } = await buy(world, billing);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: expect.any(String) },
  });
});
