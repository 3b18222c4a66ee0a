import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  AdminBoardDocument,
  CreatePickDocument,
  FindGameDocument,
  type FindGameQuery,
  GameOddsDocument,
  GamesOfDayDocument,
  GradeProposalsDocument,
  ProblemsDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { board, NOW, sampleAdminPick, sampleOwner, TODAY, today } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

/** The picker is a part that is loaded when the form opens. */
const PATIENT = { timeout: 10_000 };

afterEach(() => sessionStorage.clear());

const game = (id: string, away: string, home: string) => ({
  ...{ __typename: 'Game' as const, id, league: 'NBA' as const, away, home, date: TODAY, number: 1 },
  ...{ startsAt: '2026-11-21T00:30:00.000Z', status: 'SCHEDULED' as const },
});
const MATCH = { __typename: 'GameMatch' as const, kind: 'NONE' as const, says: '', choices: [] };
const GAMES = [
  game('g1', 'New York Knicks', 'Miami Heat'),
  game('g2', 'Los Angeles Lakers', 'Boston Celtics'),
];
const quote = (book: string, two: number) => ({
  ...{ __typename: 'MarketQuote' as const, book, market: 'SPREAD' as const, line: 3.5 },
  ...{ one: 1.909091, two, draw: null, seenAt: NOW },
});
const ODDS = {
  marketOdds: [
    {
      __typename: 'MarketOdds' as const,
      gameId: 'g2',
      quotes: [quote('Northline', 1.869565), quote('Harbor Book', 1.952381)],
    },
  ],
};

function showForm(answers: Answers) {
  answers.to(ProblemsDocument, { problems: [] }).or(GradeProposalsDocument, { gradeProposals: [] });
  answers.to(AdminBoardDocument, { adminBoard: board([]), today: today() });
  show(<AdminPage />, { at: '/admin?tab=picks', answers, member: sampleOwner() });
  return userEvent.setup();
}

const optionsOf = (list: HTMLElement) => within(list).getAllByRole('option');

async function openForm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'New Pick' }));
  return within(await screen.findByRole('dialog', { name: 'New Pick' }));
}

test('a form is filled by the keyboard: words find the game, then the best price, with the words of the pick', async () => {
  const answers = new Answers().to(GamesOfDayDocument, { games: GAMES }).to(GameOddsDocument, ODDS);
  const posted = { __typename: 'PickPayload' as const, pick: sampleAdminPick({ gameId: 'g2' }) };
  answers.to(CreatePickDocument, {
    createPick: posted,
  });
  const user = showForm(answers);
  const form = await openForm(user);
  expect(await form.findByRole('combobox', { name: 'Game' }, PATIENT)).toHaveFocus();
  expect(form.queryByText('Choose a sport')).toBeNull();
  await user.keyboard('lak bos');
  expect(
    optionsOf(form.getByRole('listbox', { name: 'Game' })).map(({ textContent }) => textContent),
  ).toEqual(['Los Angeles Lakers @ Boston CelticsNBA 7:30 PM ET']);
  await user.keyboard('{Enter}');
  expect(form.getByLabelText('Sport *')).toHaveValue('NBA');
  expect(form.getByLabelText(/Time/)).toHaveValue('19:30');
  expect(await form.findByRole('combobox', { name: 'Price' }, PATIENT)).toHaveFocus();
  await form.findByText('−105 Harbor Book', undefined, PATIENT);
  await user.keyboard('bos{ArrowDown}{ArrowUp}{Enter}');
  expect(form.getByLabelText('Pick *')).toHaveValue('Boston Celtics -3.5');
  expect(form.getByLabelText(/Odds/)).toHaveValue('-105');
  expect(form.getByLabelText('Book')).toHaveValue('Harbor Book');
  expect(form.getByRole('combobox', { name: 'Price' })).toHaveAttribute('aria-expanded', 'false');
  expect(form.getByLabelText('Tier *')).toHaveFocus();
  await user.tab();
  expect(form.getByLabelText('Pick *')).toHaveFocus();
  await user.selectOptions(form.getByLabelText('Tier *'), 'PLUS');
  await user.type(form.getByLabelText(/Pick details/), 'Rested.');
  await user.clear(form.getByLabelText(/Odds/));
  await user.type(form.getByLabelText(/Odds/), '+110');
  await user.click(form.getByRole('button', { name: 'Post Pick' }));
  expect(
    await form.findByText(/Harbor Book shows −3.5 −105 now. No book shows −3.5 \+110 or better./),
  ).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Post Anyway' }));
  await screen.findByRole('region', { name: 'Posting' });
  expect(answers.variablesOf(CreatePickDocument)[0]).toMatchObject({
    input: { gameId: 'g2', teamOne: 'Los Angeles Lakers', market: 'SPREAD', line: -3.5, book: 'Harbor Book' },
  });
});

test('where no game is found, Enter sends nothing, and the form says why', async () => {
  const user = showForm(new Answers().to(GamesOfDayDocument, { games: GAMES }));
  const form = await openForm(user);
  expect(await form.findByRole('combobox', { name: 'Game' }, PATIENT)).toHaveFocus();
  await user.keyboard('kings{Enter}');
  expect(form.getByRole('combobox', { name: 'Game' })).toHaveValue('kings');
  expect(form.getByText('Nothing is found for “kings”.')).toBeVisible();
  expect(form.queryByText(/^Choose a sport/)).toBeNull();
});

test('when all games of a day have started, it leads to those of the next day', async () => {
  const started = GAMES.map((each) => ({ ...each, status: 'LIVE' as const }));
  const answers = new Answers().to(GamesOfDayDocument, { games: started });
  const user = showForm(answers);
  const form = await openForm(user);
  expect(await form.findByText(/^No game of .* is left to choose\.$/, undefined, PATIENT)).toBeVisible();
  answers.to(GamesOfDayDocument, { games: GAMES });
  await user.click(form.getByRole('button', { name: /^Games of / }));
  expect(form.getByLabelText('Date *')).toHaveValue('2026-11-21');
});

test('a game that was chosen can be changed', async () => {
  const user = showForm(new Answers().to(GamesOfDayDocument, { games: GAMES }).to(GameOddsDocument, ODDS));
  const form = await openForm(user);
  await user.click(await form.findByRole('combobox', { name: 'Game' }, PATIENT));
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(await form.findByRole('button', { name: 'Change game' }));
  expect(form.getByRole('combobox', { name: 'Game' })).toBeVisible();
});

async function typeGame(answers: Answers, findGame: FindGameQuery['findGame']) {
  answers.to(GamesOfDayDocument, { games: GAMES }).to(FindGameDocument, { findGame });
  const user = showForm(answers);
  const form = await openForm(user);
  await user.selectOptions(await form.findByLabelText('Sport *'), 'NBA');
  fireEvent.change(form.getByLabelText('Away *'), { target: { value: 'Los Angeles Lakers' } });
  fireEvent.change(form.getByLabelText('Home *'), { target: { value: 'Boston Celtics' } });
  fireEvent.change(form.getByLabelText('Time (ET) *'), { target: { value: '19:30' } });
  return { user, form };
}

test('a typed game says to which game of the schedule the pick will be linked, and may be on none', async () => {
  const answers = new Answers();
  const says = 'Linked to Los Angeles Lakers @ Boston Celtics, 7:30 PM ET.';
  const { user, form } = await typeGame(answers, { ...MATCH, kind: 'LINKED', says });
  expect(await form.findByText(says, {}, PATIENT)).toBeVisible();
  expect(answers.variablesOf(FindGameDocument)).toEqual([
    {
      input: {
        ...{ sport: 'NBA', teamOne: 'Los Angeles Lakers', teamTwo: 'Boston Celtics' },
        ...{ date: TODAY, time: '19:30' },
      },
    },
  ]);
  await user.click(form.getByRole('button', { name: 'Not on this schedule' }));
  expect(form.getByText(/^On no game of the schedule/)).toBeVisible();
});

test('two games of a day are asked about, with each as a button', async () => {
  const at = (id: string, number: number, startsAt: string) => ({
    ...{ __typename: 'Game' as const, id, number, startsAt },
    ...{ away: 'Los Angeles Lakers', home: 'Boston Celtics' },
  });
  const choices = [at('g2', 1, '2026-11-21T00:30:00Z'), at('g3', 2, '2026-11-21T04:00:00Z')];
  const { user, form } = await typeGame(new Answers(), {
    ...MATCH,
    kind: 'ASKED',
    says: 'Which one is it?',
    choices,
  });
  await user.click(
    await form.findByRole('button', { name: 'Los Angeles Lakers @ Boston Celtics, 7:30 PM ET' }, PATIENT),
  );
  expect(await form.findByRole('button', { name: 'Change game' })).toBeVisible();
});

test('without a feed the form is as it was', async () => {
  const answers = new Answers().to(GamesOfDayDocument, 'FEED_OFF');
  const user = showForm(answers);
  const form = await openForm(user);
  await form.findByLabelText('Sport *');
  expect(form.queryByRole('combobox', { name: 'Game' })).not.toBeInTheDocument();
});
