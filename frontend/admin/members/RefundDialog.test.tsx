import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { RefundInvoiceDocument, RefundPreviewDocument } from '#frontend/generated/graphql.ts';
import { sampleGivenInvoice, samplePlan } from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { facts, showRecord } from '#frontend/testing/member-page.tsx';
import { amountProblem, centsOf } from './use-refund.ts';

const ONE_REQUEST = expect.stringMatching(/^[0-9a-f-]{36}$/);

afterEach(() => sessionStorage.clear());

describe('a refund', () => {
  const preview = (isSettled: boolean | null) => ({
    refundPreview: {
      __typename: 'RefundPreview' as const,
      leftCents: 7_900,
      isSettled,
      paidWith: 'Visa •••• 1881',
    },
  });

  async function openDialog(answers: Answers, settled: ReturnType<typeof preview> = preview(true)) {
    answers.or(RefundPreviewDocument, settled);
    const user = await showRecord({ plan: samplePlan(), invoices: [sampleGivenInvoice()] }, answers);
    await user.click(screen.getByRole('button', { name: /^Refund/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Refund this invoice' }));
    await waitFor(() => expect(dialog.queryByText(/^Checking/)).toBeNull());
    return { user, dialog };
  }

  async function give({ user, dialog }: Awaited<ReturnType<typeof openDialog>>, amount: string) {
    await user.clear(dialog.getByLabelText(/Amount/));
    await user.type(dialog.getByLabelText(/Amount/), amount);
    await user.type(dialog.getByLabelText(/Reason/), 'An outage');
    await user.click(dialog.getByRole('button', { name: /^Refund \$/ }));
  }

  test('begins with all that is left and sends cents', async () => {
    const answers = new Answers().to(RefundInvoiceDocument, {
      refundInvoice: { invoiceId: 'inv_1', voided: false },
    });
    const opened = await openDialog(answers);
    expect(opened.dialog.getByLabelText(/Amount/)).toHaveValue('79.00');
    expect(opened.dialog.getByLabelText(/Amount/)).toHaveFocus();
    await opened.user.clear(opened.dialog.getByLabelText(/Amount/));
    expect(opened.dialog.getByRole('button', { name: 'Refund' })).toBeVisible();
    await opened.user.type(opened.dialog.getByLabelText(/Amount/), '20.5');
    expect(opened.dialog.getByRole('button', { name: 'Refund $20.50' })).toBeVisible();
    await give(opened, '20.5');
    expect(await screen.findByText('$20.50 of CL-20261120-4F7K2M9A is being refunded.')).toBeVisible();
    expect(answers.variablesOf(RefundInvoiceDocument)).toEqual([
      {
        input: {
          invoiceId: 'inv_1',
          amountCents: 2_050,
          leftCents: 7_900,
          reason: 'An outage',
          idempotencyKey: ONE_REQUEST,
        },
      },
    ]);
  });

  const ending = samplePlan({ cancelAtPeriodEnd: true, nextChargeAt: null, nextChargeCents: null });

  const charged = { 'Next charge': '$79.00 on Dec 20, 2026' };

  test.each<[string, ReturnType<typeof samplePlan> | null, { [name: string]: string }, boolean]>([
    ['a plan that renews', samplePlan(), { Plan: 'Stays', ...charged }, true],
    [
      'an overdue payment',
      samplePlan({ pastDue: true, nextChargeAt: null }),
      { Plan: 'Stays, and so does what is owed' },
      true,
    ],
    ['a plan that is ending', ending, { Plan: 'Stays until Dec 20, 2026' }, false],
    ['no plan', null, {}, false],
  ])('says which card, that a mail goes out, and what stays: %s', async (_name, plan, stays, renews) => {
    const answers = new Answers().to(RefundPreviewDocument, preview(true));
    const user = await showRecord({ plan, invoices: [sampleGivenInvoice()] }, answers);
    await user.click(screen.getByRole('button', { name: /^Refund/ }));
    const dialog = screen.getByRole('dialog');
    await within(dialog).findByText('Visa •••• 1881');
    expect(facts(dialog)).toEqual({
      'Refunded of this invoice': '$0.00 → $79.00',
      'Left of it': '$79.00 → $0.00',
      'Returned to': 'Visa •••• 1881',
      ...stays,
      'Email to': 'plus@chalkline.test',
    });
    expect(within(dialog).queryByText(/To stop the renewal too, use Cancel Renewal/) !== null).toBe(renews);
    expect(within(dialog).getByText(/what was paid, minus the days used/)).toBeVisible();
  });

  test('before settlement: all of it, said plainly, with no amount to change', async () => {
    const answers = new Answers().to(RefundInvoiceDocument, {
      refundInvoice: { invoiceId: 'inv_1', voided: true },
    });
    const { user, dialog } = await openDialog(answers, preview(false));
    expect(
      dialog.getByText(
        /^Sales are final.* can be refunded once it has settled, usually within a day\. To stop/,
      ),
    ).toBeVisible();
    expect(dialog.queryByLabelText(/Amount/)).toBeNull();
    expect(dialog.getByLabelText(/Reason/)).toHaveFocus();
    await user.keyboard('An outage');
    await user.click(dialog.getByRole('button', { name: 'Refund $79.00' }));
    expect(answers.variablesOf(RefundInvoiceDocument)).toEqual([
      {
        input: {
          invoiceId: 'inv_1',
          amountCents: 7_900,
          leftCents: 7_900,
          reason: 'An outage',
          idempotencyKey: ONE_REQUEST,
        },
      },
    ]);
    const done = '$79.00 of CL-20261120-4F7K2M9A is refunded: the charge had not settled and was canceled.';
    expect(await screen.findByText(done)).toBeVisible();
  });

  test.each(['not known', 'not to be had'])('where settlement is %s, both ways are said', async (name) => {
    const answers = new Answers();
    if (name === 'not to be had') answers.to(RefundPreviewDocument, 'UNAVAILABLE');
    const { dialog } = await openDialog(answers, preview(null));
    expect(dialog.getByText(/Until then only all of it can be refunded/)).toBeVisible();
    expect(dialog.getByLabelText(/Amount/)).toHaveValue('79.00');
  });

  test('after another admin’s refund it shows what is left now', async () => {
    const left = (leftCents: number) => ({ refundPreview: { ...preview(true).refundPreview, leftCents } });
    const answers = new Answers()
      .to(RefundPreviewDocument, left(7_900), left(5_900))
      .to(RefundInvoiceDocument, 'CONFLICT', { refundInvoice: { invoiceId: 'inv_1', voided: false } });
    const opened = await openDialog(answers);
    await give(opened, '20');
    await opened.dialog.findByRole('alert');
    await waitFor(() => expect(facts(screen.getByRole('dialog'))['Left of it']).toBe('$59.00 → $39.00'));
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Refund $20.00' }));
    await screen.findByText('$20.00 of CL-20261120-4F7K2M9A is being refunded.');
    expect(answers.variablesOf(RefundInvoiceDocument)).toMatchObject([
      { input: { leftCents: 7_900 } },
      { input: { leftCents: 5_900 } },
    ]);
  });

  test('is at most what is left', async () => {
    const answers = new Answers();
    const opened = await openDialog(answers);
    await give(opened, '79.01');
    expect(opened.dialog.getByText('Amount must be at most $79.00')).toBeVisible();
    expect(answers.timesSent(RefundInvoiceDocument)).toBe(0);
  });

  test.each([
    ['CARD_DECLINED', 'The processor refused this refund. Nothing was refunded.'],
    [
      'CARD_REFUSED',
      'The processor refused this refund. Part of a charge can be refunded once it has settled, usually within a day; until then only the full amount can be.',
    ],
    [
      'PAYMENT_PENDING',
      'The processor has not confirmed this refund yet. It is listed under Problems until it is confirmed.',
    ],
  ] as const)('%s is said in the words of who gives', async (code, sentence) => {
    const opened = await openDialog(new Answers().to(RefundInvoiceDocument, code));
    await give(opened, '20');
    expect(await opened.dialog.findByRole('alert')).toHaveTextContent(sentence);
  });
});

test.each<[string, number]>([
  ['20', 2_000],
  ['20.5', 2_050],
  [' $8.15 ', 815],
  ['0.07', 7],
])('%j are %i cents', (text, cents) => expect(centsOf(text)).toBe(cents));

test.each<[string, string | null]>([
  ['129.00', null],
  ['0', 'Amount must be above 0'],
  ['129.01', 'Amount must be at most $129.00'],
  ['', 'Amount must be dollars, such as 20 or 20.50'],
  ['-5', 'Amount must be dollars, such as 20 or 20.50'],
  ['1.234', 'Amount must be dollars, such as 20 or 20.50'],
  ['1e3', 'Amount must be dollars, such as 20 or 20.50'],
])('%j of $129.00: %s', (text, problem) => expect(amountProblem(text, 12_900)).toBe(problem));
