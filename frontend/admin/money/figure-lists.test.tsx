import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  FigureMembersDocument,
  MrrMovementsDocument,
  ProblemsDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleFigureMember, sampleMovement } from '#frontend/testing/revenue-samples.ts';
import { sampleOwner } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

function showMoney(answers: Answers, at: string) {
  show(<AdminPage />, {
    at,
    answers: answers.to(ProblemsDocument, { problems: [] }),
    member: sampleOwner(),
  });
}

test('the members behind a figure are listed with what happened', async () => {
  const answers = new Answers().to(MrrMovementsDocument, {
    mrrMovements: {
      nodes: [sampleMovement()],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  });
  showMoney(
    answers,
    '/admin?tab=money&show=movements&kind=CHURN&reason=payment-failed&from=2026-11-01&to=2026-11-30',
  );
  expect(
    await screen.findByRole('heading', { name: 'Ended: payment failed, Nov 1, 2026 to Nov 30, 2026' }),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'grace@chalkline.test' })).toHaveAttribute(
    'href',
    '/admin?tab=members&member=m1',
  );
  expect(screen.getByText('−$129')).toBeVisible();
});

test.each([
  [
    'figure=PAYING&to=2026-11-30&cohort=2026-10',
    'Members who first paid in Oct 2026 and paid on Nov 20, 2026, so far',
  ],
  [
    'figure=PAYING&to=2026-10-31&cohort=2026-10',
    'Members who first paid in Oct 2026 and paid at the end of Oct 31, 2026',
  ],
  ['figure=GONE&from=2026-10-01&to=2026-10-31', 'Members lost, Oct 1, 2026 to Oct 31, 2026'],
  ['figure=COMMITTED', 'What is committed'],
])('the members behind a figure are listed under its name, and saved: %s', async (asked, title) => {
  const page = { nodes: [sampleFigureMember()], pageInfo: { hasNextPage: false, endCursor: null } };
  const answers = new Answers().to(FigureMembersDocument, { figureMembers: page });
  showMoney(answers, `/admin?tab=money&show=members&${asked}`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'grace@chalkline.test' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '$129' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save CSV' })).toBeVisible();
  expect(answers.variablesOf(FigureMembersDocument)[0]).toMatchObject(
    Object.fromEntries(new URLSearchParams(asked)),
  );
});

test('a figure without members says so, and those of a month lead to those who left', async () => {
  const none = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
  const answers = new Answers().to(FigureMembersDocument, { figureMembers: none });
  showMoney(answers, '/admin?tab=money&show=members&figure=PAYING&cohort=2026-10&to=2026-11-30');
  expect(await screen.findByText('Nobody paid')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Those who left or paused' })).toHaveAttribute(
    'href',
    '/admin?tab=money&show=members&figure=LEFT&to=2026-11-30&cohort=2026-10',
  );
});
