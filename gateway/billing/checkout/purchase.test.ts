import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { required } from '#gateway/testing/database.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
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
import { startProcessor, type TestProcessor } from '#gateway/testing/processor.ts';
import { measurePurchases } from '#gateway/testing/purchase-round-trips.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';
import { signIn } from '#local/identity/password-sign-in.ts';

describe('purchase', () => {
  let gateway: TestGateway;
  let processor: TestProcessor;

  beforeAll(async () => {
    processor = await startProcessor();
    gateway = await openGateway({ BRAINTREE_ENVIRONMENT: processor.url });
  });
  afterAll(async () => {
    await gateway.close();
    await processor.close();
  });

  const PURCHASE = `mutation ($input: PurchaseInput!) { purchase(input: $input) {
  userId email tempPassword tier inTrial totalCents nextChargeAt nextChargeCents conversionValue } }`;

  const UPDATE_PASSWORD =
    'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { userId } }';

  const order = (more: Record<string, unknown> = {}) => ({
    planType: 'premium',
    email: `${randomUUID()}@chalkline.test`,
    firstName: 'Ada',
    lastName: 'Lovelace',
    token: 'fake-valid-nonce',
    ...more,
  });

  const buy = (more?: Record<string, unknown>, user = null) =>
    ask<{ purchase: Record<string, unknown> }>(gateway, PURCHASE, { input: order(more) }, user);

  describe('a visitor', () => {
    test('buys premium: charged once, with an account, a temporary password, an invoice and a receipt', async () => {
      const bought = await buy();
      expect(bought.errors).toBeUndefined();
      expect(bought.data.purchase).toMatchObject({
        tier: 'PREMIUM',
        inTrial: false,
        totalCents: 12_900,
        nextChargeCents: 12_900,
        nextChargeAt: '2031-12-20T17:00:00.000Z',
        conversionValue: 129,
      });
      expect(String(bought.data.purchase.tempPassword).length).toBeGreaterThanOrEqual(22);
    });

    test('reads that the password is set when it is the first, and that it was changed afterwards', async () => {
      const { userId, email, tempPassword } = (await buy()).data.purchase as Record<string, string>;
      const emulator = `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`;
      const { clock } = gateway.services;
      const began = clock.now();
      for (const password of [tempPassword, 'chosen one']) {
        const user = await signIn(emulator, { email: String(email), password: String(password) });
        const input = { userId, newPassword: 'chosen one' };
        const set = await ask(gateway, UPDATE_PASSWORD, { input }, user);
        expect(set.errors).toBeUndefined();
        clock.set(new Date(began.getTime() + 1_000).toISOString());
      }
      clock.set(began.toISOString());
      const mails = await mailsTo(gateway, { email: String(email) }, 'password-changed');
      expect(mails.map(({ isFirst }) => isFirst)).toStrictEqual([true, undefined]);
    });

    test('whose card is declined is charged nothing and leaves nothing behind', async () => {
      const email = `${randomUUID()}@chalkline.test`;
      const refused = await buy({ email, token: 'fake-processor-declined-visa-nonce' });
      expect(refused.errors?.[0]).toMatchObject({
        message: 'Your card was declined.',
        extensions: { code: 'CARD_DECLINED' },
      });
      const { em } = gateway.services.database;
      expect(await em.execute('select from users where email = ?', [email])).toEqual([]);
      expect((await buy({ email })).errors).toBeUndefined();
    });

    test('starts a trial: nothing charged, premium picks for exactly a day', async () => {
      const started = await buy({ planType: 'premium_with_trial' });
      expect(started.errors).toBeUndefined();
      expect(started.data.purchase).toMatchObject({
        inTrial: true,
        totalCents: 0,
        nextChargeAt: '2031-11-21T17:00:00.000Z',
      });
    });
  });

  test('a member buys plus for the account they are signed in with', async () => {
    const user = await member(gateway);
    const bought = await ask<{ purchase: Record<string, unknown> }>(
      gateway,
      PURCHASE,
      { input: order({ planType: 'plus' }) },
      user,
    );
    expect(bought.errors).toBeUndefined();
    expect(bought.data.purchase).toMatchObject({ userId: user.uid, tempPassword: null, totalCents: 7_900 });
    const me = await ask(
      gateway,
      '{ me { subscription planStatus } subscription { nextChargeCents cancelAtPeriodEnd } }',
      {},
      user,
    );
    expect(me.data).toEqual({
      me: { subscription: 'PLUS', planStatus: 'ACTIVE' },
      subscription: { nextChargeCents: 7_900, cancelAtPeriodEnd: false },
    });
  });
});

describe('billing details', () => {
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
    expect(await code({ ...ADDRESS, postalCode: '60601-1234' })).toBe('BOUGHT');
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
});

describe('round trips', () => {
  /** Whose card is known only after it was vaulted, and must not be charged if it had the coupon before. */
  const CLAIMS = /for once a customer$/;

  test('a purchase makes at most four round trips to the database, besides the processor calls', async () => {
    const [, ...measured] = await measurePurchases();
    const allowed = (purchase: string) => (CLAIMS.test(purchase) ? 5 : 4);
    expect(
      measured.filter(({ purchase, roundTrips }) => roundTrips < 2 || roundTrips > allowed(purchase)),
    ).toEqual([]);
    expect(measured).toHaveLength(9);
  });
});
