import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { followConnection } from '#frontend/app/connection.ts';
import { BoardDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { pass } from '#frontend/testing/pass.ts';
import { showPicks } from '#frontend/testing/picks-page.tsx';
import { lockedPick, NOW, sampleBoard, samplePick } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { PicksPage } from './PicksPage.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a scheduled pick counts down and is reloaded when it opens', async () => {
  const waiting = lockedPick({ lockReason: 'NOT_RELEASED', opensAt: '2026-11-20T18:00:05.500Z' });
  const opened = samplePick({ id: waiting.id });
  const answers = new Answers().to(BoardDocument, sampleBoard([waiting]), sampleBoard([opened]));
  show(<PicksPage />, { at: '/dashboard', answers });
  await pass();
  expect(screen.getByText('Opens at 1:00 PM ET')).toBeVisible();
  expect(screen.getByText('Next opens').parentElement).toHaveTextContent('Next opens1:00 PM ET');
  expect(screen.getByRole('timer')).toHaveTextContent('0h 00m 05s');
  await pass(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('0h 00m 04s');
  await pass(5_000);
  expect(screen.getByText('Celtics −3.5')).toBeVisible();
  expect(screen.getByText('Open to you').parentElement).toHaveTextContent('Open to you1');
});

test('a failure is said, and Retry asks again', async () => {
  const answers = new Answers().to(BoardDocument, 'INTERNAL_SERVER_ERROR', sampleBoard([samplePick()]));
  show(<PicksPage />, { at: '/dashboard', answers });
  await pass();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load picks. Please try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass();
  expect(screen.getByText('Celtics −3.5')).toBeVisible();
});

test('a server that goes away under the open page leaves the picks readable', async () => {
  const answers = new Answers().to(BoardDocument, sampleBoard([samplePick()]), 'INTERNAL_SERVER_ERROR');
  show(<PicksPage />, { at: '/dashboard', answers });
  await pass();
  await pass(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Failed to load picks. Please try again. Board saved at 1:00 PM ET.',
  );
  expect(screen.getByText('Celtics −3.5')).toBeVisible();
});

test('a lost connection says when the picks on screen were saved', async () => {
  await showPicks([samplePick()]);
  await pass(90_000);
  const stop = followConnection();
  act(() => void window.dispatchEvent(new Event('offline')));
  await pass();
  expect(screen.getByText('Board saved at 1:01 PM ET.')).toBeVisible();
  expect(screen.getByText('Celtics −3.5')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^Board saved/)).toBeNull();
  stop();
});

test('a page left open over midnight shows the picks of the new day', async () => {
  const late = { ...sampleBoard([samplePick()]) };
  const early = sampleBoard([samplePick({ id: 'pick_2', teamOne: 'Utah Jazz' })], '2026-11-21');
  const answers = new Answers().to(
    BoardDocument,
    { ...late, today: { ...late.today, now: '2026-11-21T04:59:58.000Z' } },
    { ...early, today: { ...early.today, date: '2026-11-21', now: '2026-11-21T05:00:01.000Z' } },
  );
  show(<PicksPage />, { at: '/dashboard', answers });
  await pass(10);
  expect(screen.getByRole('article', { name: /^Memphis/ })).toBeVisible();
  await pass(2_500);
  expect(screen.getByRole('article', { name: /^Utah Jazz/ })).toBeVisible();
  expect(screen.getByText('Saturday, November 21, 2026')).toBeVisible();
});
