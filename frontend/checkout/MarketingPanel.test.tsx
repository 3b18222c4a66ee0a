import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SamplesShown } from '#frontend/app/Providers.tsx';
import { CHECKOUT_QUOTE, CHECKOUT_REASONS } from '#frontend/billing/samples.ts';
import { MarketingPanel } from './MarketingPanel.tsx';

const invented = [
  '4.85',
  '2.2k+ verified reviews',
  CHECKOUT_QUOTE.name,
  ...CHECKOUT_REASONS.filter((reason) => reason.invented).map(({ title }) => title),
];
const stored = CHECKOUT_REASONS.filter((reason) => !reason.invented).map(({ title }) => title);

test.each([
  [true, [...invented, ...stored]],
  [false, stored],
])('samples shown: %s', async (value, shown) => {
  render(
    <SamplesShown value={value}>
      <MarketingPanel />
    </SamplesShown>,
  );
  // No figure of the record can be loaded here: the sample rating takes its place.
  if (value) await screen.findByText(/verified reviews/);
  const text = screen.getByRole('complementary', { name: 'Why members join' }).textContent ?? '';
  expect([...invented, ...stored].filter((words) => text.includes(words))).toEqual(shown);
});
