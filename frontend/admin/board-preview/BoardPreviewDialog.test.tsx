import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleAdminPick, sampleOwner, TODAY } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { BoardPreviewDialog } from './BoardPreviewDialog.tsx';

const PICKS = [
  sampleAdminPick({ id: 'open', subscription: 'FREE', pick: 'Bills -3.5', status: 'DRAFT' }),
  sampleAdminPick({ id: 'vip', subscription: 'VIP', pick: 'Texans +3.5', releaseAt: '2026-11-20T22:00:00Z' }),
];

test('it shows who can read what, and the board as a reader sees it at a moment', async () => {
  const dialog = <BoardPreviewDialog picks={PICKS} day={TODAY} onClose={() => {}} />;
  show(dialog, { at: '/admin', answers: new Answers(), member: sampleOwner() });
  const table = await screen.findByRole('table', { name: 'Who can read what' });
  const [, free, vip] = within(table).getAllByRole('row');
  expect(free).toHaveTextContent(/LockedOpenOpenOpenOpen$/);
  expect(vip).toHaveTextContent(/LockedLockedLockedLocked3:00 PM$/);
  expect(screen.getByText('Bills −3.5')).toBeInTheDocument();
  expect(screen.queryByText('Texans +3.5')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'VIP' }));
  expect(screen.getByText(/Opens at 3:00 PM ET/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Moment'), 'Opening, 3:00 PM ET');
  expect(screen.getByText('Texans +3.5')).toBeInTheDocument();
  expect(screen.getByText('Texans +3.5').closest('[inert]')).not.toBeNull();
});
