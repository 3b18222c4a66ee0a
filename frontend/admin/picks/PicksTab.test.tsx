import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import { setServerNow } from '#frontend/app/server-clock.ts';
import {
  AdminBoardDocument,
  type AdminPickFragment,
  CreatePickDocument,
  DeletePickDocument,
  GamesOfDayDocument,
  GradeProposalsDocument,
  PostDraftsDocument,
  ProblemsDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import {
  admin,
  answer,
  fillForm,
  GAME,
  payload,
  STARTED,
  showAdmin,
  showPick,
} from '#frontend/testing/picks-tab.tsx';
import {
  board,
  NOW,
  sampleAdminGrade,
  sampleAdminPick,
  sampleScore,
  TODAY,
  today,
} from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

afterEach(() => sessionStorage.clear());

describe('the table', () => {
  test('turns by itself when games start, also by a clock that was moved', async () => {
    jest.useFakeTimers({ now: new Date(NOW) });
    try {
      const later = sampleAdminPick({ id: 'later', teamOne: 'Heat', startsAt: '2026-11-21T04:45:00.000Z' });
      const picks = answer([sampleAdminPick(), later]);
      const moved = { ...picks, today: { ...picks.today, now: '2026-11-21T04:30:00.000Z' } };
      const answers = new Answers()
        .to(AdminBoardDocument, picks, moved)
        .to(ProblemsDocument, { problems: [] })
        .or(GradeProposalsDocument, { gradeProposals: [] });
      show(<AdminPage />, { at: '/admin?tab=picks', answers, member: admin });
      const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      await pass(1);
      expect(screen.getByText('Starts 7:30 PM ET')).toBeVisible();
      await pass(60_000);
      expect(screen.getByLabelText(`Result of ${GAME}`)).toBeVisible();
      expect(screen.queryByLabelText(/^Result of Heat/)).toBeNull();
      await pass(15 * 60_000 + 500);
      expect(screen.getByLabelText(/^Result of Heat/)).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('a draft is posted from its row', async () => {
    const draft = sampleAdminPick({ status: 'DRAFT', publishedAt: null });
    const answers = new Answers()
      .to(AdminBoardDocument, answer([draft]), answer([sampleAdminPick()]))
      .to(PostDraftsDocument, { postDrafts: { picks: [sampleAdminPick()] } });
    const user = await showAdmin(answers);
    expect(await screen.findByText('Draft')).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Post ${GAME}` }));
    const dialog = within(screen.getByRole('dialog', { name: 'Post to Free?' }));
    expect(
      dialog.getByText(
        'Members of Free and higher see it as soon as it is posted. You have ten seconds to undo; then it stays in the record.',
      ),
    ).toBeVisible();
    expect(answers.timesSent(PostDraftsDocument)).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Post Pick' }));
    await user.click(screen.getByRole('button', { name: 'Post Now' }));
    expect(await screen.findByText('Posted')).toBeVisible();
    expect(screen.getByText('Posted 1 pick.')).toBeVisible();
  });

  test('a draft that cannot be posted says so where it is seen', async () => {
    const draft = sampleAdminPick({ status: 'DRAFT', publishedAt: null });
    const { user } = await showPick(draft, new Answers().to(PostDraftsDocument, 'CONFLICT'));
    await user.click(screen.getByRole('button', { name: `Post ${GAME}` }));
    await user.click(screen.getByRole('button', { name: 'Post Pick' }));
    await user.click(screen.getByRole('button', { name: 'Post Now' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nothing was posted. Failed to update pick.');
    // What has the focus is on screen, wherever the row was.
    expect(alert.parentElement).toHaveFocus();
  });

  test('a row says the score, and what keeps the pick from being like the others', async () => {
    const corrected = [sampleAdminGrade(), sampleAdminGrade({ n: 2, result: 'WIN' })];
    const price = {
      __typename: 'PickPrice' as const,
      book: null,
      line: -3.5,
      odds: 1.869565,
      oddsOther: null,
    };
    await showPick(
      sampleAdminPick({
        ...{ ...STARTED, result: 'WIN', late: true, edits: 1, grades: corrected },
        score: { ...sampleScore(70, 68), source: 'nba.com' },
        prices: [{ ...price, moment: 'POSTED' }],
      }),
    );
    const row = within(screen.getByRole('row', { name: new RegExp(GAME) }));
    for (const text of ['70–68', 'Posted', 'Late', 'Edited', 'Corrected', 'Odds at posting −115'])
      expect(row.getByText(text)).toBeVisible();
    // No line of the table ends within it.
    expect(row.getByText('(−110)\u00A01.5\u00A0units', { normalizer: (text) => text })).toBeVisible();
  });

  test('a pick on a game that was postponed says so, in place of when it starts', async () => {
    const game = {
      ...{ __typename: 'Game' as const, id: 'game_1', league: 'NBA' as const, number: 1, date: TODAY },
      ...{ away: 'Memphis Grizzlies', home: 'Boston Celtics', startsAt: '2026-11-21T00:30:00.000Z' },
      ...{ status: 'POSTPONED' as const },
    };
    const answers = new Answers().or(GamesOfDayDocument, { games: [game] });
    await showPick(sampleAdminPick({ gameId: 'game_1' }), answers);
    expect(await screen.findByText('Postponed')).toBeVisible();
    expect(screen.getByText('Game postponed')).toBeVisible();
    expect(screen.queryByText(/^Starts/)).toBeNull();
  });

  test('an ordinary row says none of that', async () => {
    await showPick(sampleAdminPick({ ...STARTED, result: 'LOSS', grades: [sampleAdminGrade()] }));
    const row = within(screen.getByRole('row', { name: new RegExp(GAME) }));
    for (const text of ['Late', 'Edited', 'Corrected', /Odds at posting/])
      expect(row.queryByText(text)).toBeNull();
  });

  test('all drafts are posted with one button, after a question; when one cannot be, none is', async () => {
    const draft = (id: string, teamOne: string, given: Partial<AdminPickFragment> = {}) =>
      sampleAdminPick({ id, teamOne, status: 'DRAFT', publishedAt: null, ...given });
    const drafts = [
      draft('one', 'Heat', { startsAt: '2026-11-20T23:00:00.000Z', releaseAt: '2026-11-20T22:00:00.000Z' }),
      draft('two', 'Bulls', { startsAt: '2026-11-21T01:00:00.000Z' }),
      draft('three', 'Suns', { startsAt: '2026-11-21T03:00:00.000Z' }),
    ];
    const answers = new Answers()
      .to(AdminBoardDocument, answer([...drafts, sampleAdminPick()]))
      .to(PostDraftsDocument, 'CONFLICT');
    const user = await showAdmin(answers);
    await user.click(await screen.findByRole('button', { name: 'Post all drafts (3)' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Post 3 drafts?' }));
    const [sentence, ...lines] = dialog
      .getAllByText(/^Members can read each pick|Celtics/, { ignore: 'strong' })
      .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
    expect(sentence).toMatch(/^Members can read/);
    expect(lines[0]).toMatch(/\(−110\) 1.5 units · Free · .* ET · opens Nov 20, 2026, 5:00 PM ET$/);
    expect(lines[2]).not.toMatch(/opens/);
    expect(answers.timesSent(PostDraftsDocument)).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Post all drafts' }));
    await user.click(screen.getByRole('button', { name: 'Post Now' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update pick. Someone changed this in the meantime.',
    );
    expect(answers.variablesOf(PostDraftsDocument)).toEqual([{ input: { ids: ['one', 'two', 'three'] } }]);
  });

  test.each<[string, Partial<AdminPickFragment>, RegExp]>([
    ['a game that has not started', {}, /^Starts \d+:\d\d PM ET$/],
    ['a draft', { status: 'DRAFT', publishedAt: null }, /^Starts \d+:\d\d PM ET$/],
    ['a draft of a game that has', { ...STARTED, status: 'DRAFT', publishedAt: null }, /^Not posted$/],
    ['a withdrawn pick', { status: 'WITHDRAWN' }, /^Not graded$/],
  ])('%s cannot be graded, and says why', async (_name, given, why) => {
    await showPick(sampleAdminPick(given));
    expect(screen.queryByLabelText(`Result of ${GAME}`)).toBeNull();
    expect(screen.getByText(why)).toBeVisible();
  });

  test('drafts come first and withdrawn picks last, each by the start of its game', async () => {
    const at = (teamOne: string, hour: string, given: Partial<AdminPickFragment> = {}) =>
      sampleAdminPick({ id: teamOne, teamOne, startsAt: `2026-11-20T${hour}:00:00.000Z`, ...given });
    const draft = { status: 'DRAFT', publishedAt: null } as const;
    const picks = [
      at('Heat', '20', { status: 'WITHDRAWN' }),
      at('Bulls', '23'),
      at('Suns', '21'),
      at('Kings', '23', draft),
      at('Jazz', '22', draft),
    ];
    await showAdmin(new Answers().to(AdminBoardDocument, answer(picks)));
    const rows = await screen.findAllByRole('rowheader');
    expect(rows.map((row) => row.textContent)).toEqual(
      ['Jazz', 'Kings', 'Suns', 'Bulls', 'Heat'].map((team) => expect.stringContaining(team)),
    );
  });

  test('a game that has started can be neither edited nor withdrawn any more', async () => {
    await showPick(sampleAdminPick(STARTED));
    for (const action of ['Edit', 'Withdraw'])
      expect(screen.queryByRole('button', { name: `${action} ${GAME}` })).toBeNull();
    expect(screen.getByRole('button', { name: `Odds of ${GAME}` })).toBeVisible();
  });

  test('an empty board says how to begin', async () => {
    await showAdmin(new Answers().to(AdminBoardDocument, answer([])));
    expect(await screen.findByText(/^No picks available for Friday, November 20/)).toBeVisible();
    expect(screen.getByText(/^New Pick adds the first one\. A draft stays with admins/)).toBeVisible();
  });

  test('a board that cannot be loaded says so', async () => {
    await showAdmin(new Answers().to(AdminBoardDocument, 'INTERNAL_SERVER_ERROR'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load picks. Please try again.');
  });
});

describe('deleting asks first', () => {
  test.each<[string, Partial<AdminPickFragment>, string, RegExp]>([
    ['a draft vanishes', { status: 'DRAFT', publishedAt: null }, 'Delete', /No member has seen this pick/],
    [
      'one that waits for its release vanishes',
      { releaseAt: '2026-11-20T23:00:00.000Z' },
      'Delete',
      /No member has seen this pick/,
    ],
    ['one that was read is withdrawn', {}, 'Withdraw', /stays in the record.* neither a win nor a loss/],
  ])('%s', async (_name, given, word, consequence) => {
    const gone = { __typename: 'DeletePickPayload' as const, deletedPickId: 'pick_1', withdrawnPick: null };
    const answers = new Answers().to(DeletePickDocument, { deletePick: gone });
    const { user } = await showPick(sampleAdminPick(given), answers);
    await user.click(screen.getByRole('button', { name: `${word} ${GAME}` }));
    const dialog = within(screen.getByRole('dialog', { name: `${word} this pick?` }));
    expect(dialog.getByText(consequence)).toBeVisible();
    expect(answers.timesSent(DeletePickDocument)).toBe(0);
    await user.click(dialog.getByRole('button', { name: word }));
    if (word === 'Withdraw') {
      expect(dialog.getByText('Say why it is withdrawn')).toBeVisible();
      await user.type(dialog.getByLabelText(/^Reason/), 'The starter is out.');
      await user.click(dialog.getByRole('button', { name: word }));
    }
    const reason = word === 'Withdraw' ? { reason: 'The starter is out.' } : {};
    expect(answers.variablesOf(DeletePickDocument)).toEqual([{ input: { id: 'pick_1', ...reason } }]);
  });

  test('a failure is said and the question stays, with what was typed', async () => {
    const answers = new Answers().to(DeletePickDocument, 'UNAVAILABLE');
    const { user } = await showPick(sampleAdminPick(), answers);
    await user.click(screen.getByRole('button', { name: `Withdraw ${GAME}` }));
    await user.type(screen.getByLabelText(/^Reason/), 'The starter is out.');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete pick. Please try again.');
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('The starter is out.');
  });
});

describe('a page that stays open', () => {
  const TOMORROW = '2026-11-21';

  test('shows the new day from midnight in New York on, and the form begins with it', async () => {
    jest.useFakeTimers({ now: new Date(NOW) });
    // Another answer than the NOW of the tests before, which came by a clock that is no more.
    setServerNow('2026-11-21T04:59:57.000Z');
    try {
      const late = { ...today(), now: '2026-11-21T04:59:58.000Z' };
      const early = { ...today(), date: TOMORROW, now: '2026-11-21T05:00:01.000Z' };
      const answers = new Answers().to(
        AdminBoardDocument,
        { adminBoard: board([sampleAdminPick()]), today: late },
        { adminBoard: board<AdminPickFragment>([], TOMORROW), today: early },
      );
      answers.to(ProblemsDocument, { problems: [] }).or(GradeProposalsDocument, { gradeProposals: [] });
      show(<AdminPage />, { at: '/admin?tab=picks', answers, member: admin });
      await act(() => jest.advanceTimersByTimeAsync(10));
      expect(screen.getByRole('heading', { level: 2, name: 'Friday, November 20, 2026' })).toBeVisible();
      expect(screen.getByRole('rowheader')).toHaveTextContent(GAME);
      await act(() => jest.advanceTimersByTimeAsync(2_500));
      expect(screen.getByRole('heading', { level: 2, name: 'Saturday, November 21, 2026' })).toBeVisible();
      expect(screen.queryByRole('rowheader')).toBeNull();
      expect(answers.variablesOf(AdminBoardDocument)).toEqual([{ date: TODAY }, { date: TOMORROW }]);
      fireEvent.click(screen.getByRole('button', { name: 'New Pick' }));
      expect(await screen.findByLabelText(/^Date/)).toHaveValue(TOMORROW);
    } finally {
      jest.useRealTimers();
    }
  });

  test('an answer requested before a pick was posted does not replace a later one', async () => {
    const answers = new Answers();
    const release = answers.delayed(AdminBoardDocument, answer([]), answer([sampleAdminPick()]));
    answers.to(CreatePickDocument, { createPick: payload(sampleAdminPick()) });
    const user = await showAdmin(answers);
    const form = await fillForm(user);
    await user.click(form.getByRole('button', { name: 'Post Pick' }));
    expect(await screen.findByRole('rowheader')).toHaveTextContent(GAME);
    release();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('rowheader')).toHaveTextContent(GAME);
    expect(answers.timesSent(AdminBoardDocument)).toBe(2);
  });
});
