import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  AnalystTextsDocument,
  ProblemsDocument,
  SetAnalystTextDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { NOW, sampleStaff } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
// Compiled before the first test, which would wait for it otherwise.
import './Analysts.tsx';

const DANA = {
  ...{ __typename: 'AnalystText' as const, name: 'Dana Reed', path: '/analysts/dana-reed' },
  ...{ text: 'Pace and rest.', canWrite: true, updatedAt: NOW },
};
const MODEL = {
  ...DANA,
  name: 'Tempo Model',
  path: '/analysts/tempo-model',
  text: '',
  canWrite: false,
  updatedAt: null,
};

afterEach(() => sessionStorage.clear());

async function showAnalysts(answers = new Answers()) {
  answers.to(AnalystTextsDocument, { analystTexts: [DANA, MODEL] }).to(ProblemsDocument, { problems: [] });
  show(<AdminPage />, { at: '/admin?show=analysts', answers, member: sampleStaff('ANALYST') });
  await screen.findByRole('row', { name: /Dana Reed/ });
  return userEvent.setup();
}

test('each name has its text and its public page; only those that are the reader’s can be changed', async () => {
  await showAnalysts();
  expect(screen.getByRole('link', { name: 'Dana Reed' })).toHaveAttribute('href', '/analysts/dana-reed');
  expect(screen.getByRole('row', { name: /Tempo Model/ })).toHaveTextContent('None yet');
  expect(screen.getAllByRole('button', { name: /the text of/ })).toHaveLength(1);
});

test('a text is changed against the one that was shown, and one that is too long is not sent', async () => {
  const answers = new Answers().to(SetAnalystTextDocument, { setAnalystText: { analysts: [DANA, MODEL] } });
  const user = await showAnalysts(answers);
  await user.click(screen.getByRole('button', { name: 'Change the text of Dana Reed' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Dana Reed' }));
  fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'x'.repeat(601) } });
  await user.click(dialog.getByRole('button', { name: 'Save Text' }));
  expect(dialog.getByText('Write at most 600 characters')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'Pace.' } });
  await user.click(dialog.getByRole('button', { name: 'Save Text' }));
  expect(await screen.findByText(/^Saved. The page of Dana Reed/)).toBeVisible();
  expect(answers.variablesOf(SetAnalystTextDocument)).toEqual([
    { input: { name: 'Dana Reed', text: 'Pace.', was: 'Pace and rest.' } },
  ]);
});
