import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Session } from '#frontend/app/session/session.ts';
import {
  CheckFingerprintDocument,
  PaymentClientTokenDocument,
  PriceQuoteDocument,
  PurchaseDocument,
  ValidateCouponDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { CardFrames } from '#frontend/testing/card-frames.ts';
import { DISCOUNTED, samplePurchase, sampleQuote, TRIAL_QUOTE } from '#frontend/testing/checkout-samples.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { VISITOR } from '#frontend/testing/show-to.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { offerEnd } from './offer-clock.ts';
import { TrialCheckoutPage } from './TrialCheckoutPage.tsx';
import { WAITS } from './use-purchase.ts';

const frames = new CardFrames();
jest.unstable_mockModule('@fingerprintjs/fingerprintjs', () => ({
  default: { load: async () => ({ get: async () => ({ visitorId: 'device-1' }) }) },
}));

const FREE = memberOf({ subscription: 'FREE', planStatus: 'EXPIRED' });

function memberOf(given: Parameters<typeof sampleMember>[0]): Session {
  return { status: 'member', member: sampleMember({ email: 'ann@example.com', ...given }) };
}

let log: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(frames, { failure: null, broken: false, tokens: 0 });
  document.head.innerHTML = '<script type="application/json" id="config"></script>';
  const config = { firebase: {}, tracking: { adapter: 'log' } };
  (document.getElementById('config') as HTMLElement).textContent = JSON.stringify(config);
  log = jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  log.mockRestore();
  jest.useRealTimers();
});

const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const tracked = () => (log.mock.calls as unknown[][]).map(([, event]) => event);

function answering(answers = new Answers()): Answers {
  return answers
    .or(PriceQuoteDocument, sampleQuote())
    .or(PaymentClientTokenDocument, { paymentClientToken: 'token' })
    .or(CheckFingerprintDocument, {
      checkFingerprint: { __typename: 'FingerprintCheck' as const, exists: false },
    } as never);
}

async function open(at = '/checkout/premium', answers = new Answers(), session: Session = VISITOR) {
  const path = at === '/checkout' ? at : '/checkout/:planType';
  const router = show(<CheckoutPage />, { at, path, session, answers: answering(answers) });
  await pass();
  await pass();
  return router;
}

async function openTrial(answers = new Answers()) {
  const trial = answers.or(PriceQuoteDocument, TRIAL_QUOTE);
  const router = show(<TrialCheckoutPage />, {
    at: '/trial-checkout',
    session: FREE,
    answers: answering(trial),
  });
  await pass();
  await pass();
  return router;
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function fillIn() {
  type('Email', 'ann@example.com');
  type('First name', 'Ann');
  type('Last name', 'Bee');
  await act(async () => frames.fill());
}

async function pay() {
  fireEvent.click(button('Get Winning Picks'));
  await pass();
  await pass();
}

const coupon = (isValid: boolean, message: string | null = null) => ({
  validateCoupon: { __typename: 'CouponValidation' as const, isValid, code: 'SAVE20', message },
});

describe('what is shown', () => {
  test('the plan, its price and features, and beside the button what pressing it means', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Premium Plan' })).toBeVisible();
    expect(screen.getByText('$249', { selector: 's' })).toBeVisible();
    expect(screen.getByText('Win Rate Guarantee')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All Features' })).toHaveAttribute(
      'href',
      '/pricing#plan-comparison',
    );
    expect(screen.getByRole('link', { name: 'Back to Plans' })).toHaveAttribute('href', '/pricing');
    expect(screen.getByText('Total due today').nextElementSibling).toHaveTextContent('$129.00');
    expect(screen.getByText('$129.00 today, then $129.00 every month until you cancel.')).toBeVisible();
    expect(screen.getByText(/^Next charge:/)).toHaveTextContent(
      'Next charge: $129.00 on Sunday, December 20, 2026 at 1:00 PM ET',
    );
    for (const badge of ['Secure Payment', 'Cancel Anytime', '24/7 Support'])
      expect(screen.getByText(badge)).toBeVisible();
  });

  test.each([
    ['/checkout', 'Premium Plan', null],
    ['/checkout/plus', 'Plus Plan', null],
    ['/checkout/gold', 'Premium Plan', /There is no such plan/],
    ['/checkout/premium_with_trial', 'Try Premium Plan', null],
  ])('%s shows the %s', async (at, name, notice) => {
    await open(at);
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.queryByText(/There is no such plan/) !== null).toBe(notice !== null);
  });

  test('a trial: a day for nothing, no coupon box, no offer clock', async () => {
    await open('/checkout/premium_with_trial', new Answers().to(PriceQuoteDocument, TRIAL_QUOTE));
    expect(screen.getByText('1 day for $0 down')).toBeVisible();
    expect(screen.queryByLabelText('Discount code')).toBeNull();
    expect(screen.queryByText(/Discount offer/)).toBeNull();
  });

  test('a price that cannot be loaded says so, and nothing can be bought', async () => {
    await open(
      '/checkout/premium',
      new Answers().to(PriceQuoteDocument, 'INTERNAL_SERVER_ERROR', sampleQuote()),
    );
    expect(screen.getByText('Failed to load the price. Please try again.')).toBeVisible();
    expect(button('Get Winning Picks')).toBeDisabled();
    fireEvent.click(button('Retry'));
    await pass();
    expect(button('Get Winning Picks')).toBeEnabled();
  });

  test('a card form that cannot be loaded says so, and Retry loads it', async () => {
    frames.broken = true;
    await open();
    expect(screen.getByText('Failed to load the card form. Please try again.')).toBeVisible();
    frames.broken = false;
    fireEvent.click(button('Retry'));
    await pass();
    await pass();
    expect(screen.queryByText(/Failed to load the card form/)).toBeNull();
  });
});

describe('who belongs elsewhere', () => {
  test.each<[string, string, Session, string]>([
    ['a visitor who asks for VIP', '/checkout/vip', VISITOR, '/signin?returnTo=%2Fcheckout%2Fvip'],
    ['a member with a plan', '/checkout/premium', memberOf({ subscription: 'PLUS' }), '/pricing'],
    [
      'a member whose payment failed',
      '/checkout/plus',
      memberOf({ planStatus: 'PAST_DUE' }),
      '/subscription',
    ],
    ['a free member who asks for VIP stays', '/checkout/vip', FREE, '/checkout/vip'],
  ])('%s', async (_who, at, session, to) => {
    const router = await open(at, new Answers(), session);
    expect(router.state.location.pathname + router.state.location.search).toBe(to);
  });
});

describe('the discount code', () => {
  const input = () => screen.getByLabelText('Discount code');

  test('blank text is ignored; a good code locks the box and lowers the total until it is taken out', async () => {
    const answers = new Answers()
      .to(ValidateCouponDocument, coupon(true))
      .to(PriceQuoteDocument, sampleQuote(), DISCOUNTED, sampleQuote());
    await open('/checkout/premium', answers);
    expect(button('Apply')).toBeDisabled();
    type('Discount code', '   ');
    expect(button('Apply')).toBeDisabled();
    type('Discount code', ' save20 ');
    fireEvent.click(button('Apply'));
    expect(button(/Checking/)).toBeDisabled();
    expect(input()).toHaveAttribute('readonly');
    await pass();
    await pass();
    expect(answers.variablesOf(ValidateCouponDocument)).toEqual([{ code: 'save20', planType: 'premium' }]);
    expect(input()).toHaveValue('SAVE20');
    expect(input()).toHaveAttribute('readonly');
    expect(screen.getByText('Discount · SAVE20: 20% off').nextElementSibling).toHaveTextContent('−$25.80');
    expect(screen.getByText('Total due today').nextElementSibling).toHaveTextContent('$103.20');
    fireEvent.click(button('Remove discount code'));
    await pass();
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(screen.getByText('Total due today').nextElementSibling).toHaveTextContent('$129.00');
  });

  test.each([
    [
      coupon(false, 'This coupon code is not valid for this plan'),
      'This coupon code is not valid for this plan',
    ],
    ['RATE_LIMITED', 'Too many requests. Please wait a moment and try again.'],
    ['unreachable', 'Failed to validate coupon'],
  ] as const)('%j is said in the box', async (answer, sentence) => {
    await open('/checkout/premium', new Answers().to(ValidateCouponDocument, answer));
    type('Discount code', 'nosuch');
    fireEvent.click(button('Apply'));
    // An unreachable server is asked again a few times.
    await pass(10_000);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(input()).not.toHaveAttribute('readonly');
    type('Discount code', 'other');
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

describe('before anything is sent', () => {
  test('everything that is missing is said where it is missing, and the first of it has the focus', async () => {
    const answers = new Answers();
    await open('/checkout/premium', answers);
    await pay();
    for (const problem of [
      ...['Email is required', 'First name is required', 'Last name is required'],
      ...['Card number is required', 'Expiration date is required', 'Security code is required'],
    ])
      expect(screen.getByText(problem)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(frames.problems.get('number')).toBe('Card number is required');
    expect(answers.timesAsked(PurchaseDocument)).toBe(0);
  });

  test('an email that is none', async () => {
    await open();
    await fillIn();
    type('Email', 'ann');
    await pay();
    expect(screen.getByText('Invalid email address')).toBeVisible();
    expect(frames.tokens).toBe(0);
  });

  test('a card that the form cannot send is told', async () => {
    const answers = new Answers();
    frames.failure = new Error('HOSTED_FIELDS_FAILED_TOKENIZATION');
    await open('/checkout/premium', answers);
    await fillIn();
    await pay();
    expect(screen.getByText('Failed to process payment information.')).toBeVisible();
    expect(answers.timesAsked(PurchaseDocument)).toBe(0);
  });
});

describe('buying', () => {
  test('sends it once, says so for two seconds, and leads to the password with the checkout gone', async () => {
    const answers = new Answers();
    const letGo = answers.held(PurchaseDocument, samplePurchase());
    const router = await open('/checkout/premium', answers);
    await fillIn();
    await pay();
    expect(button(/Processing\.\.\./)).toBeDisabled();
    fireEvent.submit(button(/Processing/).closest('form') as HTMLFormElement);
    await act(async () => frames.pressEnter());
    letGo();
    await pass();
    expect(screen.getByRole('heading', { name: 'Payment Successful' })).toHaveFocus();
    expect(answers.variablesOf(PurchaseDocument)).toEqual([
      {
        input: {
          ...{ planType: 'premium', email: 'ann@example.com', firstName: 'Ann', lastName: 'Bee' },
          ...{ token: 'nonce-1', couponCode: null, expectedTotalCents: 12_900 },
          idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      },
    ]);
    await pass(1_900);
    expect(router.state.location.pathname).toBe('/checkout/premium');
    await pass(100);
    expect(router.state.location).toMatchObject({
      pathname: '/create-password',
      state: { email: 'ann@example.com', userId: 'new-user', tempPassword: 'temporary-secret' },
    });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('temporary-secret');
  });

  test.each([
    [false, 'PREMIUM', '/vip-offer'],
    [false, 'VIP', '/dashboard'],
    [true, 'PREMIUM', '/home'],
  ] as const)('a member (trial %s, %s) goes on to %s%s', async (inTrial, tier, to) => {
    const answer = samplePurchase({ tempPassword: null, inTrial, tier });
    const router = await open('/checkout/premium', new Answers().to(PurchaseDocument, answer), FREE);
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    await fillIn();
    await pay();
    await pass(2_000);
    expect(router.state.location).toMatchObject({ pathname: to, state: null });
  });

  test.each([
    [
      'CARD_DECLINED',
      'Your card was declined. Please verify your card information and try again, or use a different card.',
    ],
    ['CARD_REFUSED', 'Failed to process payment information.'],
    ['PROCESSOR_UNAVAILABLE', 'Failed to process payment information.'],
    ['PLAN_HELD', 'You already have a plan: change it instead'],
    ['INTERNAL_SERVER_ERROR', 'An unexpected error occurred'],
  ] as const)('%s: what was typed stays, and another try is another purchase', async (code, sentence) => {
    const answers = new Answers().to(PurchaseDocument, code, samplePurchase());
    await open('/checkout/premium', answers);
    await fillIn();
    await pay();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Ann');
    expect(sessionStorage.getItem('purchase')).toBeNull();
    await pay();
    expect(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    const [first, second] = answers
      .variablesOf(PurchaseDocument)
      .map(({ input }) => input as Record<string, string>);
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
    expect(second?.token).toBe('nonce-2');
  });

  test('an email that has an account is said at its field, with the way to sign in', async () => {
    await open('/checkout/plus', new Answers().to(PurchaseDocument, 'EMAIL_ALREADY_IN_USE'));
    await fillIn();
    await pay();
    expect(screen.getByText('An account already exists with this email')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/signin?returnTo=%2Fcheckout%2Fplus',
    );
  });

  test('another price is shown and asked for again', async () => {
    const answers = new Answers()
      .to(PriceQuoteDocument, sampleQuote(), sampleQuote({ totalCents: 13_900 }))
      .to(PurchaseDocument, 'PRICE_CHANGED', samplePurchase());
    await open('/checkout/premium', answers);
    await fillIn();
    await pay();
    expect(screen.getByRole('alert')).toHaveTextContent(/^The price has changed\..*Nothing was charged/);
    expect(screen.getByText('Total due today').nextElementSibling).toHaveTextContent('$139.00');
    await pay();
    expect(answers.variablesOf(PurchaseDocument)[1]).toMatchObject({ input: { expectedTotalCents: 13_900 } });
  });

  test('a code that stopped counting leaves the box, and the full price is asked for again', async () => {
    const answers = new Answers()
      .to(ValidateCouponDocument, coupon(true))
      .to(PriceQuoteDocument, sampleQuote(), DISCOUNTED, sampleQuote())
      .to(PurchaseDocument, 'COUPON_REFUSED', samplePurchase());
    await open('/checkout/premium', answers);
    type('Discount code', 'SAVE20');
    fireEvent.click(button('Apply'));
    await pass();
    await pass();
    await fillIn();
    await pay();
    await pass();
    expect(screen.getByLabelText('Discount code')).toHaveValue('');
    expect(screen.getByRole('alert')).toHaveTextContent(/This coupon code is not valid for this plan\./);
    await pay();
    expect(answers.variablesOf(PurchaseDocument).map(({ input }) => input)).toMatchObject([
      { couponCode: 'SAVE20', expectedTotalCents: 10_320 },
      { couponCode: null, expectedTotalCents: 12_900 },
    ]);
  });
});

describe('a payment that is on its way', () => {
  const pending = 'Your payment is being confirmed. This takes up to a minute.';
  const inputs = (answers: Answers) =>
    answers.variablesOf(PurchaseDocument).map(({ input }) => JSON.stringify(input));

  test.each(['PAYMENT_PENDING', 'unreachable'] as const)(
    '%s is said, and the very same purchase is asked after until it is settled',
    async (unsettled) => {
      const answers = new Answers().to(PurchaseDocument, unsettled, unsettled, samplePurchase());
      await open('/checkout/premium', answers);
      await fillIn();
      await pay();
      expect(screen.getByText(new RegExp(pending))).toBeVisible();
      expect(button(/Processing/)).toBeDisabled();
      await pass(5_000);
      expect(answers.timesAsked(PurchaseDocument)).toBe(2);
      await pass(10_000);
      expect(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
      expect(new Set(inputs(answers)).size).toBe(1);
      expect(frames.tokens).toBe(1);
    },
  );

  test('a decline that comes later is said', async () => {
    await open('/checkout/premium', new Answers().to(PurchaseDocument, 'PAYMENT_PENDING', 'CARD_DECLINED'));
    await fillIn();
    await pay();
    await pass(5_000);
    expect(screen.getByText(/^Your card was declined\./)).toBeVisible();
    expect(button('Get Winning Picks')).toBeEnabled();
  });

  test('a reload asks after it and makes no other; its temporary password is not told twice', async () => {
    const before = new Answers().to(PurchaseDocument, 'PAYMENT_PENDING');
    await open('/checkout/premium', before);
    await fillIn();
    await pay();
    document.body.innerHTML = '';
    const after = new Answers().to(PurchaseDocument, samplePurchase({ tempPassword: null }));
    const router = await open('/checkout/premium', after);
    await pass(10);
    expect(inputs(after)).toEqual([inputs(before)[0]]);
    expect(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    expect(screen.getByText(/We sent a link to set your password to/)).toBeVisible();
    await pass(5_000);
    expect(router.state.location.pathname).toBe('/checkout/premium');
    expect(sessionStorage.getItem('purchase')).toBeNull();
  });

  test('when nobody can say for long, the reader may ask again', async () => {
    const answers = new Answers().to(PurchaseDocument, 'PAYMENT_PENDING', 'RATE_LIMITED', 'PAYMENT_PENDING');
    // The first answer of a purchase is never the limit of repeating it.
    await open('/checkout/premium', answers);
    await fillIn();
    await pay();
    for (const seconds of WAITS) await pass(seconds * 1_000);
    expect(screen.getByText(/You are not charged twice/)).toBeVisible();
    answers.to(PurchaseDocument, samplePurchase());
    fireEvent.click(button('Check again'));
    await pass();
    expect(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    expect(new Set(inputs(answers)).size).toBe(1);
  });
});

describe('the trial checkout', () => {
  async function fillAddress() {
    type('First name', 'Ann');
    type('Last name', 'Bee');
    type('Address', '1 Main St');
    type('City', 'Toronto');
    type('Country', 'CA');
    type('Province', 'ON');
    type('Postal code', 'M5V 2T6');
    await act(async () => frames.fill());
  }

  test('asks for all of the billing fields', async () => {
    await openTrial();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
    fireEvent.click(button("Get Access to Today's Picks"));
    await pass();
    for (const problem of ['Address', 'City', 'State', 'Postal code', 'First name', 'Last name'])
      expect(screen.getByText(`${problem} is required`)).toBeVisible();
  });

  test('tells the device, and leads home after two seconds', async () => {
    const answer = samplePurchase({ tempPassword: null, inTrial: true, totalCents: 0 });
    const answers = new Answers().to(PurchaseDocument, answer);
    const router = await openTrial(answers);
    await fillAddress();
    fireEvent.click(button("Get Access to Today's Picks"));
    await pass();
    expect(answers.variablesOf(PurchaseDocument)[0]).toMatchObject({
      input: {
        ...{ planType: 'premium_with_trial', fingerprintId: 'device-1', expectedTotalCents: 0 },
        ...{ address1: '1 Main St', city: 'Toronto', state: 'ON', postalCode: 'M5V 2T6', country: 'CA' },
      },
    });
    expect(screen.getByText(/Your Premium trial has begun: \$0 today\./)).toBeVisible();
    await pass(2_000);
    expect(router.state.location.pathname).toBe('/home');
  });

  test('a known device is offered the plan at its full price', async () => {
    const exists = { checkFingerprint: { __typename: 'FingerprintCheck' as const, exists: true } };
    const answers = new Answers()
      .to(CheckFingerprintDocument, exists as never)
      .to(PriceQuoteDocument, TRIAL_QUOTE, sampleQuote());
    await openTrial(answers);
    expect(screen.getByText(/A free trial has already been used\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Premium Plan' })).toBeVisible();
    expect(button('Complete Purchase')).toBeEnabled();
    expect(screen.getByLabelText('Discount code')).toBeVisible();
  });

  test('a known card is offered the same, and nothing was charged', async () => {
    const answers = new Answers()
      .to(PriceQuoteDocument, TRIAL_QUOTE, sampleQuote())
      .to(PurchaseDocument, 'TRIAL_USED', samplePurchase({ tempPassword: null }));
    await openTrial(answers);
    await fillAddress();
    fireEvent.click(button("Get Access to Today's Picks"));
    await pass();
    await pass();
    fireEvent.click(button('Complete Purchase'));
    await pass();
    const sent = answers.variablesOf(PurchaseDocument)[1] as { input: Record<string, unknown> };
    expect(sent.input).toMatchObject({ planType: 'premium', expectedTotalCents: 12_900 });
    expect(sent.input).not.toHaveProperty('fingerprintId');
  });
});

describe('conversions are told exactly once', () => {
  test('over reloads, and once more for another visit', async () => {
    for (let load = 0; load < 3; load += 1) {
      await open('/checkout/plus');
      document.body.innerHTML = '';
    }
    expect(tracked()).toEqual([{ name: 'InitiateCheckout', plan: 'plus', value: 79 }]);
  });

  test('with the documented value and what was charged', async () => {
    const answer = samplePurchase({ userId: 'counted', tempPassword: null, totalCents: 10_320 });
    await open('/checkout/premium', new Answers().to(PurchaseDocument, answer));
    await fillIn();
    await pay();
    await pass(60_000);
    expect(tracked()).toEqual([
      { name: 'InitiateCheckout', plan: 'premium', value: 129 },
      { name: 'CompletePayment', plan: 'premium', value: 129, charged: 103.2 },
    ]);
  });
});

describe('the offer clock', () => {
  const parts = () =>
    screen.getAllByText(/^(hours|min|sec)$/).map((part) => part.querySelector('strong')?.textContent);

  test('ticks, and begins anew at zero', async () => {
    await open();
    expect(parts()).toEqual(['04', '55', '00']);
    await pass(61_000);
    expect(parts()).toEqual(['04', '53', '59']);
    jest.setSystemTime(new Date('2026-11-20T22:54:58Z'));
    await pass(1_000);
    expect(parts()).toEqual(['00', '00', '01']);
    await pass(1_000);
    expect(parts()).toEqual(['04', '55', '00']);
  });

  test('is remembered over reloads; an end of another clock is not', () => {
    const now = new Date('2026-11-20T18:00:00Z');
    const later = new Date('2026-11-20T20:00:00Z');
    const end = offerEnd(now);
    expect(end.getTime() - now.getTime()).toBe(17_700_000);
    expect(offerEnd(later)).toEqual(end);
    expect(offerEnd(new Date('2026-11-20T10:00:00Z'))).toEqual(new Date('2026-11-20T14:55:00Z'));
  });
});
