import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  ExportListDocument,
  ListedDisputesDocument,
  type ListedDisputesQuery,
  ListedInvoicesDocument,
  type ListedInvoicesQuery,
  ListedPaymentsDocument,
  type ListedPaymentsQuery,
  ListedRedemptionsDocument,
  type ListedRedemptionsQuery,
  ProblemsDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleStaff } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

let answers: Answers;
beforeEach(() => {
  jest.restoreAllMocks();
  answers = new Answers().to(ProblemsDocument, { problems: [] });
});

function showAt(at: string) {
  const router = show(<AdminPage />, { at, answers, member: sampleStaff('FINANCE') });
  return { router, user: userEvent.setup() };
}

type Invoice = ListedInvoicesQuery['listedInvoices']['nodes'][number];
const INVOICE: Invoice = {
  ...{ __typename: 'ListedInvoice' as const, id: 'inv_1', number: 'CL-20261120-4F7K2M9A', state: 'OPEN' },
  ...{
    tier: 'PLUS',
    cents: 7_900,
    memberId: 'm1',
    email: 'ada@work.test',
    createdAt: '2026-11-20T18:00:00.000Z',
    paidAt: null,
  },
};
const invoices = (nodes: Invoice[], endCursor: string | null = null): ListedInvoicesQuery => ({
  listedInvoices: { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } },
});

describe('a list', () => {
  test('shows its rows, each with the way to its member', async () => {
    answers.to(ListedInvoicesDocument, invoices([INVOICE]));
    showAt('/admin?tab=invoices');
    expect(await screen.findByRole('rowheader', { name: 'CL-20261120-4F7K2M9A' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '$79' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Open' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'ada@work.test' })).toHaveAttribute(
      'href',
      '/admin?tab=members&member=m1',
    );
  });

  test('of redemptions shows what each brought, by plan and day, with its file', async () => {
    const use: ListedRedemptionsQuery['couponRedemptions']['nodes'][number] = {
      ...{
        __typename: 'CouponRedemption' as const,
        subscriptionId: 'sub_1',
        couponId: 'coupon_1',
        code: 'HALF',
      },
      ...{
        memberId: 'm1',
        email: 'ada@work.test',
        tier: 'VIP',
        isRunning: false,
        broughtCents: 12_900,
        discountCents: 2_580,
      },
      at: '2026-11-20T18:00:00.000Z',
    };
    answers
      .to(ListedRedemptionsDocument, {
        couponRedemptions: { nodes: [use], pageInfo: { hasNextPage: false, endCursor: null } },
      })
      .to(ExportListDocument, 'SECOND_FACTOR');
    const { user } = showAt('/admin?tab=redemptions&tier=VIP&from=2026-11-01');
    expect(await screen.findByRole('cell', { name: '$129' })).toBeVisible();
    expect(screen.getByRole('cell', { name: /VIP.*ended/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'HALF' })).toHaveAttribute(
      'href',
      '/admin?tab=coupons&coupon=coupon_1',
    );
    const asked = { first: 50, after: null, tier: 'VIP', from: '2026-11-01' };
    expect(answers.variablesOf(ListedRedemptionsDocument)).toEqual([asked]);
    await user.click(screen.getByRole('button', { name: 'Save CSV' }));
    const filters = [
      { name: 'tier', value: 'VIP' },
      { name: 'from', value: '2026-11-01' },
    ];
    await waitFor(() =>
      expect(answers.variablesOf(ExportListDocument)[0]).toEqual({ input: { list: 'REDEMPTIONS', filters } }),
    );
  });

  test('asks what its address says, and a filter changes the address and starts at page one', async () => {
    answers.to(ListedInvoicesDocument, invoices([INVOICE], 'cursor'), invoices([INVOICE]), invoices([]));
    const { router, user } = showAt('/admin?tab=refunds&state=OPEN&from=2026-11-01&to=nonsense');
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    await waitFor(() => expect(answers.timesSent(ListedInvoicesDocument)).toBe(2));
    const asked = { first: 50, type: 'REFUND', state: 'OPEN', from: '2026-11-01' };
    expect(answers.variablesOf(ListedInvoicesDocument)).toEqual([
      { ...asked, after: null },
      { ...asked, after: 'cursor' },
    ]);
    await user.selectOptions(screen.getByLabelText('State'), 'PAID');
    expect(await screen.findByText('No refunds found')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=refunds&state=PAID&from=2026-11-01');
    expect(answers.variablesOf(ListedInvoicesDocument).at(-1)).toEqual({
      ...asked,
      state: 'PAID',
      after: null,
    });
  });

  test('that a figure leads to says in words what it shows, by the day that counts, and leads to all rows', async () => {
    const sent = { ...INVOICE, id: 'inv_2', state: 'PAID' as const, paidAt: '2026-11-22T18:00:00.000Z' };
    answers.to(ListedInvoicesDocument, invoices([sent]), invoices([INVOICE]));
    const { user } = showAt('/admin?tab=refunds&cash=true&from=2026-11-01&to=2026-11-30');
    expect(await screen.findByText(/^Counted as cash: sent, and not for a canceled charge/)).toBeVisible();
    expect(screen.getByRole('cell', { name: /Nov 22, 2026/ })).toBeVisible();
    expect(screen.queryByLabelText('State')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Show all refunds' }));
    expect(await screen.findByLabelText('State')).toBeVisible();
    const asked = { first: 50, type: 'REFUND', after: null, from: '2026-11-01', to: '2026-11-30' };
    await waitFor(() =>
      expect(answers.variablesOf(ListedInvoicesDocument)).toEqual([{ ...asked, cash: true }, asked]),
    );
  });

  test('of disputes shows the last day of what waits for an answer, what came back, and what only asks', async () => {
    const open: ListedDisputesQuery['listedDisputes']['nodes'][number] = {
      ...{ __typename: 'ListedDispute' as const, disputeId: 'd1', transactionId: 'txn1', kind: 'INQUIRY' },
      ...{ reason: 'not_recognized', state: 'OPEN', cents: 24_900, returnedCents: 0, memberId: 'm1' },
      ...{ email: 'ada@work.test', createdAt: '2026-11-20T18:00:00.000Z', replyBy: '2026-12-04' },
    };
    const won = { ...open, disputeId: 'd2', kind: 'CHARGEBACK' as const, state: 'WON' as const };
    const nodes = [open, { ...won, transactionId: 'txn2', returnedCents: 12_900 }];
    answers.to(ListedDisputesDocument, {
      listedDisputes: { nodes, pageInfo: { hasNextPage: false, endCursor: null } },
    });
    showAt('/admin?tab=disputes&cash=RETURNED&from=2026-11-01');
    expect(await screen.findByText(/^Counted as cash: won/)).toBeVisible();
    const [asks, back] = screen.getAllByRole('row').slice(1);
    expect(asks).toHaveTextContent(
      /txn1Inquiry: no money has moved.*\$249they do not recognize itTo answerDec 4, 2026/,
    );
    expect(back).toHaveTextContent(/txn2.*\$249\$129 came back.*Won–/);
    const asked = { first: 50, after: null, cash: 'RETURNED', from: '2026-11-01' };
    expect(answers.variablesOf(ListedDisputesDocument)).toEqual([asked]);
  });

  test('says why a payment was declined, and that it cannot be loaded', async () => {
    const payment: ListedPaymentsQuery['listedPayments']['nodes'][number] = {
      ...{
        __typename: 'ListedPayment' as const,
        orderId: 'renew:1',
        transactionId: 'txn1',
        state: 'DECLINED',
      },
      ...{
        invoiceNumber: 'CL-1',
        cents: 7_900,
        cardType: 'Visa',
        last4: '1111',
        declineText: 'Do Not Honor',
      },
      ...{ memberId: 'm1', email: 'ada@work.test', createdAt: '2026-11-20T18:00:00.000Z' },
      ...{ settledAt: '2026-11-21T18:00:00.000Z', voidedAt: null },
    };
    const page = { nodes: [payment], pageInfo: { hasNextPage: false, endCursor: null } };
    answers.to(ListedPaymentsDocument, 'INTERNAL_SERVER_ERROR', { listedPayments: page });
    const { user } = showAt('/admin?tab=payments');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load payments. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Do Not Honor')).toBeVisible();
  });

  test.each([
    ['/admin?tab=refunds&state=OPEN', 'INVOICES', { type: 'REFUND', state: 'OPEN' }],
    [
      '/admin?tab=invoices&recovery=LOST&to=2026-11-30',
      'INVOICES',
      { type: 'CHARGE', recovery: 'LOST', to: '2026-11-30' },
    ],
    ['/admin?tab=members&search=ada&state=PAST_DUE', 'MEMBERS', { search: 'ada', state: 'PAST_DUE' }],
    ['/admin?tab=coupons&coupon=coupon_1', 'REDEMPTIONS', { couponId: 'coupon_1' }],
  ])('%s is saved as it is filtered, by a link that the server gives', async (at, list, filters) => {
    const followed: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      followed.push(this.href);
    });
    const url = 'http://localhost/admin/lists/file.csv?signature=x';
    answers.to(ListedInvoicesDocument, invoices([INVOICE]));
    answers.to(ExportListDocument, { exportList: { url } });
    const { user } = showAt(at);
    await user.click(await screen.findByRole('button', { name: 'Save CSV' }));
    await waitFor(() => expect(followed).toEqual([url]));
    const given = Object.entries(filters).map(([name, value]) => ({ name, value }));
    expect(answers.variablesOf(ExportListDocument)).toEqual([{ input: { list, filters: given } }]);
  });
});
