import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import { setServerNow } from '#frontend/app/server-clock.ts';
import {
  AdminBoardDocument,
  AdminCouponsDocument,
  type AdminPickFragment,
  CreateCouponDocument,
  CreatePickDocument,
  DeletePickDocument,
  GradePickDocument,
  PostDraftsDocument,
  ProblemsDocument,
  UpdatePickDocument,
} from '#frontend/generated/graphql.ts';
import { couponPage, createdCoupon, sampleCoupon } from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import {
  board,
  NOW,
  sampleAdminGrade,
  sampleAdminPick,
  sampleOwner,
  sampleScore,
  TODAY,
  today,
} from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { VOID_REASON_TEXTS } from '#schema/rules/picks/void-reasons.ts';

const GAME = 'Memphis Grizzlies @ Boston Celtics';
const admin = sampleOwner();
const STARTED = { startsAt: '2026-11-20T17:00:00.000Z' };

afterEach(() => sessionStorage.clear());

function answer(picks: AdminPickFragment[]) {
  return { adminBoard: board(picks), today: today() };
}

function payload(pick: AdminPickFragment) {
  return { __typename: 'PickPayload' as const, pick };
}

async function showAdmin(answers: Answers) {
  answers.to(ProblemsDocument, { problems: [] });
  show(<AdminPage />, { at: '/admin', answers, member: admin });
  await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
  return userEvent.setup();
}

async function showPick(pick: AdminPickFragment, answers = new Answers()) {
  answers.to(AdminBoardDocument, answer([pick]));
  const user = await showAdmin(answers);
  await screen.findByRole('rowheader');
  return { user, answers };
}

async function fillForm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'New Pick' }));
  const form = within(screen.getByRole('dialog', { name: 'New Pick' }));
  fireEvent.change(form.getByLabelText('Sport *'), { target: { value: 'NBA' } });
  fireEvent.change(form.getByLabelText('Tier *'), { target: { value: 'PLUS' } });
  fireEvent.change(form.getByLabelText(/Away/), { target: { value: 'Memphis Grizzlies' } });
  fireEvent.change(form.getByLabelText(/Home/), { target: { value: 'Boston Celtics' } });
  fireEvent.change(form.getByLabelText(/Time/), { target: { value: '19:30' } });
  fireEvent.change(form.getByLabelText('Pick *'), { target: { value: 'Celtics -3.5' } });
  fireEvent.change(form.getByLabelText(/Pick details/), { target: { value: 'Rested.' } });
  fireEvent.change(form.getByLabelText(/Odds/), { target: { value: '-110' } });
  return form;
}

describe('the pick form', () => {
  test('an empty one is not sent and names what is missing', async () => {
    const answers = new Answers().to(AdminBoardDocument, answer([]));
    const user = await showAdmin(answers);
    await user.click(screen.getByRole('button', { name: 'New Pick' }));
    expect(screen.getByLabelText('Sport *')).toHaveDisplayValue('Choose…');
    await user.click(screen.getByRole('button', { name: 'Post Pick' }));
    for (const text of ['away team', 'home team', 'pick', 'pick details'])
      expect(screen.getByText(`Enter the ${text}`)).toBeVisible();
    expect(screen.getByText('Enter a time')).toBeVisible();
    for (const field of ['Sport *', 'Tier *']) expect(screen.getByLabelText(field)).toBeInvalid();
    expect(screen.getByLabelText('Sport *')).toHaveAccessibleDescription('Choose a sport');
    expect(answers.timesSent(CreatePickDocument)).toBe(0);
  });

  test('a filled one is sent once, even when it is submitted twice', async () => {
    const answers = new Answers().to(AdminBoardDocument, answer([]), answer([sampleAdminPick()]));
    const release = answers.delayed(CreatePickDocument, { createPick: payload(sampleAdminPick()) });
    const user = await showAdmin(answers);
    const form = await fillForm(user);
    expect(
      form.getByText('Members of Plus and higher see it at once. It stays in the record.'),
    ).toBeVisible();
    await user.dblClick(form.getByRole('button', { name: 'Post Pick' }));
    expect(form.getByRole('button', { name: /Saving/ })).toBeDisabled();
    release();
    expect(await screen.findByRole('rowheader')).toHaveTextContent(GAME);
    expect(screen.getByText('(−110) 1.5 units')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(answers.variablesOf(CreatePickDocument)).toEqual([
      {
        input: expect.objectContaining({
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          teamOne: 'Memphis Grizzlies',
          date: TODAY,
          time: '19:30',
          odds: expect.closeTo(1.909, 3),
          draft: false,
        }),
      },
    ]);
  });

  test('a failure is said in the documented words, keeps what was typed, and repeats the same request', async () => {
    const answers = new Answers()
      .to(AdminBoardDocument, answer([]))
      .to(CreatePickDocument, 'unreachable', { createPick: payload(sampleAdminPick()) });
    const user = await showAdmin(answers);
    const form = await fillForm(user);
    await user.click(form.getByRole('button', { name: 'Post Pick' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Failed to create pick. Please try again.');
    expect(form.getByLabelText('Pick *')).toHaveValue('Celtics -3.5');
    await user.click(form.getByRole('button', { name: 'Post Pick' }));
    const [first, second] = answers.variablesOf(CreatePickDocument);
    expect(second).toEqual(first);
  });

  test('closed by Escape, it keeps what was typed until that is discarded', async () => {
    const user = await showAdmin(new Answers().to(AdminBoardDocument, answer([])));
    await fillForm(user);
    fireEvent(screen.getByRole('dialog', { name: 'New Pick' }), new Event('close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'New Pick' }));
    expect(screen.getByLabelText('Sport *')).toHaveFocus();
    expect(screen.getByText('We kept what you typed.')).toBeVisible();
    expect(screen.getByLabelText('Pick *')).toHaveValue('Celtics -3.5');
    await user.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(screen.getByLabelText('Pick *')).toHaveValue('');
    fireEvent.change(screen.getByLabelText('Pick *'), { target: { value: 'Knicks +1' } });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'New Pick' }));
    expect(screen.getByLabelText('Pick *')).toHaveValue('');
    expect(screen.queryByText('We kept what you typed.')).toBeNull();
  });

  test('what is most likely a slip is asked once, and posted when that is meant', async () => {
    const answers = new Answers()
      .to(AdminBoardDocument, answer([sampleAdminPick()]))
      .to(CreatePickDocument, { createPick: payload(sampleAdminPick({ id: 'again' })) });
    const user = await showAdmin(answers);
    await screen.findByRole('rowheader');
    const form = await fillForm(user);
    fireEvent.change(form.getByLabelText('Market'), { target: { value: 'SPREAD' } });
    fireEvent.change(form.getByLabelText('Line'), { target: { value: '3' } });
    fireEvent.change(form.getByLabelText(/Odds/), { target: { value: '-9000' } });
    await user.dblClick(form.getByRole('button', { name: 'Post Pick' }));
    const odds = '−9000 is far from usual odds.';
    const others = 'The pick says −3.5, and the line is +3. This pick was already posted at 10:05 AM ET.';
    expect(form.getByRole('alert')).toHaveTextContent(`${odds} ${others}`);
    expect(answers.timesSent(CreatePickDocument)).toBe(0);
    fireEvent.change(form.getByLabelText(/Odds/), { target: { value: '-110' } });
    expect(form.getByRole('alert')).toHaveTextContent(others);
    expect(form.queryByText(odds)).toBeNull();
    await user.click(form.getByRole('button', { name: 'Post Anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers.timesSent(CreatePickDocument)).toBe(1);
  });

  test.each<[string, Partial<AdminPickFragment>, boolean]>([
    ['that members could read says that both versions stay', {}, true],
    ['of a draft says nothing of versions', { status: 'DRAFT', publishedAt: null }, false],
  ])('an edit %s', async (_name, given, says) => {
    const { user } = await showPick(sampleAdminPick(given));
    await user.click(screen.getByRole('button', { name: `Edit ${GAME}` }));
    const sentence = screen.queryByText(
      'Members can already read this pick. Both versions stay on the record.',
    );
    expect(sentence !== null).toBe(says);
    expect(screen.queryByText(/already posted/)).toBeNull();
  });

  test('the day and time of a schedule are brought on screen when that is chosen', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const user = await showAdmin(new Answers().to(AdminBoardDocument, answer([])));
    await user.click(screen.getByRole('button', { name: 'New Pick' }));
    expect(scroll).not.toHaveBeenCalled();
    await user.click(screen.getByLabelText(/^Schedule/));
    expect(scroll.mock.contexts[0]).toContainElement(screen.getByLabelText(/^Opens on/));
  });

  test('the choice of release comes first, and names the button', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const user = await showAdmin(new Answers().to(AdminBoardDocument, answer([])));
    await user.click(screen.getByRole('button', { name: 'New Pick' }));
    expect(screen.getByLabelText('Sport *')).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByLabelText(/^Post now/)).toHaveFocus();
    for (const [release, button] of [
      [/^Keep as draft/, 'Save Draft'],
      [/^Schedule/, 'Schedule Pick'],
      [/^Post now/, 'Post Pick'],
    ] as const) {
      await user.click(screen.getByLabelText(release));
      expect(screen.getByRole('button', { name: button })).toHaveAttribute('type', 'submit');
    }
  });

  test('a moneyline takes no line, and keeps none from before unseen', async () => {
    const user = await showAdmin(new Answers().to(AdminBoardDocument, answer([])));
    const form = await fillForm(user);
    const line = form.getByLabelText('Line');
    await user.selectOptions(form.getByLabelText('Market'), 'Moneyline');
    expect(line).toBeDisabled();
    expect(line).not.toHaveAttribute('placeholder');
    await user.selectOptions(form.getByLabelText('Market'), 'Spread');
    await user.type(line, '-3.5');
    await user.selectOptions(form.getByLabelText('Market'), 'Moneyline');
    expect(line).toBeEnabled();
  });

  test('an edit names the version that was read, and a conflict is said', async () => {
    const answers = new Answers().to(UpdatePickDocument, 'CONFLICT');
    const { user } = await showPick(sampleAdminPick({ version: 3 }), answers);
    await user.click(screen.getByRole('button', { name: `Edit ${GAME}` }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update pick. Someone changed this in the meantime.',
    );
    expect(answers.variablesOf(UpdatePickDocument)[0]).toMatchObject({ input: { id: 'pick_1', version: 3 } });
  });
});

describe('the table', () => {
  test('turns by itself when games start, also by a clock that was moved', async () => {
    jest.useFakeTimers({ now: new Date(NOW) });
    try {
      const later = sampleAdminPick({ id: 'later', teamOne: 'Heat', startsAt: '2026-11-21T04:45:00.000Z' });
      const picks = answer([sampleAdminPick(), later]);
      const moved = { ...picks, today: { ...picks.today, now: '2026-11-21T04:30:00.000Z' } };
      const answers = new Answers()
        .to(AdminBoardDocument, picks, moved)
        .to(ProblemsDocument, { problems: [] });
      show(<AdminPage />, { at: '/admin', answers, member: admin });
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
      dialog.getByText('Members of Free and higher see it at once. It stays in the record.'),
    ).toBeVisible();
    expect(answers.timesSent(PostDraftsDocument)).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Post Pick' }));
    expect(await screen.findByText('Posted')).toBeVisible();
    expect(screen.getByText(`Posted: ${GAME}.`)).toBeVisible();
  });

  test('a draft that cannot be posted says so where it is seen', async () => {
    const draft = sampleAdminPick({ status: 'DRAFT', publishedAt: null });
    const { user } = await showPick(draft, new Answers().to(PostDraftsDocument, 'CONFLICT'));
    await user.click(screen.getByRole('button', { name: `Post ${GAME}` }));
    await user.click(screen.getByRole('button', { name: 'Post Pick' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${GAME}: Failed to update pick.`);
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
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update pick. Someone changed this in the meantime.',
    );
    expect(answers.variablesOf(PostDraftsDocument)).toEqual([{ input: { ids: ['one', 'two', 'three'] } }]);
  });

  test('a score of one number is refused, and a result that its score contradicts needs a reason', async () => {
    const answers = new Answers();
    const release = answers.delayed(GradePickDocument, 'INTERNAL_SERVER_ERROR');
    const { user } = await showPick(sampleAdminPick(STARTED), answers);
    await user.selectOptions(screen.getByLabelText(`Result of ${GAME}`), 'Win');
    const form = within(screen.getByRole('dialog', { name: 'Enter the Result' }));
    const score = form.getByLabelText('Memphis Grizzlies');
    await user.type(score, 'banana');
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    expect(form.getByText('Enter a number for each team')).toBeVisible();
    await user.clear(score);
    await user.type(score, '99–101');
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    expect(form.getByText('The score makes it a Loss. Change the result, or say why')).toBeVisible();
    expect(answers.variablesOf(GradePickDocument)).toEqual([]);
    await user.type(form.getByLabelText('Note'), 'The line moved before the pick.');
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    release();
    await waitFor(() => expect(answers.variablesOf(GradePickDocument)).toHaveLength(1));
  });

  test('a winner shows at once, and goes back when the server refuses; nothing typed is lost', async () => {
    const answers = new Answers();
    const release = answers.delayed(GradePickDocument, 'INTERNAL_SERVER_ERROR');
    const { user } = await showPick(sampleAdminPick(STARTED), answers);
    const result = screen.getByLabelText(`Result of ${GAME}`);
    await user.selectOptions(result, 'Win');
    const form = within(screen.getByRole('dialog', { name: 'Enter the Result' }));
    await user.type(form.getByLabelText('Memphis Grizzlies'), '99–109');
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    expect(result).toHaveValue('WIN');
    release();
    expect(await form.findByRole('alert')).toHaveTextContent('Failed to update winner status.');
    expect(result).toHaveValue('PENDING');
    expect(form.getByLabelText('Memphis Grizzlies')).toHaveValue('99');
    expect(form.getByLabelText('Boston Celtics')).toHaveValue('109');
    await user.keyboard('{Escape}');
    await user.selectOptions(result, 'Win');
    expect(screen.getByLabelText('Memphis Grizzlies')).toHaveValue('99');
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

  test('a result is graded with its score and source', async () => {
    const lost = sampleAdminPick({ ...STARTED, result: 'LOSS' });
    const answers = new Answers().to(GradePickDocument, { gradePick: payload(lost) });
    const { user } = await showPick(sampleAdminPick(STARTED), answers);
    await user.selectOptions(screen.getByLabelText(`Result of ${GAME}`), 'Loss');
    await user.type(screen.getByLabelText('Memphis Grizzlies'), '101–99');
    await user.type(screen.getByLabelText('Source of the score'), 'nba.com');
    await user.click(screen.getByRole('button', { name: 'Save Result' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText(`Result of ${GAME}`)).toHaveValue('LOSS');
    const score = { score: '101–99', scoreOne: 101, scoreTwo: 99 };
    const input = { id: 'pick_1', result: 'LOSS', ...score, source: 'nba.com' };
    expect(answers.variablesOf(GradePickDocument)).toEqual([{ input }]);
  });

  test('a correction begins with the score and source that were saved', async () => {
    const { user } = await showPick(
      sampleAdminPick({
        ...{ ...STARTED, result: 'WIN' },
        grades: [sampleAdminGrade({ result: 'WIN', score: '70–68', source: 'nba.com' })],
      }),
    );
    await user.selectOptions(screen.getByLabelText(`Result of ${GAME}`), 'Loss');
    const form = within(screen.getByRole('dialog', { name: 'Correct the Result' }));
    expect(
      form.getByText(/It was graded Win, 70–68\. Members and visitors see both results and the reason/),
    ).toBeVisible();
    expect(form.getByLabelText('Memphis Grizzlies')).toHaveValue('70');
    expect(form.getByLabelText('Source of the score')).toHaveValue('nba.com');
    expect(form.queryByRole('button', { name: /Next/ })).toBeNull();
  });

  test('the results of a day are entered one after the other, each by its score', async () => {
    const game = (teamOne: string, hour: string, given: Partial<AdminPickFragment> = {}) =>
      sampleAdminPick({ id: teamOne, teamOne, startsAt: `2026-11-20T${hour}:00:00.000Z`, ...given });
    const heat = game('Heat', '14');
    const suns = game('Suns', '16');
    const others = [game('Jazz', '15', { result: 'LOSS' }), game('Kings', '23')];
    const graded = (pick: typeof heat) => ({ gradePick: payload({ ...pick, result: 'LOSS' }) });
    const answers = new Answers()
      .to(AdminBoardDocument, answer([suns, heat, ...others]))
      .to(GradePickDocument, graded(heat), graded(suns));
    const user = await showAdmin(answers);
    await user.click(await screen.findByRole('button', { name: 'Enter results (2)' }));
    const form = within(screen.getByRole('dialog', { name: 'Enter the Result' }));
    expect(form.getByText('Heat @ Boston Celtics')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save and Next (1)' }));
    expect(form.getByText('Choose the result')).toBeVisible();
    expect(form.getByLabelText('Result')).toHaveFocus();
    await user.type(form.getByLabelText('Source of the score'), 'nba.com');
    await user.type(form.getByLabelText('Heat'), '101–99');
    expect(form.getByLabelText('Result')).toHaveValue('LOSS');
    await user.keyboard('{Enter}');

    const next = await screen.findByText('Suns @ Boston Celtics', { selector: 'strong' });
    const second = within(screen.getByRole('dialog', { name: 'Enter the Result' }));
    expect(next).toBeVisible();
    expect(second.getByText('Saved: Heat @ Boston Celtics is graded Loss.')).toBeVisible();
    expect(second.getByLabelText('Source of the score')).toHaveValue('nba.com');
    expect(second.getByLabelText('Suns')).toHaveFocus();
    await user.keyboard('101–99{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Saved: Suns @ Boston Celtics is graded Loss.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Enter results/ })).toBeNull();
    expect(answers.variablesOf(GradePickDocument)).toMatchObject(
      ['Heat', 'Suns'].map((id) => ({ input: { id, result: 'LOSS', scoreOne: 101, source: 'nba.com' } })),
    );
  });

  test('a correction needs its reason, and a void pick one of the rules', async () => {
    const graded = sampleAdminPick({ ...STARTED, result: 'LOSS' });
    const answers = new Answers().to(GradePickDocument, {
      gradePick: payload(sampleAdminPick({ ...STARTED, result: 'VOID' })),
    });
    const { user } = await showPick(graded, answers);
    const options = within(screen.getByLabelText(`Result of ${GAME}`)).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).not.toContain('Void');
    await user.selectOptions(screen.getByLabelText(`Result of ${GAME}`), 'Void: Abandoned');
    const form = within(screen.getByRole('dialog', { name: 'Correct the Result' }));
    expect(
      form.getByText(/It was graded Loss. Members and visitors see both results and the reason/),
    ).toBeVisible();
    expect(form.getByText(VOID_REASON_TEXTS.ABANDONED.text)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    expect(form.getByText('Say why the result is changed')).toBeVisible();
    expect(answers.timesSent(GradePickDocument)).toBe(0);
    await user.type(form.getByLabelText(/Reason for the change/), 'The league stopped it.');
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const input = { id: 'pick_1', result: 'VOID', voidReason: 'ABANDONED', reason: 'The league stopped it.' };
    expect(answers.variablesOf(GradePickDocument)).toEqual([{ input }]);
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

test('a coupon can be made from here too: it is shown among the coupons', async () => {
  const answers = new Answers()
    .to(AdminBoardDocument, answer([]))
    .to(CreateCouponDocument, createdCoupon())
    .to(AdminCouponsDocument, couponPage([sampleCoupon()]));
  const user = await showAdmin(answers);
  await user.click(screen.getByRole('button', { name: 'New Coupon' }));
  const form = within(screen.getByRole('dialog', { name: 'New Coupon' }));
  await user.type(form.getByLabelText(/Code/), 'save20');
  await user.type(form.getByLabelText(/Percent off/), '20');
  await user.click(form.getByLabelText(/Plus/));
  await user.click(form.getByRole('button', { name: 'Create Coupon' }));
  expect(await screen.findByRole('rowheader', { name: 'SAVE20' })).toBeVisible();
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
      answers.to(ProblemsDocument, { problems: [] });
      show(<AdminPage />, { at: '/admin', answers, member: admin });
      await act(() => jest.advanceTimersByTimeAsync(10));
      expect(screen.getByRole('heading', { level: 2, name: 'Friday, November 20, 2026' })).toBeVisible();
      expect(screen.getByRole('rowheader')).toHaveTextContent(GAME);
      await act(() => jest.advanceTimersByTimeAsync(2_500));
      expect(screen.getByRole('heading', { level: 2, name: 'Saturday, November 21, 2026' })).toBeVisible();
      expect(screen.queryByRole('rowheader')).toBeNull();
      expect(answers.variablesOf(AdminBoardDocument)).toEqual([{ date: TODAY }, { date: TOMORROW }]);
      fireEvent.click(screen.getByRole('button', { name: 'New Pick' }));
      expect(screen.getByLabelText(/^Date/)).toHaveValue(TOMORROW);
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
