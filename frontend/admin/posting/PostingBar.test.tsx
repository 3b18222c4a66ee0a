import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import { AdminBoardDocument, PostDraftsDocument, ProblemsDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { pass } from '#frontend/testing/pass.ts';
import { board, NOW, sampleAdminPick, sampleOwner, today } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

const drafts = ['one', 'two'].map((id) =>
  sampleAdminPick({ id, teamOne: `Team ${id}`, status: 'DRAFT', publishedAt: null }),
);
const posted = drafts.map((draft) => ({ ...draft, status: 'PUBLISHED' as const, publishedAt: NOW }));

beforeEach(() => void jest.useFakeTimers({ now: new Date(NOW) }));
afterEach(() => void jest.useRealTimers());

async function postAll() {
  const answers = new Answers()
    .to(AdminBoardDocument, { adminBoard: board(drafts), today: today() })
    .to(PostDraftsDocument, { postDrafts: { picks: posted } })
    .to(ProblemsDocument, { problems: [] });
  const page = show(<AdminPage />, { at: '/admin?tab=picks', answers, member: sampleOwner() });
  await pass(1);
  fireEvent.click(screen.getByRole('button', { name: 'Post all drafts (2)' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Post 2 drafts?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Post all drafts' }));
  return { answers, page, bar: () => screen.queryByRole('region', { name: 'Posting' }) };
}

test('drafts are posted together when ten seconds have passed, and not before', async () => {
  const { answers, bar } = await postAll();
  expect(bar()).toHaveTextContent(/Posting 2 picks in ten seconds.*they stay drafts/);
  await pass(9_700);
  expect(answers.timesSent(PostDraftsDocument)).toBe(0);
  await pass(600);
  expect(answers.variablesOf(PostDraftsDocument)).toEqual([{ input: { ids: ['one', 'two'] } }]);
  expect(screen.getByText('Posted 2 picks.')).toBeVisible();
  expect(bar()).toBeNull();
});

test.each([
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Undo' }))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('%s undoes: nothing is posted', async (_name, undo) => {
  const { answers, bar } = await postAll();
  await pass(5_000);
  undo();
  await pass(20_000);
  expect(bar()).toBeNull();
  expect(screen.getByText('Nothing was posted. The 2 picks stay drafts.')).toBeVisible();
  expect(answers.timesSent(PostDraftsDocument)).toBe(0);
  expect(screen.getByRole('button', { name: 'Post all drafts (2)' })).toBeVisible();
});

test('the wait goes on in other parts of the dashboard', async () => {
  const { answers, bar } = await postAll();
  await pass(4_000);
  fireEvent.click(screen.getByRole('link', { name: 'Feed' }));
  await pass(1);
  expect(bar()).toBeVisible();
  await pass(6_500);
  expect(answers.timesSent(PostDraftsDocument)).toBe(1);
});

test('leaving the dashboard ends it: the drafts stay drafts, and closing the page is asked about', async () => {
  const { answers, page } = await postAll();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await act(() => page.navigate('/elsewhere'));
  await pass(20_000);
  expect(answers.timesSent(PostDraftsDocument)).toBe(0);
});
