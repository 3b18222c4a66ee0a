import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Answers } from '#frontend/testing/answers.ts';
import { show } from '#frontend/testing/show.tsx';
import { MatchColumns, type ReadColumn } from './MatchColumns.tsx';

const COLUMNS: ReadColumn[] = [
  { column: 'id', of: null, isCertain: false, samples: ['1', '2'] },
  { column: 'Matchup', of: 'game', isCertain: false, samples: ['Celtics @ Heat'] },
  { column: 'Bet', of: 'pick', isCertain: false, samples: ['Celtics -3.5'] },
  { column: 'P&L', of: null, isCertain: true, samples: [] },
];

function match() {
  const onMatch = jest.fn();
  const matching = (
    <MatchColumns
      {...{
        columns: COLUMNS,
        known: ['game', 'pick', 'odds_other'],
        forAll: ['pick', 'tier'],
        said: [],
        onMatch,
      }}
    />
  );
  show(matching, { at: '/admin', answers: new Answers() });
  return { user: userEvent.setup(), onMatch };
}

test('each column stands with its first cells and a guess; what stays unread is named; one press takes it all', async () => {
  const { user, onMatch } = match();
  const row = screen.getByText('Matchup').closest('li');
  expect(row).toHaveTextContent('Celtics @ Heat');
  expect(within(row as HTMLElement).getByRole('combobox')).toHaveValue('game');
  expect(screen.getByRole('status')).toHaveTextContent('1 column will stay unread: id.');
  await user.click(screen.getByRole('button', { name: 'Use These Columns' }));
  expect(onMatch).toHaveBeenCalledWith([
    { column: 'id', of: null },
    { column: 'Matchup', of: 'game' },
    { column: 'Bet', of: 'pick' },
    { column: 'P&L', of: null },
  ]);
});

test('what the file has no column for is one value for all lines; two columns are never one', async () => {
  const { user, onMatch } = match();
  await user.type(screen.getByLabelText('tier'), 'Plus');
  await user.selectOptions(screen.getByLabelText('What id is'), 'odds other');
  await user.click(screen.getByRole('button', { name: 'Use These Columns' }));
  expect(onMatch.mock.lastCall?.[0]).toEqual(
    expect.arrayContaining([
      { column: 'id', of: 'odds_other' },
      { column: '', of: 'tier', value: 'Plus' },
    ]),
  );
  await user.selectOptions(screen.getByLabelText('What id is'), 'pick');
  expect(screen.getByRole('status')).toHaveTextContent('Two columns are pick: leave one of them unread.');
  expect(screen.getByRole('button', { name: 'Use These Columns' })).toBeDisabled();
});
