import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  AcknowledgeProblemDocument,
  AdminCouponsDocument,
  ProblemsDocument,
  RetryNotificationDocument,
} from '#frontend/generated/graphql.ts';
import { couponPage, sampleProblem } from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleOwner } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

const NO_PICK = sampleProblem({ kind: 'NO_PICK', subject: 'NBA', text: 'NBA has none.', memberId: null });

function showProblems(answers: Answers) {
  show(<AdminPage />, { at: '/admin?tab=problems', answers, member: sampleOwner() });
  return userEvent.setup();
}

const UNGRADED = sampleProblem({
  ...{ kind: 'UNGRADED', subject: '2026-11-19', text: '17 picks have no result.', memberId: null },
});

test('problems stand by kind in plain words, the most urgent first, each with its way on', async () => {
  showProblems(new Answers().to(ProblemsDocument, { problems: [sampleProblem(), UNGRADED, NO_PICK] }));
  expect(await screen.findByText('3 problems')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Leagues without a pick today',
    'Picks without a result',
    'Payments without a clear outcome',
  ]);
  const payment = within(screen.getByRole('region', { name: 'Payments without a clear outcome' }));
  expect(payment.getByText(/no clear outcome for more than a minute/)).toBeVisible();
  expect(payment.getByText('Nov 20, 2026, 12:00 PM ET')).toBeVisible();
  expect(payment.getByRole('link', { name: 'Show member of renew:sub_1:2' })).toHaveAttribute(
    'href',
    '/admin?tab=members&member=demo-plus',
  );
  expect(screen.getByRole('link', { name: 'Show picks of Thursday, November 19, 2026' })).toHaveAttribute(
    'href',
    '/admin?tab=picks&date=2026-11-19',
  );
  expect(screen.getByRole('link', { name: 'Show picks for NBA' })).toHaveAttribute(
    'href',
    '/admin?tab=picks',
  );
});

test('how many there are stands on the tab, wherever one is', async () => {
  showProblems(new Answers().to(ProblemsDocument, { problems: [sampleProblem()] }));
  const tabs = within(await screen.findByRole('navigation', { name: 'Admin' }));
  expect(await tabs.findByRole('link', { name: 'Problems 1' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: 'Picks' })).toHaveAttribute('href', '/admin?tab=picks');
  expect(tabs.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/admin');
});

test('refreshing shows that it is over', async () => {
  const answers = new Answers().to(ProblemsDocument, { problems: [sampleProblem()] }, { problems: [] });
  const user = showProblems(answers);
  await user.click(await screen.findByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('No problems')).toBeVisible();
  expect(screen.getByText(/No open problems/)).toBeVisible();
});

test('it says that it is loading, and when that failed', async () => {
  const answers = new Answers();
  const release = answers.delayed(ProblemsDocument, 'INTERNAL_SERVER_ERROR');
  showProblems(answers);
  expect(await screen.findByText('Loading problems...')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load problems. Please try again.');
});

test('opening the tab reloads them', async () => {
  const answers = new Answers().to(ProblemsDocument, { problems: [] }, { problems: [sampleProblem()] });
  answers.to(AdminCouponsDocument, couponPage([]));
  show(<AdminPage />, { at: '/admin?tab=coupons', answers, member: sampleOwner() });
  const tabs = within(await screen.findByRole('navigation', { name: 'Admin' }));
  await userEvent.click(tabs.getByRole('link', { name: 'Problems' }));
  expect(await screen.findByText('1 problem')).toBeVisible();
});

describe('a problem that somebody takes care of', () => {
  const said = {
    __typename: 'ProblemAcknowledgement' as const,
    by: 'lead@chalkline.test',
    note: 'Asked Braintree',
    at: '2026-11-20T17:00:00.000Z',
    until: '2026-11-21T17:00:00.000Z',
  };

  test('is acknowledged with a note, leaves the list and the count, and can be opened again', async () => {
    const mine = sampleProblem();
    const after = { __typename: 'ProblemsPayload', problems: [{ ...mine, acknowledged: said }, NO_PICK] };
    const answers = new Answers()
      .to(ProblemsDocument, { problems: [mine, NO_PICK] })
      .to(AcknowledgeProblemDocument, { acknowledgeProblem: after });
    const user = showProblems(answers);
    await user.click(await screen.findByRole('button', { name: 'Acknowledge renew:sub_1:2' }));
    await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
    expect(screen.getByText('Write a note')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'What is done about it' }), 'Asked Braintree');
    await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = answers.requests.find(({ name }) => name === 'AcknowledgeProblem');
    expect(sent?.variables).toMatchObject({
      input: { kind: 'PAYMENT', subject: 'renew:sub_1:2', fact: 'as it is', note: 'Asked Braintree' },
    });
  });

  test('stands below the open ones, with who said what', async () => {
    showProblems(
      new Answers().to(ProblemsDocument, { problems: [sampleProblem({ acknowledged: said }), NO_PICK] }),
    );
    expect(await screen.findByText('1 problem')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Problems 1' })).toBeVisible();
    expect(screen.getByText('1 acknowledged problem')).toBeVisible();
    expect(screen.getByText(/lead@chalkline.test: Asked Braintree/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reopen renew:sub_1:2', hidden: true })).toBeInTheDocument();
  });

  test('may be gone or changed meanwhile, and the page says so', async () => {
    const answers = new Answers()
      .to(ProblemsDocument, {
        problems: [sampleProblem({ kind: 'WEBHOOK', subject: 'abc', memberId: null })],
      })
      .to(RetryNotificationDocument, 'NOT_FOUND');
    const user = showProblems(answers);
    await user.click(await screen.findByRole('button', { name: 'Try again abc' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update the problem.');
  });
});
