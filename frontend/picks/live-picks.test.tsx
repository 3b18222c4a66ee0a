import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { BoardDocument, PickChangedDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { lockedPick, NOW, sampleBoard, samplePick } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import type { PickChange } from './board.ts';
import { PicksPage } from './PicksPage.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
});
afterEach(() => {
  jest.useRealTimers();
});

function pass(ms = 1): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}

async function following(...picks: ReturnType<typeof samplePick>[]) {
  const answers = new Answers().to(BoardDocument, sampleBoard(picks));
  const stream = answers.stream(PickChangedDocument);
  show(<PicksPage />, { at: '/dashboard', answers });
  await pass();
  const send = async (change: PickChange) => {
    stream.send({ pickChanged: change });
    await pass();
  };
  return { answers, stream, tell: send };
}

const games = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
const NEW = { id: 'pick_new', teamOne: 'Buffalo Bills', teamTwo: 'Houston Texans' };

test('a new pick is put behind those that are read, unannounced while it is locked, and stays there when the board is read again', async () => {
  const { tell: send, answers } = await following(samplePick());
  const pick = lockedPick(NEW);
  await send({ kind: 'RELEASED', pickId: 'pick_new', pick });
  expect(games()).toEqual(['Memphis Grizzlies @ Boston Celtics', 'Buffalo Bills @ Houston Texans']);
  expect(screen.getByText('Premium Plan Required')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  answers.to(BoardDocument, sampleBoard([pick, samplePick()]));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass();
  expect(games()).toEqual(['Memphis Grizzlies @ Boston Celtics', 'Buffalo Bills @ Houston Texans']);
});

test('a new pick that is open to the viewer is announced until it is dismissed, or for ten seconds', async () => {
  const { tell: send } = await following(samplePick());
  const announced = 'New pick: Buffalo Bills @ Houston Texans';
  await send({ kind: 'RELEASED', pickId: 'pick_new', pick: samplePick(NEW) });
  expect(screen.getByRole('status')).toHaveTextContent(announced);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await send({ kind: 'RELEASED', pickId: 'pick_new', pick: samplePick(NEW) });
  expect(screen.getByRole('status')).toHaveTextContent(announced);
  await pass(10_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a card changes where it stands: words, result, locked again, gone', async () => {
  const { tell: send } = await following(samplePick(), samplePick(NEW));
  await send({ kind: 'EDITED', pickId: 'pick_1', pick: samplePick({ pick: 'Celtics -4' }) });
  expect(screen.getByText('Celtics −4')).toBeVisible();
  await send({ kind: 'GRADED', pickId: 'pick_1', pick: samplePick({ status: 'WITHDRAWN' }) });
  expect(screen.getByText('Withdrawn')).toBeVisible();
  await send({ kind: 'LOCKED', pickId: 'pick_1', pick: lockedPick({ id: 'pick_1' }) });
  expect(screen.queryByText('Celtics −4')).toBeNull();
  await send({ kind: 'REMOVED', pickId: 'pick_1', pick: null });
  expect(games()).toEqual(['Buffalo Bills @ Houston Texans']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('while it hears it does not ask; when the stream ends it comes back and asks what it missed', async () => {
  const { answers, stream } = await following(samplePick());
  const timesBefore = answers.timesSent(BoardDocument);
  await pass(120_000);
  expect(answers.timesSent(BoardDocument)).toBe(timesBefore);
  const again = answers.stream(PickChangedDocument);
  stream.end();
  await pass(1_100);
  expect(answers.timesSent(PickChangedDocument)).toBe(2);
  expect(answers.timesSent(BoardDocument)).toBe(timesBefore + 1);
  again.send({ pickChanged: { kind: 'REMOVED', pickId: 'pick_1', pick: null } });
  await pass();
  expect(screen.queryAllByRole('article')).toEqual([]);
});

test('a browser that is offline waits, and asks at once when it is back', async () => {
  const { answers } = await following(samplePick());
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await pass(1_000);
  const timesBefore = answers.timesSent(PickChangedDocument);
  online.mockRestore();
  fireEvent(window, new Event('online'));
  await pass();
  expect(answers.timesSent(PickChangedDocument)).toBe(timesBefore + 1);
});
