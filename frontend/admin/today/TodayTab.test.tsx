import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import { DeskTodayDocument, type DeskTodayQuery, ProblemsDocument } from '#frontend/generated/graphql.ts';
import { sampleProblem } from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleStaff } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import type { StaffRole } from '#schema/rules/access/staff.ts';

const DAY = { __typename: 'DeskToday' as const, date: '2026-11-20', picks: null, money: null, joined: null };
const PICKS = {
  __typename: 'DeskPicks' as const,
  ...{ posted: 2, drafts: 3, nextStartsAt: '2026-11-21T00:10:00.000Z', toGrade: 1 },
};
const MONEY = {
  __typename: 'DeskMoney' as const,
  ...{
    chargedCents: 129_00,
    refundedCents: 20_00,
    chargedBackCents: 0,
    returnedCents: 0,
    charges: 1,
    declined: 2,
  },
};

function showToday(
  given: Partial<DeskTodayQuery['deskToday']>,
  problems: object[] = [],
  role: StaffRole = 'OWNER',
) {
  const answers = new Answers()
    .to(ProblemsDocument, { problems: problems as never })
    .to(DeskTodayDocument, { deskToday: { ...DAY, ...given } as never });
  show(<AdminPage />, { at: '/admin', answers, member: sampleStaff(role) });
}

test('an owner begins with what needs them, and with the ways to post and to grade', async () => {
  const approval = sampleProblem({ kind: 'APPROVAL', text: 'A refund waits.' });
  showToday({ picks: PICKS, money: MONEY, joined: 1 }, [sampleProblem(), sampleProblem(), approval]);
  const tasks = within(await screen.findByRole('list', { name: 'Picks of today' }));
  expect(tasks.getByRole('link', { name: /^Post 3 drafts to post, next game at 7:10/ })).toHaveAttribute(
    'href',
    '/admin?tab=picks',
  );
  expect(tasks.getByRole('link', { name: /^Grade 1 pick without a result/ })).toHaveAttribute(
    'href',
    '/admin?tab=picks&show=grading',
  );
  const needs = within(await screen.findByRole('region', { name: 'Needs you' }));
  expect(needs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin?tab=approvals',
    '/admin?tab=problems',
  ]);
  expect(needs.getByText(/And 1 more\.$/)).toBeVisible();
  expect(screen.getByText(/in 1 charge, \$20\.00 refunded, 2 declined\./)).toHaveTextContent(
    'Today: $129.00 in 1 charge, $20.00 refunded, 2 declined. 1 member joined today.',
  );
});

test('an analyst sees picks alone, support members alone, and a calm day says so', async () => {
  showToday({ picks: { ...PICKS, drafts: 0, nextStartsAt: null, toGrade: 0 } }, [], 'ANALYST');
  expect(await screen.findByText('2 picks posted, no drafts')).toBeVisible();
  expect(screen.getByText('Every pick has its result')).toBeVisible();
  expect(screen.getByText(/^Nothing right now\./)).toBeVisible();
  expect(screen.queryByText(/joined today/)).toBeNull();
});

test('a day that cannot be loaded says so', async () => {
  const answers = new Answers().to(ProblemsDocument, { problems: [] }).to(DeskTodayDocument, 'FORBIDDEN');
  show(<AdminPage />, { at: '/admin', answers, member: sampleStaff('OWNER') });
  expect(await screen.findByText('Failed to load today. Please try again.')).toBeVisible();
});
