import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import {
  CheckFingerprintDocument,
  PriceQuoteDocument,
  PurchaseDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { samplePurchase, sampleQuote, TRIAL_QUOTE } from '#frontend/testing/checkout-samples.ts';
import {
  button,
  FREE,
  frames,
  inNewBrowsers,
  openCheckout,
  press,
  tracked,
  type,
} from '#frontend/testing/checkout-steps.tsx';
import { pass } from '#frontend/testing/pass.ts';
import { TrialCheckoutPage } from './TrialCheckoutPage.tsx';

inNewBrowsers();

function open(answers = new Answers()) {
  answers.or(PriceQuoteDocument, TRIAL_QUOTE);
  return openCheckout(<TrialCheckoutPage />, { at: '/trial-checkout', session: FREE, answers });
}

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
  await open();
  expect(screen.getByText(/^First charge:/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  await press("Get Access to Today's Picks");
  for (const problem of ['Address', 'City', 'State', 'ZIP code', 'First name', 'Last name'])
    expect(screen.getByText(`${problem} is required`)).toBeVisible();
  type('ZIP code', '23681-00001');
  await press("Get Access to Today's Picks");
  expect(screen.getByText('ZIP code must be at most 9 characters')).toBeVisible();
  type('Country', 'CA');
  await press("Get Access to Today's Picks");
  expect(screen.getByText('Province is required')).toBeVisible();
  expect(screen.getByText('Postal code must be at most 9 characters')).toBeVisible();
});

test('tells the device, and leads home after two seconds', async () => {
  const answer = samplePurchase({ tempPassword: null, inTrial: true, totalCents: 0 });
  const answers = new Answers().to(PurchaseDocument, answer);
  const router = await open(answers);
  await fillAddress();
  await press("Get Access to Today's Picks");
  expect(answers.variablesOf(PurchaseDocument)[0]).toMatchObject({
    input: {
      ...{ planType: 'premium_with_trial', fingerprintId: 'device-1', expectedTotalCents: 0 },
      expectedNextChargeCents: 12_900,
      ...{ address1: '1 Main St', city: 'Toronto', state: 'ON', postalCode: 'M5V 2T6', country: 'CA' },
    },
  });
  expect(screen.getByText(/Your Premium trial has started: \$0 today\./)).toBeVisible();
  await pass(2_000);
  expect(router.state.location.pathname).toBe('/home');
});

test('a known device is offered the plan at its full price', async () => {
  const exists = { checkFingerprint: { __typename: 'FingerprintCheck' as const, exists: true } };
  const answers = new Answers()
    .to(CheckFingerprintDocument, exists as never)
    .to(PriceQuoteDocument, TRIAL_QUOTE, sampleQuote());
  await open(answers);
  expect(screen.getByText(/A free trial has already been used\./)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Premium Plan' })).toBeVisible();
  expect(button('Complete Purchase')).toBeEnabled();
  expect(screen.getByLabelText('Discount code')).toBeVisible();
  expect(tracked()).toEqual([{ name: 'InitiateCheckout', plan: 'premium_with_trial', value: 129 }]);
});

test('a known card is offered the same, and nothing was charged', async () => {
  const answers = new Answers()
    .to(PriceQuoteDocument, TRIAL_QUOTE, sampleQuote())
    .to(PurchaseDocument, 'TRIAL_USED', samplePurchase({ tempPassword: null }));
  await open(answers);
  await fillAddress();
  await press("Get Access to Today's Picks");
  await press('Complete Purchase');
  const sent = answers.variablesOf(PurchaseDocument)[1] as { input: Record<string, unknown> };
  expect(sent.input).toMatchObject({ planType: 'premium', expectedTotalCents: 12_900 });
  expect(sent.input).not.toHaveProperty('fingerprintId');
});

test('an answer that says nothing is the documented sentence of the place', async () => {
  await open(new Answers().to(PurchaseDocument, null as never));
  await fillAddress();
  await press("Get Access to Today's Picks");
  expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to create subscription$/);
});
