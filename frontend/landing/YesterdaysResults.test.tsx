import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { YesterdaysPickFragment } from '#frontend/generated/graphql.ts';
import { sampleScore } from '#frontend/testing/samples.ts';
import { showTo, VISITOR } from '#frontend/testing/show-to.tsx';
import type { PickResult } from '#schema/rules/picks/pick-values.ts';
import { YesterdaysResults } from './YesterdaysResults.tsx';

const yesterdays = (id: string, result: PickResult, odds: number): YesterdaysPickFragment => ({
  ...{
    __typename: 'Pick',
    id,
    result,
    odds,
    units: 1,
    sport: 'NFL',
    status: 'PUBLISHED',
    late: false,
    score: null,
  },
  ...{ teamOne: 'Bills', teamTwo: 'Jets', pick: 'Jets +3' },
});

test('yesterday is shown as it ended, losses as large as wins', () => {
  const picks = [
    { ...yesterdays('a', 'WIN', 1.9), score: sampleScore(20, 24) },
    yesterdays('b', 'LOSS', 2.1),
    yesterdays('c', 'PUSH', 1.8),
  ];
  showTo(VISITOR, <YesterdaysResults picks={picks} />, '/start');
  expect(screen.getByRole('heading', { name: 'Yesterday: 1–1–1, −0.1 units' })).toBeVisible();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'NFLJets +3Bills @ Jets · 20–24+0.9 unitsWin',
    'NFLJets +3Bills @ Jets−1.0 unitsLoss',
    'NFLJets +3Bills @ Jets0.0 unitsPush',
  ]);
});
