import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { helplineDigits, PRODUCT } from '#schema/rules/text/product.ts';
import { Footer } from './Footer.tsx';

const showAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Footer />
    </MemoryRouter>,
  );

test('every page says who may bet and where help is, in a number that phones can dial', () => {
  showAt('/start');
  expect(screen.getByText('21+')).toBeVisible();
  const help = screen.getByRole('link', { name: PRODUCT.helpline });
  expect(help.getAttribute('href')).toMatch(/^tel:[\d-]+$/);
});

test.each([
  ['1-800-MY-RESET', '1-800-69-73738'],
  ['+1 800 522 4700', '+1 800 522 4700'],
  ['1-800-zap-quiz', '1-800-927-7849'],
])('%s is dialled as %s', (number, digits) => expect(helplineDigits(number)).toBe(digits));

test.each([
  ['/pricing', 1],
  ['/start', 0],
])(
  'at %s the documents and support are linked here %d times: the landing page ends in them',
  (path, times) => {
    showAt(path);
    for (const name of [
      'Privacy Policy',
      'Terms & Conditions',
      'The Record',
      'House Rules',
      'Check the Record',
      'Developers',
      PRODUCT.supportEmail,
    ])
      expect(screen.queryAllByRole('link', { name })).toHaveLength(times);
  },
);
