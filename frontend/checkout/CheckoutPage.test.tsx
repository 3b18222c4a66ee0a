import { describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { givePlanPrices } from '#frontend/app/plan-prices.ts';
import type { Session } from '#frontend/app/session/session.ts';
import { PriceQuoteDocument, PurchaseDocument, ValidateCouponDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import {
  DISCOUNTED,
  sampleCoupon,
  samplePurchase,
  sampleQuote,
  TRIAL_QUOTE,
} from '#frontend/testing/checkout-samples.ts';
import {
  button,
  FREE,
  fillIn,
  frames,
  inNewBrowsers,
  memberOf,
  openCheckout,
  pay,
  press,
  totalDue,
  type,
} from '#frontend/testing/checkout-steps.tsx';
import { pass } from '#frontend/testing/pass.ts';
import { VISITOR } from '#frontend/testing/show-to.tsx';
import { PRICES } from '#schema/testing/samples.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

inNewBrowsers();

function open(at = '/checkout/premium', answers = new Answers(), session: Session = VISITOR) {
  const path = at === '/checkout' ? at : '/checkout/:planType';
  return openCheckout(<CheckoutPage />, { at, path, session, answers });
}

describe('where a plan may not be sold', () => {
  const places = { US: ['WA'] };
  const config = { firebase: {}, tracking: { adapter: 'log' }, notSoldIn: places };

  test('the state is asked, and a buyer of such a state reads why before the card is touched', async () => {
    (document.getElementById('config') as HTMLElement).textContent = JSON.stringify(config);
    const answers = new Answers().to(PurchaseDocument, samplePurchase());
    await open('/checkout/premium', answers);
    await fillIn();
    await pay();
    expect(screen.getByText('Choose your state')).toBeVisible();
    type('State', 'WA');
    expect(screen.getByText('We do not sell in Washington. Nothing was charged.')).toBeVisible();
    await pay();
    expect(screen.getByText('We do not sell in Washington. Nothing was charged.')).toBeVisible();
    expect(frames.tokens).toBe(0);
    type('State', 'OR');
    await pay();
    expect(screen.getByText('Payment Successful')).toBeVisible();
  });

  test('nobody is asked where everything may be sold', async () => {
    await open();
    expect(screen.queryByLabelText('Country')).toBeNull();
  });
});

describe('what is shown', () => {
  test('the plan, its price and features, and beside the button what pressing it means', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Premium Plan' })).toBeVisible();
    expect(screen.queryByText(/Win Rate Guarantee|not part of a plan/)).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('Support by email')).toBeVisible();
    expect(screen.getAllByText(/^Demo content: anything marked/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'View All Features' })).toHaveAttribute(
      'href',
      '/pricing#plan-comparison',
    );
    expect(screen.getByRole('link', { name: 'Back to Plans' })).toHaveAttribute('href', '/pricing');
    expect(totalDue()).toHaveTextContent('$129.00');
    expect(screen.getByText('$129.00 today, then $129.00 every month until you cancel.')).toBeVisible();
    expect(screen.getByText(/^Next charge:/)).toHaveTextContent(
      'Next charge: $129.00 on Dec 20, 2026, 1:00 PM ET',
    );
    for (const badge of ['Secure Payment', 'Cancel Anytime', '24/7 Support'])
      expect(screen.getByText(badge)).toBeVisible();
  });

  test('a page that was opened before a price changed says the new one with its quote', async () => {
    givePlanPrices({ ...PRICES, PREMIUM: { monthlyCents: 14_900, earlierCents: null } });
    const { plans, ...quote } = sampleQuote();
    const lowered = plans.map((plan) => ({ ...plan, originalPriceCents: plan.priceCents + 2_000 }));
    await open('/checkout/premium', new Answers().to(PriceQuoteDocument, { ...quote, plans: lowered }));
    expect(screen.getByText('$129', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText('$149', { selector: 's' })).toBeVisible();
  });

  test.each([
    ['/checkout', 'Premium Plan', null],
    ['/checkout/plus', 'Plus Plan', null],
    ['/checkout/gold', 'Premium Plan', /We could not find that plan/],
    ['/checkout/premium_with_trial', 'Try Premium Plan', null],
  ])('%s shows the %s', async (at, name, notice) => {
    await open(at);
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.queryByText(/We could not find that plan/) !== null).toBe(notice !== null);
  });

  test('a trial: a day for nothing, no coupon box, no offer clock', async () => {
    await open('/checkout/premium_with_trial', new Answers().to(PriceQuoteDocument, TRIAL_QUOTE));
    expect(screen.getByText('1 day for $0 down')).toBeVisible();
    expect(screen.getByText('Free for 1 day, then $129.00 a month')).toBeVisible();
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
    await press('Retry');
    expect(screen.queryByText(/Failed to load the card form/)).toBeNull();
  });
});

describe('a reload keeps', () => {
  test('what was typed, but never the card', async () => {
    await open();
    await fillIn();
    cleanup();
    await open();
    expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com');
    expect(screen.getByLabelText('Last name')).toHaveValue('Bee');
    expect(sessionStorage.getItem('checkoutDraft')).not.toContain('nonce');
  });

  test('nothing of another member', async () => {
    await open('/checkout/plus', new Answers(), FREE);
    type('Last name', 'Bee');
    cleanup();
    await open('/checkout/plus', new Answers(), memberOf({ id: 'bob', subscription: 'FREE' }));
    expect(screen.getByLabelText('Last name')).toHaveValue('');
  });

  test('a coupon that was typed and not applied, until it is', async () => {
    await open();
    type('Discount code', 'save20');
    cleanup();
    await open('/checkout/premium', new Answers().to(ValidateCouponDocument, sampleCoupon(true)));
    expect(screen.getByLabelText('Discount code')).toHaveValue('save20');
    await press('Apply');
    cleanup();
    await open();
    expect(screen.getByLabelText('Discount code')).toHaveValue('');
  });

  test('the coupon, which is in the address', async () => {
    const answers = () =>
      new Answers()
        .to(ValidateCouponDocument, sampleCoupon(true))
        .to(PriceQuoteDocument, sampleQuote(), DISCOUNTED);
    await open('/checkout/premium', answers());
    type('Discount code', 'save20');
    await press('Apply');
    expect(window.location.search).toBe('?coupon=SAVE20');
    cleanup();
    await open('/checkout/premium?coupon=SAVE20', answers());
    await pass();
    expect(screen.getByText('SAVE20 is applied.')).toBeVisible();
    fireEvent.click(button('Remove discount code'));
    expect(window.location.search).toBe('');
  });

  test('until it is paid', async () => {
    await open('/checkout/premium', new Answers().to(PurchaseDocument, samplePurchase()));
    await fillIn();
    await pay();
    expect(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    expect(sessionStorage.getItem('checkoutDraft')).toBeNull();
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
      .to(ValidateCouponDocument, sampleCoupon(true))
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
    expect(totalDue()).toHaveTextContent('$103.20');
    fireEvent.click(button('Remove discount code'));
    await pass();
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(totalDue()).toHaveTextContent('$129.00');
  });

  test.each([
    [
      sampleCoupon(false, 'This coupon code is not valid for this plan'),
      'This coupon code is not valid for this plan',
    ],
    ['RATE_LIMITED', 'Too many requests. Please wait a moment and try again.'],
    ['unreachable', 'Failed to validate coupon'],
  ] as const)('%j is said in the box', async (answer, sentence) => {
    await open('/checkout/premium', new Answers().to(ValidateCouponDocument, answer));
    type('Discount code', 'nosuch');
    fireEvent.click(button('Apply'));
    // Requests to an unreachable server are retried a few times.
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
    expect(answers.timesSent(PurchaseDocument)).toBe(0);
  });

  test('an email that is none', async () => {
    await open();
    await fillIn();
    type('Email', 'ann');
    await pay();
    expect(screen.getByText('Invalid email address')).toBeVisible();
    expect(frames.tokens).toBe(0);
  });

  test('a card that the form cannot send is reported', async () => {
    const answers = new Answers();
    frames.failure = new Error('HOSTED_FIELDS_FAILED_TOKENIZATION');
    await open('/checkout/premium', answers);
    await fillIn();
    await pay();
    expect(screen.getByText('Failed to process payment information.')).toBeVisible();
    expect(answers.timesSent(PurchaseDocument)).toBe(0);
  });
});

describe('the offer clock', () => {
  const parts = () =>
    screen.getAllByText(/^(hours|min|sec)$/).map((part) => part.querySelector('strong')?.textContent);

  test('counts down to the end of the applied discount', async () => {
    const ends = {
      validateCoupon: { ...sampleCoupon(true).validateCoupon, endsAt: '2026-11-20T21:30:00.500Z' },
    };
    await open('/checkout/premium', new Answers().to(ValidateCouponDocument, ends));
    type('Discount code', 'save20');
    fireEvent.click(button('Apply'));
    await pass();
    await pass();
    expect(parts()[0]).toBe('03');
    await pass(1_000);
    expect(parts()[2]).toBe('59');
  });
});
