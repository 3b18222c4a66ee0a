import { beforeEach, expect, test } from '@jest/globals';
import { NOW, sampleBoard, sampleMember, samplePick } from '#frontend/testing/samples.ts';
import { deleteSavedBoard, readSavedBoard, saveBoard } from './saved-board.ts';

const { board } = sampleBoard([samplePick()]);
const now = new Date(NOW);
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

beforeEach(() => localStorage.clear());

test('the last board is kept with its time, for a day', () => {
  saveBoard(sampleMember(), board, now);
  expect(readSavedBoard('demo-plus', after(23))).toMatchObject({ savedAt: NOW, board });
  expect(readSavedBoard('demo-plus', after(24))).toBeNull();
});

test('another member of the same device is never shown it, and nobody is after signing out', () => {
  saveBoard(sampleMember(), board, now);
  expect(readSavedBoard('someone-else', now)).toBeNull();
  deleteSavedBoard();
  expect(readSavedBoard('demo-plus', now)).toBeNull();
});

test.each([
  ['a trial', { trialEndDate: after(2).toISOString() }],
  ['a cancelled plan', { planStatus: 'CANCELED' as const, currentPeriodEndsAt: after(2).toISOString() }],
  [
    'a plan that pauses',
    { pausedUntil: after(900).toISOString(), currentPeriodEndsAt: after(2).toISOString() },
  ],
])('it is not shown past the end of %s', (_name, given) => {
  saveBoard(sampleMember(given), board, now);
  expect(readSavedBoard('demo-plus', after(1))).not.toBeNull();
  expect(readSavedBoard('demo-plus', after(2))).toBeNull();
});

test('storage that someone else wrote to is no error', () => {
  localStorage.setItem('lastBoard', '{"uid":');
  expect(readSavedBoard('demo-plus', now)).toBeNull();
});

test('it holds no address and no token', () => {
  saveBoard(sampleMember(), board, now);
  expect(Object.keys(localStorage)).toEqual(['lastBoard']);
  expect(localStorage.getItem('lastBoard')).not.toMatch(/@|token/i);
});
