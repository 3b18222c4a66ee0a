import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callRest, type RestCall } from '#gateway/testing/call-rest.ts';
import { openGateway, type TestGateway, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { startProcessor, type TestProcessor } from '#gateway/testing/processor.ts';
import { member, signUp, type TestUser } from '#gateway/testing/users.ts';

describe('documented sentences', () => {
  /** The sentences of product.txt section 8 that only a client shows: no answer of the server holds them. */
  const OF_CLIENTS = [
    'Invalid password',
    'Password should be at least 6 characters',
    'Authentication failed. Please try again.',
    'Failed to sign in with Google',
    'Failed to sign up with Google',
    'Failed to load picks. Please try again.',
    'Failed to load picks...',
    'Failed to load coupons...',
    'Failed to create pick...',
    'Failed to update pick...',
    'Failed to update winner status...',
    'Failed to delete pick...',
    'Failed to delete coupon...',
    'Failed to update password',
    'Failed to upgrade subscription',
    'Failed to reactivate subscription',
    'Failed to fetch billing history',
    'Failed to load billing history',
    'Failed to update payment method',
    'Failed to validate coupon',
    'Failed to create coupon',
    'Failed to fetch coupons',
    'Failed to delete coupon',
    'Failed to process payment information.',
    'Failed to send reset email',
    'Failed to reset password',
    'Failed to upgrade plan',
    'Failed to downgrade subscription',
    'Failed to process payment',
    'Please verify your card information and try again, or use a different card.',
    'Failed to create subscription',
    'Failed to find the root element',
    'Unexpected Application Error!',
    'No billing history available',
    'No coupons available',
    'No payment method is currently associated with your account.',
  ];

  let gateway: TestGateway;
  let processor: TestProcessor;
  let admin: TestUser;

  beforeAll(async () => {
    processor = await startProcessor();
    gateway = await openGateway({ BRAINTREE_ENVIRONMENT: processor.url, TRIAL_INTEGRITY: 'signup' });
    admin = await member(gateway, { role: 'OWNER' });
  });
  afterAll(async () => {
    await gateway.close();
    await processor.close();
  });

  const post = async (path: string, call: RestCall = {}) =>
    (await callRest(gateway, 'post', path, call)).body;
  const order = (more: object = {}) => ({
    ...{ planType: 'plus', email: `${randomUUID()}@chalkline.test`, token: 'fake-valid-nonce' },
    billingInfo: { first_name: 'Ada', last_name: 'Lovelace' },
    ...more,
  });
  const decline = () => processor.order('POST', 'faults', { effect: { kind: 'decline', code: '2000' } });

  /** Every other sentence of section 8, and a request whose answer says it. */
  const OF_THE_SERVER: Record<string, () => Promise<Record<string, unknown>>> = {
    'No account found with this email': async () =>
      post('/auth/login', { body: { idToken: (await signUp()).token } }),
    'An account already exists with this email': () =>
      post('/subscriptions', { body: order({ email: admin.email }) }),
    'Invalid email address': () => post('/subscriptions', { body: order({ email: 'nobody' }) }),
    'A free trial has already been used on this device. Please sign in with f•••@c•••.test': async () => {
      const [first, second] = [await signUp(`f${randomUUID()}@chalkline.test`), await signUp()];
      await post('/register', { body: { idToken: first.token, fingerprintId: 'd' } });
      return post('/register', { body: { idToken: second.token, fingerprintId: 'd' } });
    },
    'Server error. Please try again.': async () => {
      await processor.order('POST', 'faults', { effect: { kind: 'status', status: 503 }, times: null });
      const answer = await post('/subscriptions', { body: order() });
      await processor.order('DELETE', 'faults');
      return answer;
    },
    'An unexpected error occurred': async () => {
      const { em } = gateway.services.database;
      const id = await givenPick(gateway, { date: YESTERDAY, publishedAt: '2031-11-19T12:00:00Z' });
      await em.execute("alter table picks add constraint never check (result <> 'WIN') not valid");
      const call = { user: admin, body: { isWinner: true } };
      const { body } = await callRest(gateway, 'put', `/picks/${id}`, call);
      await em.execute('alter table picks drop constraint never');
      return body;
    },
    'No authenticated user': () => post('/picks', { body: {} }),
    'Failed to get authentication token': () => post('/auth/login', { body: { idToken: 'made.up' } }),
    'Your card was declined.': async () => {
      await decline();
      return post('/subscriptions', { body: order() });
    },
    'Failed to upgrade': async () => {
      const user = await member(gateway);
      await post('/subscriptions', { user, body: order() });
      await decline();
      return post(`/users/${user.uid}/membership`, { user, body: { level: 'vip' } });
    },
  };

  describe('every sentence of section 8 that the server can say is said', () => {
    test.each(Object.entries(OF_THE_SERVER))('%s', async (sentence, provoke) => {
      const { error, message, code } = await provoke();
      expect([error, message]).toContain(sentence);
      expect(code).toEqual(expect.stringMatching(/^[A-Z_]+$/));
    });
  });

  test('none is both the server’s and the client’s, and together they are all 46', () => {
    const both = OF_CLIENTS.filter((sentence) => sentence in OF_THE_SERVER);
    expect(both).toEqual([]);
    expect(new Set([...OF_CLIENTS, ...Object.keys(OF_THE_SERVER)]).size).toBe(46);
  });
});
