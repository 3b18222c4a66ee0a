import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { InvoicesDocument, PaymentMethodDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { CARD, samplePlan } from '#frontend/testing/plan-samples.ts';
import { invoices, showPlan } from '#frontend/testing/subscription-page.tsx';

describe('the card', () => {
  test('is masked, with a two-digit month and year', async () => {
    await showPlan();
    expect(screen.getByText(/^Visa/)).toHaveTextContent('Visa ••••ending in 1111');
    expect(screen.getByText('Expires 09/31')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update Payment Method' })).toBeEnabled();
  });

  test.each([
    ['11', 'before', true],
    ['12', 'after', false],
  ])('of %s/26, which expires %s the next charge of December 20', async (expirationMonth, _when, warns) => {
    const card = { ...CARD, expirationMonth, expirationYear: '2026' };
    await showPlan({ answers: new Answers().to(PaymentMethodDocument, { paymentMethod: card }) });
    const warning = screen.queryByText(/^This card expires before your next charge on Dec 20, 2026/);
    expect(warning !== null).toBe(warns);
  });

  test('says nothing of its end when nothing will be charged', async () => {
    const card = { ...CARD, expirationMonth: '11', expirationYear: '2026' };
    const answers = new Answers().to(PaymentMethodDocument, { paymentMethod: card });
    await showPlan({ answers, current: samplePlan({ cancelAtPeriodEnd: true, nextChargeAt: null }) });
    expect(screen.queryByText(/expires before/)).toBeNull();
  });

  test('none: the documented sentence, and a way to add one', async () => {
    await showPlan({ answers: new Answers().to(PaymentMethodDocument, { paymentMethod: null }) });
    expect(screen.getByText('No payment method is currently associated with your account.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Payment Method' })).toBeEnabled();
  });

  test('that cannot be loaded says so, and Retry asks again', async () => {
    const answers = new Answers().to(PaymentMethodDocument, 'INTERNAL_SERVER_ERROR', { paymentMethod: CARD });
    await showPlan({ answers });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Expires 09/31')).toBeVisible();
  });
});

describe('billing history', () => {
  const charges = () => screen.getAllByRole('link', { name: /^Download/ });

  test('type, plan, date, amount, document and reason of each', async () => {
    const list = invoices([
      { type: 'REFUND', totalCents: 2_000, reason: 'Refund for CL-1: Charged twice.' },
      {
        ...{ planCode: 'premium', totalCents: 12_900, state: 'OPEN' },
        reason: 'Premium renewed for Nov 20, 2026 to Dec 20, 2026. Not paid yet.',
      },
    ]);
    await showPlan({ answers: new Answers().to(InvoicesDocument, list) });
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Nov 20, 2026', 'Refund', 'Plus', ' −$20.00', 'PDF'],
      ['Refund for CL-1: Charged twice.'],
      ['Nov 20, 2026', 'Charge', 'Premium', 'Due $129.00', 'PDF'],
      ['Premium renewed for Nov 20, 2026 to Dec 20, 2026. Not paid yet.'],
    ]);
    expect(screen.getByRole('link', { name: 'Download CL-20261120-0000' })).toHaveAttribute(
      'href',
      '/invoices/inv_0.pdf?signed',
    );
  });

  test('empty', async () => {
    await showPlan({ answers: new Answers().to(InvoicesDocument, invoices([])) });
    expect(await screen.findByText('No billing history available')).toBeVisible();
  });

  test('that fails', async () => {
    await showPlan({ answers: new Answers().to(InvoicesDocument, 'INTERNAL_SERVER_ERROR', invoices([{}])) });
    expect(await screen.findByText('Failed to load billing history')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('goes on behind the first page', async () => {
    const answers = new Answers().to(InvoicesDocument, invoices([{}], true), invoices([{ id: 'inv_older' }]));
    await showPlan({ answers });
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(charges()).toHaveLength(2));
    expect(answers.variablesOf(InvoicesDocument)[1]).toMatchObject({ after: 'end' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('says when more of it cannot be loaded, and keeps what is there', async () => {
    const first = invoices([{}], true);
    const answers = new Answers().to(InvoicesDocument, first, 'UNAVAILABLE', invoices([{ id: 'inv_older' }]));
    await showPlan({ answers });
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch billing history');
    expect(charges()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(charges()).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
