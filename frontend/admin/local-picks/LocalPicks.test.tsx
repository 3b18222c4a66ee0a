import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  AdminBoardDocument,
  CreatePickDocument,
  GradePickDocument,
  GradeProposalsDocument,
  PostDraftsDocument,
  ProblemsDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { board, sampleAdminPick, sampleOwner, TODAY, today } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { readLocalPicks, splitTeams } from './local-picks.ts';

const savedPicks = () => JSON.parse(localStorage.getItem('localPicks') ?? '[]');
const stored = (more: object) => ({
  ...{ id: 'one', sport: 'NBA', teams: 'Memphis Grizzlies @ Boston Celtics', time: '19:30' },
  ...{ pick: 'Celtics -3.5', pickDetails: 'Rested.', type: 'PLUS', isWinner: false, ...more },
});
const keep = (...picks: object[]) => localStorage.setItem('localPicks', JSON.stringify(picks));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function showLocalPicks(answers = new Answers()) {
  answers.to(AdminBoardDocument, { adminBoard: board([]), today: today() });
  answers.to(ProblemsDocument, { problems: [] }).or(GradeProposalsDocument, { gradeProposals: [] });
  show(<AdminPage />, { at: '/admin?tab=picks', answers, member: sampleOwner() });
  const section = await screen.findByRole('region', { name: 'Local picks' });
  return { user: userEvent.setup(), section: within(section), answers };
}

test('a draft is kept in this browser, changed, marked, listed among the winners and deleted', async () => {
  const { user, section } = await showLocalPicks();
  await user.click(section.getByRole('button', { name: 'New Local Pick' }));
  const form = within(screen.getByRole('dialog', { name: 'New Local Pick' }));
  fireEvent.change(form.getByLabelText(/Teams/), { target: { value: 'Grizzlies against Celtics' } });
  fireEvent.change(form.getByLabelText(/Time/), { target: { value: '19:30' } });
  fireEvent.change(form.getByLabelText('Pick *'), { target: { value: 'Celtics -3.5' } });
  fireEvent.change(form.getByLabelText(/Pick details/), { target: { value: 'Rested.' } });
  await user.click(form.getByRole('button', { name: 'Save Draft' }));
  expect(form.getByText(/^Enter two teams/)).toBeVisible();
  for (const field of [/Sport/, /Tier/]) expect(form.getByLabelText(field)).toBeInvalid();
  expect(savedPicks()).toEqual([]);
  fireEvent.change(form.getByLabelText(/Sport/), { target: { value: 'NBA' } });
  fireEvent.change(form.getByLabelText(/Tier/), { target: { value: 'PLUS' } });
  fireEvent.change(form.getByLabelText(/Teams/), { target: { value: 'Grizzlies vs Celtics' } });
  await user.click(form.getByRole('button', { name: 'Save Draft' }));
  expect(savedPicks()).toMatchObject([
    { sport: 'NBA', teams: 'Grizzlies vs Celtics', type: 'PLUS', isWinner: false },
  ]);

  await user.click(section.getByRole('button', { name: 'Show winners (0)' }));
  expect(section.getByText('No winners yet.')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Show all 1' }));
  await user.click(section.getByRole('button', { name: 'Winner: Grizzlies vs Celtics' }));
  expect(savedPicks()).toMatchObject([{ isWinner: true }]);
  await user.click(section.getByRole('button', { name: 'Show winners (1)' }));

  await user.click(section.getByRole('button', { name: 'Edit Grizzlies vs Celtics' }));
  const edit = within(screen.getByRole('dialog', { name: 'Edit Local Pick' }));
  fireEvent.change(edit.getByLabelText('Pick *'), { target: { value: 'Celtics -4' } });
  await user.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(savedPicks()).toMatchObject([{ pick: 'Celtics -4', isWinner: true }]);
  await user.click(section.getByRole('button', { name: 'Delete Grizzlies vs Celtics' }));
  expect(savedPicks()).toEqual([]);
  await user.click(section.getByRole('button', { name: 'Undo' }));
  expect(savedPicks()).toMatchObject([{ pick: 'Celtics -4', isWinner: true }]);
});

test('all become drafts of the shown day once confirmed, which are posted after ten seconds; what fails stays with what comes after it', async () => {
  keep(stored({ isWinner: true }), stored({ id: 'two', teams: 'Heat vs Knicks' }), stored({ id: 'three' }));
  const payload = { __typename: 'PickPayload' as const, pick: sampleAdminPick({ id: 'posted' }) };
  const answers = new Answers()
    .to(CreatePickDocument, { createPick: payload }, 'unreachable')
    .to(GradePickDocument, { gradePick: payload })
    .to(PostDraftsDocument, { postDrafts: { picks: [payload.pick] } });
  const { user, section } = await showLocalPicks(answers);
  expect(screen.getByRole('link', { name: '3 local picks, not posted' })).toHaveAttribute(
    'href',
    `#${section.getByText('Local picks', { selector: 'span' }).id}`,
  );
  await user.click(section.getByRole('button', { name: /^Post all/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Post 3 local picks?' }));
  expect(dialog.getAllByText(/Celtics −3.5/)).toHaveLength(3);
  expect(answers.requests.some(({ name }) => name === 'CreatePick')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Post all 3' }));
  const alert = await section.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to create pick. Please try again.');
  expect(alert.parentElement).toHaveFocus();
  expect(savedPicks()).toMatchObject([{ id: 'two' }, { id: 'three' }]);
  const [first] = answers.requests.filter(({ name }) => name === 'CreatePick');
  expect(first?.variables.input).toMatchObject({
    ...{ requestId: 'one', date: TODAY, subscription: 'PLUS', draft: true },
    ...{ teamOne: 'Memphis Grizzlies', teamTwo: 'Boston Celtics', time: '19:30' },
  });
  expect(answers.requests.some(({ name }) => name === 'GradePick')).toBe(false);
  expect(screen.getByRole('region', { name: 'Posting' })).toHaveTextContent(/^Posting 1 pick in ten seconds/);
  await user.click(screen.getByRole('button', { name: 'Post Now' }));
  await waitFor(() =>
    expect(answers.variablesOf(PostDraftsDocument)).toEqual([{ input: { ids: ['posted'] } }]),
  );
  await waitFor(() => expect(section.getByRole('button', { name: /^Post all/ })).toBeEnabled());
});

test('what cannot be posted is named, and nothing is sent', async () => {
  keep(stored({ pickDetails: '' }));
  const { user, section, answers } = await showLocalPicks();
  await user.click(section.getByRole('button', { name: /^Post all/ }));
  await user.click(screen.getByRole('button', { name: 'Post it' }));
  await section.findByText(/Memphis Grizzlies @ Boston Celtics: Enter the pick details/);
  expect(answers.requests.some(({ name }) => name === 'CreatePick')).toBe(false);
  expect(savedPicks()).toHaveLength(1);
});

test.each([
  ['Heat vs Knicks', ['Heat', 'Knicks']],
  ['Knicks @ Heat', ['Knicks', 'Heat']],
  ['Heat', null],
  ['Heat vs ', null],
  ['Heat vs Knicks vs Bulls', null],
])('the teams of %j', (teams, expected) => {
  expect(splitTeams(teams)).toEqual(expected);
});

test.each([null, 'no JSON', '{}', '[null, 1, {"id": "x"}]', JSON.stringify([stored({ type: 'GOLD' })])])(
  'what is no list of picks is none: %s',
  (text) => expect(readLocalPicks(text)).toEqual([]),
);
