import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Session } from '#frontend/app/session/session.ts';
import { PriceQuoteDocument, PurchaseDocument, ValidateCouponDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { DISCOUNTED, sampleCoupon, samplePurchase, sampleQuote } from '#frontend/testing/checkout-samples.ts';
import {
  button,
  FREE,
  fillIn,
  frames,
  inNewBrowsers,
  openCheckout,
  pay,
  press,
  totalDue,
  type,
} from '#frontend/testing/checkout-steps.tsx';
import { pass } from '#frontend/testing/pass.ts';
import { VISITOR } from '#frontend/testing/show-to.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { WAITS } from './use-purchase.ts';

inNewBrowsers();

function open(at = '/checkout/premium', answers = new Answers(), session: Session = VISITOR) {
  return openCheckout(<CheckoutPage />, { at, path: '/checkout/:planType', session, answers });
}

const VIP_ARRIVAL = {
  message: 'You are VIP, paid until Dec 20, 2026. We sent the receipt to ann@example.com.',
  billing: true,
};

describe('buying', () => {
  test('sends it once, says so for two seconds, and leads to the password with the checkout gone', async () => {
    const answers = new Answers();
    const release = answers.delayed(PurchaseDocument, samplePurchase());
    const router = await open('/checkout/premium', answers);
    await fillIn();
    await pay();
    expect(button(/Processing\.\.\./)).toBeDisabled();
    fireEvent.submit(button(/Processing/).closest('form') as HTMLFormElement);
    await act(async () => frames.pressEnter());
    release();
    await pass();
    expect(screen.getByRole('heading', { name: 'Payment Successful' })).toHaveFocus();
    expect(answers.variablesOf(PurchaseDocument)).toEqual([
      {
        input: {
          ...{
            planType: 'premium',
            email: 'ann@example.com',
            firstName: 'Ann',
            lastName: 'Bee',
            ageConfirmed: true,
          },
          ...{
            token: 'nonce-1',
            couponCode: null,
            expectedTotalCents: 12_900,
            expectedNextChargeCents: 12_900,
          },
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
    [false, 'PREMIUM', '/vip-offer', null],
    [false, 'VIP', '/dashboard', VIP_ARRIVAL],
    [true, 'PREMIUM', '/home', null],
  ] as const)('a member (trial %s, %s) goes on to %s', async (inTrial, tier, to, state) => {
    const answer = samplePurchase({ tempPassword: null, inTrial, tier });
    const router = await open('/checkout/premium', new Answers().to(PurchaseDocument, answer), FREE);
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    await fillIn();
    await pay();
    await pass(2_000);
    expect(router.state.location).toMatchObject({ pathname: to, state });
  });

  test.each([
    [
      'CARD_DECLINED',
      'Your card was declined. Please verify your card information and try again, or use a different card. You were not charged.',
    ],
    ['CARD_REFUSED', 'Failed to process payment information.'],
    ['PROCESSOR_UNAVAILABLE', 'Failed to process payment information.'],
    ['PLAN_HELD', 'You already have a plan. Please change it instead.'],
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

  test('an answer that says nothing is the documented sentence of the place', async () => {
    await open('/checkout/premium', new Answers().to(PurchaseDocument, null as never));
    await fillIn();
    await pay();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to process payment$/);
    expect(button('Get Winning Picks')).toBeEnabled();
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

  test('a changed price is shown and has to be confirmed', async () => {
    const answers = new Answers()
      .to(PriceQuoteDocument, sampleQuote(), sampleQuote({ totalCents: 13_900 }))
      .to(PurchaseDocument, 'PRICE_CHANGED', samplePurchase());
    await open('/checkout/premium', answers);
    await fillIn();
    await pay();
    expect(screen.getByRole('alert')).toHaveTextContent(/^The price has changed\..*Nothing was charged/);
    expect(totalDue()).toHaveTextContent('$139.00');
    await pay();
    expect(answers.variablesOf(PurchaseDocument)[1]).toMatchObject({ input: { expectedTotalCents: 13_900 } });
  });

  test('a code that stopped counting leaves the box, and the full price has to be confirmed', async () => {
    const answers = new Answers()
      .to(ValidateCouponDocument, sampleCoupon(true))
      .to(PriceQuoteDocument, sampleQuote(), DISCOUNTED, sampleQuote())
      .to(PurchaseDocument, 'COUPON_REFUSED', samplePurchase());
    await open('/checkout/premium', answers);
    type('Discount code', 'SAVE20');
    await press('Apply');
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
    '%s is shown, and the same purchase is polled until it is settled',
    async (unsettled) => {
      const answers = new Answers().to(PurchaseDocument, unsettled, unsettled, samplePurchase());
      await open('/checkout/premium', answers);
      await fillIn();
      await pay();
      expect(screen.getByText(new RegExp(pending))).toBeVisible();
      expect(button(/Processing/)).toBeDisabled();
      await pass(5_000);
      expect(answers.timesSent(PurchaseDocument)).toBe(2);
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

  test('a reload polls it and makes no other; its temporary password is not shown twice', async () => {
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
    expect(screen.getByText(/You will not be charged twice/)).toBeVisible();
    answers.to(PurchaseDocument, samplePurchase());
    fireEvent.click(button('Check again'));
    await pass();
    expect(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    expect(new Set(inputs(answers)).size).toBe(1);
  });
});
