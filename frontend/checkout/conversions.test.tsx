import { describe, expect, test } from '@jest/globals';
import { PurchaseDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { samplePurchase } from '#frontend/testing/checkout-samples.ts';
import { fillIn, inNewBrowsers, openCheckout, pay, tracked } from '#frontend/testing/checkout-steps.tsx';
import { pass } from '#frontend/testing/pass.ts';
import { VISITOR } from '#frontend/testing/show-to.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';

inNewBrowsers();

const open = (at: string, answers = new Answers()) =>
  openCheckout(<CheckoutPage />, { at, path: '/checkout/:planType', session: VISITOR, answers });

describe('conversions are reported exactly once', () => {
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
