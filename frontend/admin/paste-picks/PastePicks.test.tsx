import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import { keepColumns } from '#frontend/admin/sheets/said-of-sheet.ts';
import {
  AdminBoardDocument,
  ImportPicksDocument,
  type ImportPicksMutation,
  PostDraftsDocument,
  ProblemsDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { board, sampleAdminPick, sampleOwner, TODAY, today } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
// Compiled before the first test, which would wait for it otherwise.
import './PastePicksDialog.tsx';

type Report = ImportPicksMutation['importPicks'];

const PICK = {
  ...{ row: 1, sport: 'NBA', tier: 'PLUS', teamOne: 'Memphis Grizzlies', teamTwo: 'Boston Celtics' },
  ...{ date: TODAY, time: '19:30', pick: 'Celtics -3.5', market: 'SPREAD', line: -3.5, odds: 1.909091 },
  ...{ units: 1.5, releaseAt: null, book: 'Harbor', probability: 0.55, analyst: 'Ada' },
  pickDetails: 'Rested, and at home.',
} as const;
const report = (given: Partial<Report> = {}) => ({
  importPicks: {
    ...{ picks: [PICK], problems: [], questions: [], columns: [], leftOut: [], doubts: [], draftIds: [] },
    games: [{ row: 1, says: 'Linked to Memphis Grizzlies @ Boston Celtics, 7:30 PM ET.' }],
    ...given,
  },
});

afterEach(() => sessionStorage.clear());

async function paste(answers: Answers) {
  answers
    .to(AdminBoardDocument, { adminBoard: board([]), today: today() })
    .to(ProblemsDocument, { problems: [] });
  show(<AdminPage />, { at: '/admin?tab=picks', answers, member: sampleOwner() });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Paste Picks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste Picks' }));
  fireEvent.change(dialog.getByLabelText('Picks'), { target: { value: 'NBA,Plus,…' } });
  return { user, dialog };
}

test('what is pasted is read at once; it is kept as drafts, and the board shows them', async () => {
  const answers = new Answers().to(ImportPicksDocument, report(), report({ draftIds: ['one'] }));
  const { user, dialog } = await paste(answers);
  const row = await dialog.findByRole('row', { name: /Memphis Grizzlies @ Boston Celtics/ });
  expect(row).toHaveTextContent(
    /Celtics −3.5 ?Spread −3.5 · −110 · 1.5 units · at Harbor · chance 55% · by Ada ?Rested, and at home\./,
  );
  expect(row).toHaveTextContent('7:30 PM ET');
  expect(row).toHaveTextContent('Linked to Memphis Grizzlies @ Boston Celtics, 7:30 PM ET.');
  await user.click(dialog.getByRole('button', { name: 'Save 1 Draft' }));
  expect(await screen.findByText('Saved 1 draft.')).toBeVisible();
  const [preview, kept] = answers.variablesOf(ImportPicksDocument).map(({ input }) => input as object);
  expect(preview).toMatchObject({ text: 'NBA,Plus,…', date: TODAY, apply: false });
  expect(kept).toEqual({ ...preview, apply: true });
  expect(answers.timesSent(AdminBoardDocument)).toBe(2);
  expect(answers.timesSent(PostDraftsDocument)).toBe(0);
});

test('drafts of another day: which one, and the way there', async () => {
  const picks = [{ ...PICK, date: '2026-11-24' } as Report['picks'][number]];
  const answers = new Answers().to(ImportPicksDocument, report({ picks }), report({ draftIds: ['one'] }));
  const { user, dialog } = await paste(answers);
  await dialog.findByRole('row', { name: /Grizzlies/ });
  await user.click(dialog.getByRole('button', { name: 'Save 1 Draft' }));
  const link = await screen.findByRole('link', { name: 'Tue, Nov 24' });
  expect(link.parentElement).toHaveTextContent('Saved 1 draft for Tue, Nov 24.');
  expect(link).toHaveAttribute('href', '/admin?tab=picks&date=2026-11-24');
});

test('saved and posted: the ten seconds begin', async () => {
  const answers = new Answers()
    .to(ImportPicksDocument, report(), report({ draftIds: ['one'] }))
    .to(PostDraftsDocument, { postDrafts: { picks: [sampleAdminPick({ id: 'one' })] } });
  const { user, dialog } = await paste(answers);
  await dialog.findByRole('row', { name: /Grizzlies/ });
  await user.type(dialog.getByLabelText('Picks'), '{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Post Now' }));
  await waitFor(() => expect(answers.variablesOf(PostDraftsDocument)).toEqual([{ input: { ids: ['one'] } }]));
});

test('a wrong cell is named by line and column, and nothing can be saved', async () => {
  const problems = [{ row: 3, column: 'odds', reason: 'says "even"; write -110, +150 or 1.91' }];
  const { dialog } = await paste(new Answers().to(ImportPicksDocument, report({ problems })));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Nothing can be saved yet. One line is wrong:Line 3, column odds: says "even"; write -110, +150 or 1.91.',
  );
  expect(dialog.getByText('1 pick can be read')).toBeVisible();
  expect(dialog.getByRole('row', { name: /Grizzlies/ })).toHaveTextContent('Celtics −3.5');
  expect(dialog.getByRole('button', { name: /^Save 1 Draft|^Save Drafts/ })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Save and Post' })).toBeDisabled();
});

test('a doubt stands beside its line, and the button says that it is meant', async () => {
  const doubts = [{ row: 1, text: 'The same pick as a draft.' }];
  const { dialog } = await paste(new Answers().to(ImportPicksDocument, report({ doubts })));
  const row = await dialog.findByRole('row', { name: /Grizzlies/ });
  expect(row).toHaveTextContent('The same pick as a draft.');
  expect(dialog.getByRole('button', { name: 'Save 1 Draft Anyway, 1 Again' })).toBeEnabled();
  expect(dialog.getByRole('button', { name: 'Save and Post Anyway, 1 Again' })).toBeEnabled();
});

test('a question stands with its line and its readings as buttons; nothing is saved before its answer', async () => {
  const asked = {
    ...{ key: 'odds:sign:150', asks: 'Is +150 meant?', column: 'odds', cell: '150', rows: [1] },
    choices: [
      { key: 'plus', label: '+150 (2.50)' },
      { key: 'minus', label: '−150 (1.67)' },
    ],
    answer: null,
  };
  const answers = new Answers().to(
    ImportPicksDocument,
    report({ picks: [], questions: [asked] }),
    report({ questions: [{ ...asked, answer: 'plus' }] }),
    report({ draftIds: ['one'] }),
  );
  const { user, dialog } = await paste(answers);
  const question = within(await dialog.findByRole('group', { name: 'Is +150 meant?' }));
  expect(dialog.getByText('1 question to answer before anything is saved.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save and Post' })).toBeDisabled();
  question.getByRole('button', { name: '+150 (2.50)' }).focus();
  await user.keyboard('{Enter}');
  await dialog.findByRole('row', { name: /Grizzlies/ });
  expect(question.getByRole('button', { name: '+150 (2.50)' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Save 1 Draft' }));
  expect(await screen.findByText('Saved 1 draft.')).toBeVisible();
  const given = answers
    .variablesOf(ImportPicksDocument)
    .map(({ input }) => (input as { answers: unknown }).answers);
  const said = [{ question: 'odds:sign:150', choice: 'plus' }];
  expect(given).toEqual([[], said, said]);
});

test('a failure is said, and repeats the same request', async () => {
  const answers = new Answers().to(
    ImportPicksDocument,
    report(),
    'unreachable',
    report({ draftIds: ['one'] }),
  );
  const { user, dialog } = await paste(answers);
  await dialog.findByRole('row', { name: /Grizzlies/ });
  await user.click(dialog.getByRole('button', { name: 'Save 1 Draft' }));
  expect(await dialog.findByText('Failed to create pick. Please try again.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save 1 Draft' }));
  expect(await screen.findByText('Saved 1 draft.')).toBeVisible();
  const [, first, second] = answers.variablesOf(ImportPicksDocument);
  expect(second).toEqual(first);
});

test('a file takes the place of the text; one of something else is refused and leaves it', async () => {
  const { user, dialog } = await paste(new Answers().to(ImportPicksDocument, report()));
  const file = dialog.getByLabelText('Or a file');
  await user.upload(file, new File([new Uint8Array([1, 2, 3, 4, 0, 0])], 'picks.csv'));
  expect(await dialog.findByText(/^The file is no text; save the sheet as CSV UTF-8/)).toBeVisible();
  expect(dialog.getByLabelText('Picks')).toHaveValue('NBA,Plus,…');
  // Dropped on the field, it is read without a click.
  fireEvent.change(file, { target: { files: [new File(['NBA,VIP,…'], 'picks.csv')] } });
  await waitFor(() => expect(dialog.getByLabelText('Picks')).toHaveValue('NBA,VIP,…'));
  expect(dialog.queryByText(/^The file is no text/)).toBeNull();
});

test('what columns were said to be is said again before anybody is asked', async () => {
  const column = { column: 'Matchup', of: 'game', isCertain: false, samples: ['Celtics @ Heat'] };
  const said = [{ column: 'Matchup', of: 'game' }];
  keepColumns({ kind: 'picks', by: sampleOwner().id, columns: [column] }, said);
  let wasAsked = false;
  const watch = new MutationObserver(() => {
    wasAsked ||= screen.queryByText('What are these columns?') !== null;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const { dialog } = await paste(
    new Answers().to(
      ImportPicksDocument,
      report({ picks: [], columns: [column] }),
      report({ columns: [{ ...column, isCertain: true }] }),
    ),
  );
  expect(await dialog.findByText(/^Read as the last file with these columns: Matchup is game/)).toBeVisible();
  watch.disconnect();
  expect(wasAsked).toBe(false);
});

test('an answer is no answer for a line that is added later', async () => {
  const asked = (rows: number[], answer: string | null) => ({
    ...{ key: 'odds:sign:150', asks: 'Is +150 meant?', column: 'odds', cell: '150', rows, answer },
    choices: [
      { key: 'plus', label: '+150 (2.50)' },
      { key: 'minus', label: '−150 (1.67)' },
    ],
  });
  const answers = new Answers().to(
    ImportPicksDocument,
    report({ questions: [asked([1], null)] }),
    report({ questions: [asked([1], 'plus')] }),
    report({ questions: [asked([1, 2], 'plus')] }),
    report({ questions: [asked([1, 2], null)] }),
  );
  const { user, dialog } = await paste(answers);
  await user.click(await dialog.findByRole('button', { name: '+150 (2.50)' }));
  await dialog.findByText('All is answered.');
  fireEvent.change(dialog.getByLabelText('Picks'), { target: { value: 'NBA,Plus,…\nNBA,Plus,other' } });
  await waitFor(() => expect(answers.timesSent(ImportPicksDocument)).toBe(4));
  expect(await dialog.findByText('1 question to answer before anything is saved.')).toBeVisible();
  expect(answers.variablesOf(ImportPicksDocument).at(-1)).toMatchObject({ input: { answers: [] } });
});
