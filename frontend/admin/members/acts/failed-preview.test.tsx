import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DisableMemberDocument, MemberActPreviewDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { showRecord } from '#frontend/testing/member-page.tsx';

afterEach(() => sessionStorage.clear());

test('what an act would change, and cannot be found out, is said, and the act is not done', async () => {
  const answers = new Answers().to(MemberActPreviewDocument, 'UNAVAILABLE');
  const user = await showRecord({}, answers);
  await user.click(screen.getByRole('button', { name: 'Disable Account' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Server error. Please try again.');
  expect(dialog.queryByText('Checking what would change...')).toBeNull();
  expect(dialog.getByLabelText(/Reason/)).toHaveFocus();
  await user.type(dialog.getByLabelText(/Reason/), 'Left');
  await user.click(dialog.getByRole('button', { name: 'Disable Account' }));
  await dialog.findAllByRole('alert');
  expect(answers.timesSent(DisableMemberDocument)).toBe(0);
});
