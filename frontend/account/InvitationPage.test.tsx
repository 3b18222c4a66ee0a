import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '#frontend/app/session/identity.ts';
import { leave } from '#frontend/app/session/live-session.ts';
import { currentSession } from '#frontend/app/session/session.ts';
import { AcceptStaffInvitationDocument } from '#frontend/generated/graphql.ts';
import { ANN, accountAnswers } from '#frontend/testing/account-page.tsx';
import type { Answers } from '#frontend/testing/answers.ts';
import { Network } from '#frontend/testing/network.ts';
import { show } from '#frontend/testing/show.tsx';
import { writeConfig } from '#frontend/testing/show-to.tsx';
import { ERRORS } from '#schema/rules/api/errors.ts';
import { InvitationPage } from './InvitationPage.tsx';

let network: Network;
let answers: Answers;

beforeAll(writeConfig);
beforeEach(() => {
  answers = accountAnswers();
  network = new Network(answers);
});
afterEach(async () => {
  await act(() => leave('signed-out'));
});

async function open(): Promise<void> {
  network.identity('accounts:lookup', { users: [network.account({})] });
  await act(() => signIn('ann@example.com', 'secret'));
  show(<InvitationPage />, { at: '/invitation?member=invite_1&signature=abc', answers, member: ANN });
  await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
}

test('an invitation is accepted by the words of its link, and the member signs in again', async () => {
  answers.to(AcceptStaffInvitationDocument, { acceptStaffInvitation: { role: 'SUPPORT' } });
  await open();
  await waitFor(() => expect(currentSession()).toEqual({ status: 'visitor', reason: 'signed-out' }));
  expect(answers.variablesOf(AcceptStaffInvitationDocument)).toEqual([
    { input: { invitationId: 'invite_1', signature: 'abc' } },
  ]);
});

test('one that is over says so, and the member stays signed in', async () => {
  answers.to(AcceptStaffInvitationDocument, 'LINK_EXPIRED');
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(ERRORS.LINK_EXPIRED.message);
  expect(currentSession().status).toBe('member');
});
