import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { BoardDocument, PickChangedDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { pass } from '#frontend/testing/pass.ts';
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

const board = (...names: string[]) => names.map((name) => `${name} @ Boston Celtics`);
const plus = (id: string, teamOne: string, startsAt: string) =>
  samplePick({ id, teamOne, startsAt, subscription: 'PLUS' });

test('a new pick is put in its place by plan and start, marked as new, and stays there when the board is read again', async () => {
  const [early, late] = [
    plus('early', 'Early', '2026-11-21T00:00:00.000Z'),
    plus('late', 'Late', '2026-11-21T03:00:00.000Z'),
  ];
  const premium = lockedPick({ teamOne: 'Premium' });
  const { tell: send, answers } = await following(samplePick(), early, late, premium);
  const pick = plus('pick_new', 'Newark', '2026-11-21T01:00:00.000Z');
  await send({ kind: 'RELEASED', pickId: 'pick_new', pick });
  const inOrder = board('Memphis Grizzlies', 'Early', 'Newark', 'Late', 'Premium');
  expect(games()).toEqual(inOrder);
  expect(within(screen.getByRole('article', { name: /^New/ })).getByText('New')).toBeVisible();
  expect(screen.getAllByText('New')).toHaveLength(1);
  answers.to(BoardDocument, sampleBoard([samplePick(), early, pick, late, premium]));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass();
  expect(games()).toEqual(inOrder);
});

test('a new pick that is locked is marked, and not announced', async () => {
  const { tell: send } = await following(samplePick());
  await send({ kind: 'RELEASED', pickId: 'pick_new', pick: lockedPick(NEW) });
  expect(within(screen.getByRole('article', { name: /^Buffalo/ })).getByText('New')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the mark is gone when the game starts: then it is no news that can still be bet', async () => {
  const { tell: send } = await following(samplePick());
  const startsAt = new Date(Date.parse(NOW) + 120_000).toISOString();
  await send({ kind: 'RELEASED', pickId: 'pick_new', pick: samplePick({ ...NEW, startsAt }) });
  await pass(60_000);
  expect(screen.getByText('New')).toBeVisible();
  await pass(61_000);
  expect(screen.getByText(/^Started /)).toBeVisible();
  expect(screen.queryByText('New')).toBeNull();
});

test('all that came within the ten seconds are named', async () => {
  const { tell: send } = await following(samplePick());
  await send({ kind: 'RELEASED', pickId: 'pick_new', pick: samplePick(NEW) });
  await pass(9_000);
  await send({ kind: 'RELEASED', pickId: 'other', pick: samplePick({ id: 'other', teamOne: 'Jets' }) });
  await pass(9_000);
  expect(screen.getByRole('status')).toHaveTextContent(
    '2 new picks: Buffalo Bills @ Houston Texans, Jets @ Boston Celtics',
  );
  await pass(1_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
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
