import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  AdminMembersCountDocument,
  AdminMembersDocument,
  type ListedMemberFragment,
  ProblemsDocument,
} from '#frontend/generated/graphql.ts';
import { page, sampleListedMember } from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleOwner } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

function list(members: ReturnType<typeof sampleListedMember>[], endCursor: string | null = null) {
  return { members: { __typename: 'MemberConnection' as const, ...page(members, endCursor) } };
}

function count(totalCount: number) {
  return { members: { __typename: 'MemberConnection' as const, totalCount } };
}

function showMembers(answers: Answers, at = '/admin?tab=members') {
  answers.to(ProblemsDocument, { problems: [] });
  const router = show(<AdminPage />, { at, answers, member: sampleOwner() });
  return { user: userEvent.setup(), router };
}

const ada = sampleListedMember({ id: 'ada', email: 'ada@chalkline.test', subscription: 'PREMIUM' });
const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);

describe('the table', () => {
  test.each<[string, Partial<ListedMemberFragment>, string[]]>([
    ['a payer', {}, ['PlusActive', 'Renews Dec 20, 2026', 'Oct 1, 2026']],
    [
      'an admin who has cancelled',
      { planStatus: 'CANCELED', role: 'SUPPORT' },
      ['PlusExpiring SoonSupport', 'Ends Dec 20, 2026'],
    ],
    [
      'someone whose granted plan ends at a distant day',
      { planStatus: 'CANCELED', currentPeriodEndsAt: '2099-11-02T04:00:00.000Z' },
      ['PlusActive', 'Ends Nov 1, 2099'],
    ],
    [
      'someone in the account trial',
      { subscription: 'FREE', planStatus: 'TRIALING', trialEndDate: '2026-11-21T12:00:00.000Z' },
      ['FreeIn Trial', 'Ends Nov 21, 2026'],
    ],
    [
      'someone whose trial is over',
      {
        ...{ subscription: 'FREE', planStatus: 'EXPIRED', currentPeriodEndsAt: null },
        trialEndDate: '2026-11-01T12:00:00.000Z',
      },
      ['FreeExpired', 'Ended Nov 1, 2026'],
    ],
    [
      'someone whose plan ended, long after the trial before it',
      {
        ...{ subscription: 'FREE', planStatus: 'EXPIRED', currentPeriodEndsAt: null },
        trialEndDate: '2026-10-02T12:00:00.000Z',
        endedPlan: { tier: 'PLUS', endedAt: '2026-11-08T12:00:00.000Z', closedUntil: null },
      },
      ['FreeExpired', 'Ended Nov 8, 2026'],
    ],
    [
      'someone who has not paid',
      {
        ...{ planStatus: 'PAST_DUE', currentPeriodEndsAt: '2026-11-20T17:00:00.000Z' },
        graceEndsAt: '2026-11-23T17:00:00.000Z',
      },
      ['PlusPayment Due', 'Until Nov 23, 2026'],
    ],
    [
      'someone who has lost access over it',
      {
        ...{ subscription: 'FREE', planStatus: 'PAST_DUE', currentPeriodEndsAt: null },
        trialEndDate: '2026-11-01T12:00:00.000Z',
      },
      ['FreePayment Due', 'Access paused'],
    ],
    [
      'someone whose plan will be paused',
      { currentPeriodEndsAt: '2026-12-20T17:00:00.000Z', pausedUntil: '2027-03-20T16:00:00.000Z' },
      ['Pauses Dec 20, 2026'],
    ],
    [
      'someone whose plan is paused',
      {
        ...{ subscription: 'FREE', planStatus: 'PAUSED', currentPeriodEndsAt: null },
        pausedUntil: '2027-03-20T16:00:00.000Z',
      },
      ['FreePaused', 'Resumes Mar 20, 2027'],
    ],
  ])('%s', async (_name, given, words) => {
    const answers = new Answers()
      .to(AdminMembersDocument, list([sampleListedMember(given)]))
      .to(AdminMembersCountDocument, count(1));
    showMembers(answers);
    await screen.findByRole('rowheader');
    expect(cells()).toEqual(expect.arrayContaining(words));
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('1 member');
  });

  test('goes on behind the last one shown, and leads to each', async () => {
    const answers = new Answers()
      .to(AdminMembersDocument, list([ada], 'cursor'), list([sampleListedMember()]))
      .to(AdminMembersCountDocument, count(1_234));
    const { user } = showMembers(answers);
    expect(await screen.findByRole('link', { name: ada.email })).toHaveAttribute(
      'href',
      '/admin?tab=members&member=ada',
    );
    expect(await screen.findByText('1,234 members')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByRole('link', { name: 'plus@chalkline.test' })).toBeVisible();
    expect(screen.getByText('Page 2')).toBeVisible();
    expect(answers.variablesOf(AdminMembersDocument)[1]).toMatchObject({ first: 20, after: 'cursor' });
  });

  test('says that it is loading, and when that failed', async () => {
    const answers = new Answers().to(AdminMembersCountDocument, 'INTERNAL_SERVER_ERROR');
    const release = answers.delayed(AdminMembersDocument, 'INTERNAL_SERVER_ERROR');
    showMembers(answers);
    expect(await screen.findByText('Loading members...')).toBeInTheDocument();
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load members. Please try again.');
  });
});

describe('the search', () => {
  test('asks once typing rests, keeps what it asked in the address, and begins at the first page', async () => {
    const answers = new Answers()
      .to(
        AdminMembersDocument,
        list([ada, sampleListedMember()], 'cursor'),
        list([sampleListedMember()]),
        list([ada]),
      )
      .to(AdminMembersCountDocument, count(2), count(1));
    const { user, router } = showMembers(answers);
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    await user.type(screen.getByRole('searchbox', { name: /^Email, name, receipt number/ }), 'ada');
    await waitFor(() => expect(router.state.location.search).toBe('?tab=members&search=ada'));
    expect(await screen.findByRole('link', { name: ada.email })).toHaveAttribute(
      'href',
      '/admin?tab=members&search=ada&member=ada',
    );
    const searches = answers.variablesOf(AdminMembersDocument);
    expect(searches).toHaveLength(3);
    expect(searches[2]).toEqual({ first: 20, after: null, search: 'ada', state: null });
  });

  test('a state is asked for at once', async () => {
    const answers = new Answers()
      .to(AdminMembersDocument, list([ada]), list([]))
      .to(AdminMembersCountDocument, count(1), count(0));
    const { user, router } = showMembers(answers);
    await user.selectOptions(screen.getByLabelText('Plan status'), 'Payment Due');
    expect(await screen.findByText('No members with this status')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=members&state=PAST_DUE');
    expect(answers.variablesOf(AdminMembersDocument).at(-1)).toMatchObject({ state: 'PAST_DUE' });
  });

  test('an address with a question asks it, and the way to all of them empties the field', async () => {
    const answers = new Answers().to(AdminMembersDocument, list([])).to(AdminMembersCountDocument, count(0));
    const { user } = showMembers(answers, '/admin?tab=members&search=bob');
    expect(await screen.findByText('No members found for "bob"')).toBeVisible();
    const field = screen.getByRole('searchbox', { name: /^Email, name, receipt number/ });
    expect(field).toHaveValue('bob');
    const tabs = within(screen.getByRole('navigation', { name: 'Admin' }));
    await user.click(tabs.getByRole('link', { name: 'Members' }));
    expect(await screen.findByText('No members yet')).toBeVisible();
    expect(field).toHaveValue('');
  });
});
