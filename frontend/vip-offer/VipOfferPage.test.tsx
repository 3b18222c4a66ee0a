import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SamplesShown } from '#frontend/app/samples-shown.ts';
import { SMART_BETTORS } from '#frontend/billing/samples.ts';
import { showTo, VISITOR } from '#frontend/testing/show-to.tsx';
import { VipOfferPage } from './VipOfferPage.tsx';

function show(samples: boolean): void {
  const page = (
    <SamplesShown value={samples}>
      <VipOfferPage />
    </SamplesShown>
  );
  showTo(VISITOR, page, '/vip-offer');
}

test('counts the smart bettors anew within the documented bounds, and names the documented figures', () => {
  show(true);
  const count = Number(/Join (\d+) smart bettors/.exec(document.body.textContent ?? '')?.[1]);
  expect(count).toBeGreaterThanOrEqual(SMART_BETTORS.least);
  expect(count).toBeLessThanOrEqual(SMART_BETTORS.most);
  for (const figure of ['10+', '2hrs', '24/7']) expect(screen.getByText(figure)).toBeVisible();
});

test('with MARKETING_SAMPLES=off there is no count, and of the figures only the true one', () => {
  show(false);
  expect(screen.queryByText(/smart bettors/)).toBeNull();
  for (const figure of ['10+', '24/7']) expect(screen.queryByText(figure)).toBeNull();
  expect(screen.getByText('2hrs')).toBeVisible();
});
