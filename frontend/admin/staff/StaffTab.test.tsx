import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  type InvitationRowFragment,
  InviteStaffDocument,
  ProblemsDocument,
  StaffDocument,
  WithdrawStaffInvitationDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleOwner } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

const INVITATION: InvitationRowFragment & { __typename: 'StaffInvitation' } = {
  ...{ __typename: 'StaffInvitation', id: 'invite_1', email: 'new@work.test', role: 'SUPPORT' },
  ...{ invitedBy: 'ann@work.test', expiresAt: '2026-11-27T15:00:00.000Z' },
};
const staffOf = (...staffInvitations: (typeof INVITATION)[]) => ({ staff: [], staffInvitations });

test('an address is invited with a role, waits in the list, and can be withdrawn', async () => {
  const answers = new Answers()
    .to(ProblemsDocument, { problems: [] })
    .to(StaffDocument, staffOf(), staffOf(INVITATION), staffOf())
    .to(InviteStaffDocument, {
      inviteStaff: { staff: [], invitations: [INVITATION] },
    })
    .to(WithdrawStaffInvitationDocument, {
      withdrawStaffInvitation: { invitations: [] },
    });
  show(<AdminPage />, { at: '/admin?tab=staff', answers, member: sampleOwner() });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const form = within(screen.getByRole('dialog', { name: 'Invite to the staff' }));
  await user.type(form.getByLabelText(/^Email/), 'new@work.test');
  await user.type(form.getByLabelText(/^Reason/), 'Joins on Monday');
  await user.click(form.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('new@work.test is invited to the role Support for 7 days.')).toBeVisible();
  expect(answers.variablesOf(InviteStaffDocument)).toEqual([
    { input: { email: 'new@work.test', role: 'SUPPORT', reason: 'Joins on Monday' } },
  ]);
  await user.click(await screen.findByRole('button', { name: /^Withdraw the invitation of new@work.test/ }));
  expect(await screen.findByText('The invitation of new@work.test is withdrawn.')).toBeVisible();
  expect(answers.variablesOf(WithdrawStaffInvitationDocument)).toEqual([
    { input: { invitationId: 'invite_1' } },
  ]);
});
