import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Session } from '#frontend/app/session/session.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { MEMBER, showTo } from '#frontend/testing/show-to.tsx';
import { ArrivalNotice } from './ArrivalNotice.tsx';

const TRIAL_END = '2026-11-21T11:01:00.000Z';
const newMember: Session = {
  status: 'member',
  member: sampleMember({ subscription: 'FREE', planStatus: 'TRIALING', trialEndDate: TRIAL_END }),
};
const verify = 'ann@example.com';

test('a new member reads of the picks first, then of the verification email', () => {
  showTo(newMember, <ArrivalNotice />, '/pricing', { verify });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^You are in\. Your free picks are open until tomorrow 6:01 AM ET\. To confirm your email, use the link that we sent to ann@example\.com\./,
  );
  expect(screen.getByRole('link', { name: 'See today’s picks' })).toHaveAttribute('href', '/dashboard');
});

test('a newcomer by Google has no email to confirm', () => {
  showTo(newMember, <ArrivalNotice />, '/pricing', { isNew: true });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^You are in\. Your free picks are open until tomorrow 6:01 AM ET\. *See today’s picks$/,
  );
});

test('on the picks themselves there is no link to them', () => {
  showTo(newMember, <ArrivalNotice />, '/dashboard', { verify });
  expect(screen.getByRole('status')).toHaveTextContent('You are in.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a message of the page before is passed on', () => {
  showTo(MEMBER, <ArrivalNotice />, '/home', { message: 'Your plan is canceled.' });
  expect(screen.getByText('Your plan is canceled.')).toBeVisible();
});

test('what was charged is linked to the bills', () => {
  showTo(MEMBER, <ArrivalNotice />, '/dashboard', { message: 'You are VIP.', billing: true });
  expect(screen.getByRole('link', { name: 'See billing' })).toHaveAttribute('href', '/subscription');
});

test('nothing happened, nothing is said', () => {
  showTo(MEMBER, <ArrivalNotice />, '/home');
  expect(screen.queryByRole('status')).toBeNull();
});
