import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { sampleMember } from '#frontend/testing/samples.ts';
import { PaymentDue } from './PaymentDue.tsx';

function showAt(path: string, member: Parameters<typeof sampleMember>[0]) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <PaymentDue member={sampleMember(member)} />
    </MemoryRouter>,
  );
}

test.each([
  ['in the days of grace', { planStatus: 'PAST_DUE' }, /A new card keeps your picks open/],
  ['after them', { planStatus: 'PAST_DUE', subscription: 'FREE' }, /A new card opens your picks again/],
] as const)('a member whose payment failed sees it %s, and how to fix it', (_name, member, words) => {
  showAt('/dashboard', member);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: 'Update Payment Method' })).toHaveAttribute(
    'href',
    '/subscription',
  );
});

test.each([
  ['/subscription', { planStatus: 'PAST_DUE' }],
  ['/dashboard', { planStatus: 'ACTIVE' }],
] as const)('at %s a member who is %j sees nothing of it', (path, member) => {
  showAt(path, member);
  expect(screen.queryByRole('alert')).toBeNull();
});
