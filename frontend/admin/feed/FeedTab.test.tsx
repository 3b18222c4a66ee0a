import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  AddAliasDocument,
  AnswerGameQuestionDocument,
  FeedHealthDocument,
  type FeedHealthFragment,
  GameQuestionsDocument,
  ImportGamesDocument,
  PostponeGameDocument,
  RefreshFeedDocument,
  ScheduleOfDayDocument,
  TeamsDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleOwner, sampleStaff } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { FeedTab } from './FeedTab.tsx';

const GAME = {
  ...{ __typename: 'Game' as const, id: 'game_1', league: 'NBA' as const, number: 1, date: '2026-11-20' },
  ...{ away: 'Los Angeles Lakers', home: 'Boston Celtics', startsAt: '2026-11-21T00:10:00.000Z' },
  ...{ status: 'GONE' as const, awayScore: null, homeScore: null },
};
const QUESTION = {
  ...{ __typename: 'GameQuestion' as const, id: 'GONE game_1 1', kind: 'GONE' as const, picks: 2 },
  ...{ game: GAME, otherGame: null, askedAt: '2026-11-20T16:00:00.000Z' },
};
const UNKNOWN = { __typename: 'UnknownTeam' as const, league: 'NBA' as const, name: 'The Celtics', picks: 3 };

const LEFT_OUT = {
  faults: [
    { __typename: 'FeedFaultCount' as const, fault: 'START' as const, count: 2 },
    { __typename: 'FeedFaultCount' as const, fault: 'LEAGUE' as const, count: 1 },
  ],
  faultsSince: '2026-11-20T17:55:40.000Z',
};

function health(given: Partial<FeedHealthFragment> = {}) {
  return {
    __typename: 'FeedHealth' as const,
    source: 'the-odds-api.com',
    credits: { __typename: 'FeedCredits' as const, remaining: 62_000, used: 38_000 },
    ...{ monthlyCredits: 71_400, oddsEverySeconds: 300, scoresEverySeconds: 60 },
    tasks: (['EVENTS', 'SCORES', 'ODDS'] as const).map((kind) => ({
      ...{ __typename: 'FeedTask' as const, kind, league: 'NBA' as const },
      answeredAt: '2026-11-20T17:55:40.000Z',
      failure: kind === 'ODDS' ? ('SILENT' as const) : null,
      failingSince: kind === 'ODDS' ? '2026-11-20T16:30:00.000Z' : null,
      ...(kind === 'SCORES' ? LEFT_OUT : { faults: [], faultsSince: null }),
    })),
    books: [
      {
        ...{ __typename: 'FeedBook' as const, league: 'NBA' as const, book: 'Harbor Book', isStale: true },
        seenAt: '2026-11-20T17:20:00.000Z',
      },
    ],
    ...given,
  };
}

function showFeed(answers: Answers, member = sampleOwner()) {
  answers.or(FeedHealthDocument, { feedHealth: health() });
  answers.or(GameQuestionsDocument, { gameQuestions: [QUESTION], unknownTeams: [UNKNOWN] });
  answers.or(ScheduleOfDayDocument, { games: [GAME] });
  const team = { __typename: 'Team' as const, id: 'NBA:boston celtics', name: 'Boston Celtics' };
  answers.or(TeamsDocument, { teams: [team] });
  show(<FeedTab />, { at: '/admin?tab=feed', answers, member });
  return userEvent.setup();
}

test('credits, what the month comes to, and how old everything is', async () => {
  showFeed(new Answers());
  expect(await screen.findByText('62,000')).toBeVisible();
  expect(screen.getByText('of 100,000 this month')).toBeVisible();
  expect(screen.getByText('71% of the month’s credits')).toBeVisible();
  const leagues = within(screen.getByRole('table', { name: 'Leagues' }));
  const cells = leagues.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(0, 3)).toEqual([
    '4 min ago',
    '4 min ago; left out: 2 games without a believable start, 1 game of another league',
    'The provider of odds does not answer since 11:30 AM ET; last answer 4 min ago',
  ]);
  const books = within(screen.getByRole('table', { name: 'Books' }));
  expect(books.getByText('40 min ago, old prices')).toBeVisible();
});

test('where no provider is asked, a file that cannot be one is refused in a sentence and not sent', async () => {
  const user = showFeed(
    new Answers().to(FeedHealthDocument, { feedHealth: health({ tasks: [], books: [] }) }),
  );
  const file = new File([new Uint8Array([1, 2, 3, 4, 0, 0])], 'games.csv');
  await user.upload(await screen.findByLabelText('File of games'), file);
  expect(await screen.findByText(/^The file is no text; save the sheet as CSV UTF-8/)).toBeVisible();
});

test('a file of games is read at once, and imported when nothing is open', async () => {
  const read = (applied: boolean) => ({
    importGames: {
      ...{ games: 2, prices: 1, applied, problems: [], columns: [], questions: [] },
      leftOut: [{ row: 1, text: 'My board', why: 'is above the columns' }],
      read: [
        {
          ...{ league: 'NBA' as const, away: 'Los Angeles Lakers', home: 'Boston Celtics' },
          ...{ startsAt: '2026-11-21T00:10:00.000Z', awayScore: null, homeScore: null, priceCount: 3 },
          prices: [{ book: 'Harbor', market: 'SPREAD' as const, line: 3.5, one: 1.909091, two: 1.952381 }],
        },
      ],
    },
  });
  const answers = new Answers()
    .to(FeedHealthDocument, { feedHealth: health({ tasks: [], books: [] }) })
    .to(ImportGamesDocument, read(false), read(true));
  const user = showFeed(answers);
  const file = new File(['league,away'], 'games.csv');
  await user.upload(await screen.findByLabelText('File of games'), file);
  expect(await screen.findByText('1 line not read')).toBeVisible();
  expect(screen.getByText('The first 1 of 2 games:')).toBeVisible();
  const row = screen.getByRole('row', { name: /NBA Los Angeles Lakers @ Boston Celtics/ });
  expect(row).toHaveTextContent('Fri, Nov 20');
  expect(row).toHaveTextContent('7:10 PM ET');
  expect(row).toHaveTextContent('Harbor: Los Angeles Lakers +3.5 −110, Boston Celtics −3.5 −105and 2 more');
  await user.click(screen.getByRole('button', { name: 'Import 2 games and 1 price' }));
  expect(await screen.findByText('Imported 2 games and 1 price.')).toBeVisible();
  expect(
    answers.variablesOf(ImportGamesDocument).map(({ input }) => (input as { apply: boolean }).apply),
  ).toEqual([false, true]);
});

test('whether the provider answers and how old everything is stand before what a person can say', async () => {
  showFeed(new Answers());
  expect(
    await screen.findByText(
      /^The provider of odds does not answer: NBA\. Something was left out of the last answer with NBA scores\.$/,
    ),
  ).toBeVisible();
  await screen.findByRole('region', { name: '1 question about games' });
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Last answers',
    'Books, last seen by the provider',
    '1 question about games',
    '1 team name that the schedule does not have',
    expect.stringMatching(/^1 game on /),
  ]);
  expect(screen.getByRole('link', { name: '1 team name' })).toHaveAttribute('href', '#team-names');
  expect(document.querySelector('#team-names')).toHaveTextContent(/^1 team name/);
});

test('of long lists the first few are shown, and books with old prices among them', async () => {
  const names = Array.from({ length: 16 }, (_, at) => ({ ...UNKNOWN, name: `Club ${at + 1}` }));
  const [stale] = health().books as [FeedHealthFragment['books'][number]];
  const books = Array.from({ length: 15 }, (_, at) => ({
    ...stale,
    book: `Book ${at + 10}`,
    isStale: at === 14,
  }));
  const answers = new Answers()
    .to(GameQuestionsDocument, { gameQuestions: [], unknownTeams: names })
    .to(FeedHealthDocument, { feedHealth: health({ books, tasks: [] }) });
  const user = showFeed(answers);
  const section = within(await screen.findByRole('region', { name: /^16 team names/ }));
  expect(section.getAllByRole('listitem')).toHaveLength(5);
  await user.click(section.getByRole('button', { name: 'Show all 16 team names' }));
  expect(section.getAllByRole('listitem')).toHaveLength(16);
  const shown = within(screen.getByRole('table', { name: 'Books' }));
  expect(shown.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    [24, 10, 11, 12, 13, 14].map((number) => `Book ${number}`),
  );
  await user.click(screen.getByRole('button', { name: 'Show all 15 books' }));
  expect(shown.getAllByRole('rowheader')).toHaveLength(15);
});

test('a league is asked for now; why nothing came is said', async () => {
  const refreshed = { __typename: 'RefreshFeedPayload' as const, health: health() };
  const answers = new Answers().to(RefreshFeedDocument, { refreshFeed: refreshed }, 'FEED_UNAVAILABLE');
  const user = showFeed(answers);
  await user.click(await screen.findByRole('button', { name: 'Refresh NBA' }));
  expect(await screen.findByText('NBA is up to date.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refresh NBA' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The feed of games and odds gives no answer/);
});

test('a question about a game is answered; somebody else’s answer is said', async () => {
  const done = { __typename: 'AnswerGameQuestionPayload' as const, changedPicks: 0, questions: [] };
  const answers = new Answers().to(AnswerGameQuestionDocument, 'CONFLICT', { answerGameQuestion: done });
  const user = showFeed(answers);
  const section = within(await screen.findByRole('region', { name: '1 question about games' }));
  expect(section.getByText('2 picks')).toBeVisible();
  await user.click(section.getByRole('button', { name: /^It was postponed/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to save the answer/);
  await user.click(section.getByRole('button', { name: /^It was postponed/ }));
  expect(await screen.findByText('Saved: it was postponed.')).toBeVisible();
  expect(answers.variablesOf(AnswerGameQuestionDocument)).toContainEqual({
    input: { questionId: 'GONE game_1 1', answer: 'POSTPONED' },
  });
});

test('a person says which team a name is, and that a game was postponed', async () => {
  const team = { ...{ __typename: 'Team' as const, id: 'NBA:boston celtics' }, name: 'Boston Celtics' };
  const named = { __typename: 'AddAliasPayload' as const, team: { ...team, aliases: ['the celtics'] } };
  const game = { ...GAME, status: 'POSTPONED' as const };
  const postponed = { __typename: 'PostponeGamePayload' as const, game };
  const answers = new Answers()
    .to(AddAliasDocument, { addAlias: named })
    .to(PostponeGameDocument, { postponeGame: postponed });
  const user = showFeed(answers);
  const names = within(await screen.findByRole('region', { name: /^1 team name/ }));
  await names.findByRole('option', { name: 'Boston Celtics' });
  await user.selectOptions(names.getByLabelText('Team that is called The Celtics'), 'Boston Celtics');
  await user.click(names.getByRole('button', { name: 'Confirm The Celtics' }));
  expect(await screen.findByText('The Celtics is a name of Boston Celtics.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Mark postponed/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Was this game postponed?' }));
  expect(answers.timesSent(PostponeGameDocument)).toBe(0);
  await user.click(dialog.getByRole('button', { name: 'Mark Postponed' }));
  expect(await screen.findByText('Los Angeles Lakers @ Boston Celtics was postponed.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Not postponed/ })).toBeVisible();
  answers.to(PostponeGameDocument, {
    postponeGame: { ...postponed, game: { ...GAME, status: 'SCHEDULED' } },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Los Angeles Lakers @ Boston Celtics will be played.')).toBeVisible();
  expect(answers.variablesOf(PostponeGameDocument)).toEqual(
    [true, false].map((isPostponed) => ({ input: { gameId: 'game_1', isPostponed } })),
  );
});

test('without a feed it says so; support sees no questions', async () => {
  showFeed(new Answers().to(FeedHealthDocument, 'FEED_OFF'));
  expect(await screen.findByText(/^No feed of games and odds is set up/)).toBeVisible();
  const answers = new Answers();
  showFeed(answers, sampleStaff('SUPPORT'));
  expect(await screen.findByText('62,000')).toBeVisible();
  expect(answers.requests.map(({ name }) => name)).toEqual(['FeedHealth']);
});
