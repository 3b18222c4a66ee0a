import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leave } from '#frontend/app/session/live-session.ts';
import { BookChoicesDocument, SetBooksDocument } from '#frontend/generated/graphql.ts';
import { ANN, accountAnswers, showAccountPage } from '#frontend/testing/account-page.tsx';
import type { Answers } from '#frontend/testing/answers.ts';
import { Network } from '#frontend/testing/network.ts';
import { writeConfig } from '#frontend/testing/show-to.tsx';

let network: Network;
let answers: Answers;

beforeAll(writeConfig);
beforeEach(() => {
  answers = accountAnswers();
  network = new Network(answers);
});
afterEach(async () => {
  await act(() => leave('signed-out'));
});

const user = (books: string[] | null) => ({ __typename: 'User' as const, id: ANN.id, books });
const show = async (chosen: string[] | null) => {
  answers.to(BookChoicesDocument, { books: ['BetMGM', 'DraftKings', 'FanDuel'], me: user(chosen) });
  await showAccountPage({ network, answers });
  return screen.findByRole('group', { name: 'Sportsbooks' });
};
const sent = () => answers.variablesOf(SetBooksDocument);

test('every book counts until one is left out, and again when all are chosen', async () => {
  answers.to(SetBooksDocument, { setBooks: { user: user(['DraftKings', 'FanDuel']) } });
  await show(null);
  await userEvent.click(screen.getByLabelText('BetMGM'));
  expect(await screen.findByText('Saved.')).toBeVisible();
  await userEvent.click(screen.getByLabelText('BetMGM'));
  expect(sent()).toEqual([{ input: { books: ['DraftKings', 'FanDuel'] } }, { input: { books: null } }]);
});

test('none is no choice, and nothing is saved', async () => {
  await show(['FanDuel']);
  expect(screen.getByLabelText('BetMGM')).not.toBeChecked();
  await userEvent.click(screen.getByLabelText('FanDuel'));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one book');
  expect(sent()).toEqual([]);
});

test('without a feed of odds there is nothing to choose', async () => {
  await showAccountPage({ network, answers });
  expect(screen.queryByText('My books')).toBeNull();
});
