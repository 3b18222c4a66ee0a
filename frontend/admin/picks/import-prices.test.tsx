import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  AdminBoardDocument,
  type AdminPickFragment,
  GradeProposalsDocument,
  ImportPricesDocument,
  ProblemsDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { board, sampleAdminPick, sampleOwner, today } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

const GAME = 'Memphis Grizzlies @ Boston Celtics';
const _STARTED = { startsAt: '2026-11-20T17:00:00.000Z' };

afterEach(() => sessionStorage.clear());

async function showPick(pick: AdminPickFragment, answers = new Answers()) {
  answers.to(AdminBoardDocument, { adminBoard: board([pick]), today: today() });
  answers.to(ProblemsDocument, { problems: [] }).or(GradeProposalsDocument, { gradeProposals: [] });
  show(<AdminPage />, { at: '/admin?tab=picks', answers, member: sampleOwner() });
  await screen.findByRole('rowheader');
  return { user: userEvent.setup(), answers };
}

describe('importing prices', () => {
  const report = (given: object) =>
    ({
      importPrices: {
        __typename: 'ImportPricesPayload',
        ...{ changes: [], unchanged: 0, problems: [], applied: false },
        ...{ columns: [], questions: [], leftOut: [] },
        ...given,
      },
    }) as never;
  const change = {
    ...{ __typename: 'PriceChange', row: 2, game: GAME, moment: 'CLOSE', before: null },
    after: '-3.5 at 1.87',
    ...{ selection: 'Celtics -3.5', market: 'SPREAD', postedOdds: 1.909091, priceBefore: null },
    priceAfter: {
      ...{ __typename: 'ChangedPrice', book: 'Harbor', line: -3.5, odds: 1.869565, oddsOther: 1.952381 },
    },
  };
  const check = async (answers: Answers) => {
    const { user } = await showPick(sampleAdminPick(), answers);
    await user.click(screen.getByRole('button', { name: 'Import Odds' }));
    await choose(user);
    return user;
  };
  const choose = async (user: UserEvent) =>
    user.upload(await screen.findByLabelText('File'), new File(['pick,moment,odds'], 'prices.csv'));

  test('names each bad line once with all its faults, offers nothing to write, and goes on without a line', async () => {
    const problem = (row: number, column: string | null, reason: string) => ({
      ...{ __typename: 'PriceProblem', row, column, reason },
    });
    const problems = [
      problem(3, 'odds', 'says "x"'),
      problem(3, null, 'No pick has this id'),
      problem(5, 'pick', 'is empty'),
    ];
    const line = { __typename: 'SheetLine', row: 3, text: 'x', why: 'was left out by you' };
    const answers = new Answers().to(
      ImportPricesDocument,
      report({ problems, changes: [change] }),
      report({ problems: problems.slice(2), leftOut: [line], changes: [change] }),
      report({ changes: [change] }),
    );
    const user = await check(answers);
    const wrong = (await screen.findByText('Nothing was written. 2 lines are wrong:')).closest(
      '[role="alert"]',
    );
    expect(wrong).toHaveTextContent('Line 3, column odds: says "x".Line 3: No pick has this id.');
    expect(screen.getByRole('button', { name: 'Write 1 change' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Leave line 3 out' }));
    expect(await screen.findByText('Nothing was written. One line is wrong:')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Read line 3 again' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave line 5 out' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Write 1 change' })).toBeEnabled());
    expect(
      answers
        .variablesOf(ImportPricesDocument)
        .map(({ input }) => (input as { leaveOut: number[] }).leaveOut),
    ).toEqual([[], [3], [3, 5]]);
  });

  test('asks what can mean two things, and writes with the answers', async () => {
    const question = {
      ...{
        __typename: 'SheetQuestion',
        key: 'odds:sign:150',
        asks: 'Is +150 meant?',
        column: 'odds',
        cell: '150',
      },
      ...{ rows: [2], answer: null as string | null },
      choices: [
        { __typename: 'SheetChoice', key: 'plus', label: '+150 (2.50)' },
        { __typename: 'SheetChoice', key: 'decimal', label: 'Decimal 150.00' },
      ],
    };
    const answered = [{ ...question, answer: 'plus' }];
    const answers = new Answers().to(
      ImportPricesDocument,
      report({ questions: [question] }),
      report({ questions: answered, changes: [change] }),
      report({ questions: answered, changes: [change], applied: true }),
    );
    const user = await check(answers);
    await user.click(await screen.findByRole('button', { name: '+150 (2.50)' }));
    await user.click(await screen.findByRole('button', { name: 'Write 1 change' }));
    expect(await screen.findByText('Written: 1 change.')).toBeVisible();
    expect(answers.variablesOf(ImportPricesDocument)[2]).toMatchObject({
      input: { apply: true, answers: [{ question: 'odds:sign:150', choice: 'plus' }] },
    });
  });

  test('a file with columns of its own is matched once, and one with the same columns is read so again', async () => {
    const column = (name: string, of: string | null, isCertain: boolean) => ({
      ...{ __typename: 'SheetColumn', column: name, of, isCertain, samples: ['x'] },
    });
    const unknown = report({
      columns: [column('Id', 'pick', false), column('Close', 'odds', false), column('book', 'book', true)],
    });
    const known = report({
      columns: [column('Id', 'pick', true), column('Close', 'odds', true), column('book', 'book', true)],
      changes: [change],
    });
    const answers = new Answers().to(ImportPricesDocument, unknown, known, unknown, known);
    const user = await check(answers);
    await user.click(await screen.findByRole('button', { name: 'Use These Columns' }));
    expect(
      await screen.findByText(/^Read as: Id is pick, Close is odds, 1 column by its name\./),
    ).toBeVisible();
    await choose(user);
    expect(await screen.findByText(/^Read as the last file with these columns: Id is pick/)).toBeVisible();
    const columns = [
      { column: 'Id', of: 'pick' },
      { column: 'Close', of: 'odds' },
      { column: 'book', of: 'book' },
    ];
    expect(
      answers.variablesOf(ImportPricesDocument).map(({ input }) => (input as { columns: object[] }).columns),
    ).toEqual([...[[], columns, [], columns]]);
    localStorage.clear();
  });

  test('says why a file that was changed on disk cannot be read', async () => {
    const { user } = await showPick(sampleAdminPick());
    await user.click(screen.getByRole('button', { name: 'Import Odds' }));
    const { arrayBuffer } = File.prototype;
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await choose(user);
    expect(
      await screen.findByText('The file was changed after you chose it. Choose it again.'),
    ).toBeVisible();
    File.prototype.arrayBuffer = arrayBuffer;
  });

  test('offers the posted picks of the day as a file to fill in, and names the moments', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => {
      blobs.push(blob as Blob);
      return 'blob:odds';
    };
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await showPick(sampleAdminPick());
    await user.click(screen.getByRole('button', { name: 'Import Odds' }));
    expect(screen.getByText('OPENED_PREMIUM').parentElement).toHaveTextContent(
      'OPENED_PREMIUM: the price when it opened to Premium',
    );
    await user.click(screen.getByRole('button', { name: 'Download today’s picks as CSV' }));
    expect(await blobs[0]?.text()).toContain(`pick_1,${GAME},Celtics -3.5,-110,CLOSE,,,,,,,`);
    click.mockRestore();
    cleanup();
    const draft = await showPick(sampleAdminPick({ status: 'DRAFT' }));
    await draft.user.click(screen.getByRole('button', { name: 'Import Odds' }));
    expect(screen.getByText(/No posted picks on Nov 20, 2026 to download/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  });

  test('shows what changes before it is written', async () => {
    const answers = new Answers().to(
      ImportPricesDocument,
      report({ changes: [change] }),
      report({ changes: [change], applied: true }),
    );
    const user = await check(answers);
    const after = await screen.findByRole('cell', { name: '−3.5 at −115, other side −105, Harbor' });
    expect(after).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Celtics −3.5, posted at −110$/ })).toBeVisible();
    // The name of its column on a phone, where rows are cards.
    expect(after).toHaveAttribute('data-label', 'After');
    // The focus was on the button that is gone.
    expect(after.closest('[tabindex]')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Write 1 change' }));
    expect(await screen.findByText('Written: 1 change.')).toBeVisible();
    expect(answers.variablesOf(ImportPricesDocument)).toEqual([
      { input: { file: 'pick,moment,odds', apply: false, columns: [], answers: [], leaveOut: [] } },
      { input: { file: 'pick,moment,odds', apply: true, columns: [], answers: [], leaveOut: [] } },
    ]);
  });
});
