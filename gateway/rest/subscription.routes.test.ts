import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callRest, type RestCall } from '#gateway/testing/call-rest.ts';
import { required } from '#gateway/testing/database.ts';
import { openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { startProcessor, type TestProcessor } from '#gateway/testing/processor.ts';
import { member } from '#gateway/testing/users.ts';

describe('the routes of subscriptions', () => {
  let gateway: TestGateway;
  let processor: TestProcessor;

  beforeAll(async () => {
    processor = await startProcessor();
    gateway = await openGateway({ BRAINTREE_ENVIRONMENT: processor.url, BRAINTREE_TIMEOUT_MS: '5000' });
  });
  afterAll(async () => {
    await gateway.close();
    await processor.close();
  });

  const post = (path: string, call: RestCall = {}) => callRest(gateway, 'post', path, call);

  /** What the main checkout sends: empty address fields. */
  const order = (more: object = {}) => ({
    planType: 'plus',
    email: `${randomUUID()}@chalkline.test`,
    token: 'fake-valid-nonce',
    billingInfo: {
      first_name: 'Ada',
      last_name: 'Lovelace',
      address1: '',
      city: '',
      state: '',
      postal_code: '',
      country: '',
    },
    ...more,
  });

  const NEXT_CHARGE = '2031-12-20T17:00:00.000Z';

  describe('POST /subscriptions', () => {
    test('keeps the confirmation of age, as GraphQL does', async () => {
      const confirmed = () =>
        gateway.services.database.em.execute('select from play_limits where age_confirmed_at is not null');
      expect(await confirmed()).toHaveLength(0);
      expect((await post('/subscriptions', { body: order() })).status).toBe(201);
      expect(await confirmed()).toHaveLength(0);
      expect((await post('/subscriptions', { body: order({ ageConfirmed: true }) })).status).toBe(201);
      expect(await confirmed()).toHaveLength(1);
    });

    test('of a visitor makes an account with a temporary password, in dollars and kept by no cache', async () => {
      const { status, headers, body } = await post('/subscriptions', { body: order({ email: 'a@b.test' }) });
      expect({ status, body }).toEqual({
        status: 201,
        body: {
          userId: expect.any(String),
          tempPassword: expect.stringMatching(/^.{22,}$/),
          email: 'a@b.test',
          planType: 'plus',
          inTrial: false,
          total: 79,
          nextChargeAt: NEXT_CHARGE,
          nextChargeTotal: 79,
          conversionValue: 79,
        },
      });
      expect(headers['cache-control']).toBe('private, no-store');
      const again = await post('/subscriptions', { body: order({ email: 'a@b.test' }) });
      const error = 'An account already exists with this email';
      expect([again.status, again.body]).toEqual([
        409,
        { error, message: error, code: 'EMAIL_ALREADY_IN_USE' },
      ]);
    });

    test.each<[string, object]>([
      ['address and postalCode', { address: '1 Main St', postalCode: '10001' }],
      ['address1 and postal_code', { address1: '1 Main St', postal_code: '10001' }],
      ['firstName and lastName', { first_name: undefined, firstName: 'Ada', lastName: 'Lovelace' }],
    ])('takes %s, and a trial charges nothing', async (_spelling, more) => {
      const { billingInfo, ...rest } = order({ planType: 'premium_with_trial' });
      const full = { ...billingInfo, city: 'New York', state: 'NY', country: 'US', ...more };
      // One card has one trial: each spelling needs a card of its own.
      await gateway.services.database.em.execute('delete from trial_grants', [], 'run');
      const { status, body } = await post('/subscriptions', { body: { ...rest, billingInfo: full } });
      expect({ status, body }).toMatchObject({ status: 201, body: { inTrial: true, total: 0 } });
    });

    test('the email may be in billingInfo, and a missing plan is premium', async () => {
      const { email, planType: _, billingInfo, ...rest } = order();
      const { body } = await post('/subscriptions', {
        body: { ...rest, billingInfo: { ...billingInfo, email } },
      });
      expect(body).toMatchObject({ email, planType: 'premium', total: 129, conversionValue: 129 });
    });

    test('the same Idempotency-Key buys once; with another body it is refused', async () => {
      const body = order();
      const headers = { 'idempotency-key': randomUUID() };
      const first = await post('/subscriptions', { body, headers });
      const second = await post('/subscriptions', { body, headers });
      expect(second.body).toEqual({ ...first.body, tempPassword: null });
      const { status, body: refused } = await post('/subscriptions', { body: order(), headers });
      expect({ status, code: refused.code }).toEqual({ status: 422, code: 'KEY_REUSED' });
    });

    test('a decline is the one error that mentions a payment', async () => {
      const { status, body } = await post('/subscriptions', {
        body: order({ token: 'fake-processor-declined-visa-nonce' }),
      });
      expect({ status, body }).toEqual({
        status: 402,
        body: {
          error: 'Your payment was declined.',
          message: 'Your card was declined.',
          code: 'CARD_DECLINED',
        },
      });
    });

    test('a used token and a processor that is away do not mention it', async () => {
      const used = await post('/subscriptions', { body: order({ token: 'fake-consumed-nonce' }) });
      expect(used).toMatchObject({ status: 422, body: { code: 'CARD_REFUSED' } });
      expect(used.body.error).toBe('This card cannot be used.');
      await processor.order('POST', 'faults', { effect: { kind: 'status', status: 503 }, times: null });
      const away = await post('/subscriptions', { body: order() });
      await processor.order('DELETE', 'faults');
      expect(away).toMatchObject({
        status: 503,
        headers: { 'retry-after': '2' },
        body: { error: 'Server error. Please try again.', code: 'PROCESSOR_UNAVAILABLE' },
      });
    });

    test('another total, a wrong code and unknown plans cost nothing and say what holds', async () => {
      const expected = await post('/subscriptions', { body: order({ expectedTotal: 50 }) });
      expect(expected).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', total: 79 } });
      const coupon = await post('/subscriptions', { body: order({ couponCode: 'NOPE' }) });
      expect(coupon).toMatchObject({ status: 409, body: { code: 'COUPON_REFUSED', total: 79 } });
      const plan = await post('/subscriptions', { body: order({ planType: 'gold' }) });
      expect(plan).toMatchObject({ status: 400, body: { error: 'This plan does not exist' } });
      const trial = await post('/subscriptions', { body: order({ planType: 'vip_with_trial' }) });
      expect(trial).toMatchObject({ status: 400, body: { code: 'TRIAL_NOT_OFFERED' } });
    });

    test('a userId must be the caller’s own', async () => {
      const [user, other] = [await member(gateway), await member(gateway)];
      const body = order({ userId: other.uid });
      expect((await post('/subscriptions', { body })).status).toBe(401);
      expect((await post('/subscriptions', { body, user })).status).toBe(404);
    });
  });
});

describe('a client of all routes', () => {
  const run = promisify(execFile);

  test('a client written from the documents alone walks the life of a member and an admin over HTTP', async () => {
    const processor = await startProcessor();
    const gateway = await openGateway({ BRAINTREE_ENVIRONMENT: processor.url, BRAINTREE_TIMEOUT_MS: '5000' });
    try {
      const address = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
      const admin = await member(gateway, { role: 'OWNER' });
      const { stdout } = await run(process.execPath, [
        ...['--import', 'tsx', 'journeys/rest-client.ts', '--api', `${address}/api`],
        ...['--identity', `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`],
        ...['--admin', admin.email, '--password', 'chalkline', '--date', TODAY],
      ]);
      expect(stdout).toMatch(/\n21 steps\n$/);
    } finally {
      await gateway.close();
      await processor.close();
    }
  });
});
