import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  type ApprovalRowFragment,
  ApprovalsDocument,
  ApproveActDocument,
  ProblemsDocument,
  RejectActDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { type Sample, sampleStaff } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

function sampleApproval(given: Partial<ApprovalRowFragment> = {}): Sample<ApprovalRowFragment, 'Approval'> {
  return {
    __typename: 'Approval',
    ...{ id: 'approval_1', kind: 'REFUND', cause: 'LARGE_REFUND', text: 'A refund of $600.00 of CL-7' },
    ...{ memberId: 'bob', memberEmail: 'bob@chalkline.test', disputeId: null, reason: 'Charged twice' },
    ...{ askedBy: 'ann@chalkline.test', isOwn: false, askedAt: '2026-11-20T15:00:00.000Z' },
    ...{ mayApproveFrom: '2026-11-20T15:00:00.000Z', approved: null },
    ...{ decidedBy: null, decidedAt: null, note: null },
    ...given,
  };
}

function showTab(...approvals: ReturnType<typeof sampleApproval>[]) {
  const answers = new Answers()
    .to(ProblemsDocument, { problems: [] })
    .to(ApprovalsDocument, { approvals })
    .to(ApproveActDocument, { approveAct: { approvalId: 'approval_1' } })
    .to(RejectActDocument, { rejectAct: { approvalId: 'approval_1' } });
  show(<AdminPage />, { at: '/admin?tab=approvals', answers, member: sampleStaff('FINANCE') });
  return { user: userEvent.setup(), answers };
}

// The tab is loaded when it is opened, which takes longer the first time.
beforeAll(() => import('./ApprovalsTab.tsx'));

const dialog = () => within(screen.getByRole('dialog'));

test('what waits says what, for whom, why and since when; approving it needs one more click', async () => {
  const { user, answers } = showTab(sampleApproval());
  await user.click(await screen.findByRole('button', { name: /^Approve.*A refund of \$600\.00 of CL-7$/ }));
  expect(screen.getByRole('link', { name: 'bob@chalkline.test' })).toHaveAttribute(
    'href',
    '/admin?tab=members&member=bob',
  );
  expect(dialog().getByText(/^Refund of \$500 or more of an invoice in all/)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('A refund of $600.00 of CL-7 is approved and on its way.')).toBeVisible();
  expect(answers.requests.find(({ name }) => name === 'ApproveAct')?.variables).toEqual({
    input: { approvalId: 'approval_1' },
  });
});

test('a reply to a dispute leads to its text, and says that it goes to the bank for good', async () => {
  const text = 'An answer to the dispute d1 about $600.00';
  const reply = sampleApproval({ kind: 'DISPUTE', cause: 'LARGE_DISPUTE', text, disputeId: 'd1' });
  const { user } = showTab(reply);
  expect(await screen.findByRole('link', { name: /^Read what is sent/ })).toHaveAttribute(
    'href',
    '/admin?tab=disputes&id=d1',
  );
  await user.click(screen.getByRole('button', { name: /^Approve/ }));
  expect(dialog().getByText(/^The bank gets it at once, for good, as its page shows it/)).toBeVisible();
});

test('rejecting takes a reason', async () => {
  const { user, answers } = showTab(sampleApproval());
  await user.click(await screen.findByRole('button', { name: /^Reject/ }));
  await user.click(dialog().getByRole('button', { name: 'Reject' }));
  expect(dialog().getByText('A reason is required')).toBeVisible();
  await user.type(dialog().getByLabelText(/^Reason/), 'Not ours');
  await user.click(dialog().getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('A refund of $600.00 of CL-7 is rejected.')).toBeVisible();
  expect(answers.requests.find(({ name }) => name === 'RejectAct')?.variables).toEqual({
    input: { approvalId: 'approval_1', reason: 'Not ours' },
  });
});

test('who asked for it can take it back and not approve it; alone, only after an hour', async () => {
  showTab(
    sampleApproval({ isOwn: true, mayApproveFrom: null }),
    sampleApproval({ id: 'approval_2', isOwn: true, mayApproveFrom: '2030-01-01T00:00:00.000Z' }),
  );
  expect(await screen.findAllByRole('button', { name: /^Take Back/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  expect(screen.getByText('You asked for this, so another person has to approve it.')).toBeVisible();
  expect(screen.getByText(/^Nobody else can approve it, so you can from .* on\.$/)).toBeVisible();
});

test('a further owner waits, and the page says when the person who asked can approve it', async () => {
  showTab(
    sampleApproval({
      ...{ kind: 'OWNER', cause: 'NEW_OWNER', text: 'A further owner', isOwn: true },
      mayApproveFrom: '2030-01-01T00:00:00.000Z',
    }),
  );
  expect(await screen.findByText(/^A further owner waits an hour, or for another owner\./)).toBeVisible();
  expect(screen.getByText(/^You can approve it from .* on\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('what was decided names both people; nothing waiting says what would', async () => {
  const decided = { approved: false, decidedAt: '2026-11-20T16:00:00.000Z', mayApproveFrom: null };
  showTab(sampleApproval({ ...decided, decidedBy: 'eve@chalkline.test', note: 'Not ours' }));
  const row = within(await screen.findByRole('row', { name: /A refund of \$600\.00/ }));
  expect(row.getByText('eve@chalkline.test')).toBeVisible();
  expect(row.getByText('Rejected')).toBeVisible();
  expect(screen.getByText(/^Nothing waits for a second person\./)).toBeVisible();
});
