import { expect, test } from '@jest/globals';
import { PICK_RESULTS, type PickResult, toggledResult } from './pick-values.ts';

test('the documented toggle maps WIN and PENDING to each other and makes anything else a winner', () => {
  const toggled: Record<PickResult, PickResult> = {
    PENDING: 'WIN',
    WIN: 'PENDING',
    LOSS: 'WIN',
    PUSH: 'WIN',
    VOID: 'WIN',
  };
  expect(Object.fromEntries(PICK_RESULTS.map((result) => [result, toggledResult(result)]))).toEqual(toggled);
});
