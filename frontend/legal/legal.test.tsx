import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showTo, VISITOR } from '#frontend/testing/show-to.tsx';
import { nameProduct } from '#schema/rules/text/product.ts';
import { PrivacyPage } from './PrivacyPage.tsx';
import { TermsPage } from './TermsPage.tsx';

test.each([
  ['/privacy', <PrivacyPage key="privacy" />, 'Privacy Policy', 'Effective November 15, 2024'],
  ['/terms', <TermsPage key="terms" />, 'Terms & Conditions', 'Effective February 10, 2025'],
])('%s has its title, its date and sections under it', (at, page, title, dated) => {
  showTo(VISITOR, page, at);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(dated)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(8);
});

test.each([
  ['/privacy', <PrivacyPage key="privacy" />],
  ['/terms', <TermsPage key="terms" />],
])('%s names who operates the product, where that is set', (at, page) => {
  const operator = 'Lines LLC, 1 Main St, Reno NV';
  nameProduct({ operator });
  showTo(VISITOR, page, at);
  expect(screen.getByText(operator)).toBeVisible();
  nameProduct({ operator: '' });
});

test('the terms say what the product does: no refunds, the right to withdraw, a day of trial, 21 and older', () => {
  showTo(VISITOR, <TermsPage />, '/terms');
  for (const words of [
    /Sales are final/,
    /right to withdraw/,
    /No plan pays anything back/,
    /marked as made up is an example and not part of a plan/,
    /costs \$0 for one day/,
    /21 or older/,
  ])
    expect(screen.getAllByText(words)[0]).toBeVisible();
});
