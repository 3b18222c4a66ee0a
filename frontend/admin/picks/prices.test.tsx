import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  AdminBoardDocument,
  type AdminPickFragment,
  GradeProposalsDocument,
  ImportPricesDocument,
  PickPricesDocument,
  ProblemsDocument,
  WritePricesDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { board, sampleAdminPick, sampleOwner, today } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

const GAME = 'Memphis Grizzlies @ Boston Celtics';
const STARTED = { startsAt: '2026-11-20T17:00:00.000Z' };

afterEach(() => sessionStorage.clear());

async function showPick(pick: AdminPickFragment, answers = new Answers()) {
  answers.to(AdminBoardDocument, { adminBoard: board([pick]), today: today() });
  answers.to(ProblemsDocument, { problems: [] }).or(GradeProposalsDocument, { gradeProposals: [] });
  show(<AdminPage />, { at: '/admin?tab=picks', answers, member: sampleOwner() });
  await screen.findByRole('rowheader');
  return { user: userEvent.setup(), answers };
}

describe('the grade that a score proposes', () => {
  const openGrade = async (given: Partial<AdminPickFragment> = {}) => {
    const { user } = await showPick(sampleAdminPick({ ...STARTED, ...given }));
    await user.selectOptions(screen.getByLabelText(`Result of ${GAME}`), 'Win');
    await user.type(screen.getByLabelText('Memphis Grizzlies'), '101–99');
    return user;
  };

  test('is shown beside the chosen one, and taken only when the admin says so', async () => {
    const user = await openGrade();
    expect(screen.getByText('Memphis Grizzlies 101, Boston Celtics 99: Celtics −3.5 loses')).toBeVisible();
    const result = within(screen.getByRole('dialog')).getByLabelText('Result');
    expect(result).toHaveValue('WIN');
    await user.click(screen.getByRole('button', { name: 'Change the result to Loss' }));
    expect(result).toHaveValue('LOSS');
    expect(screen.queryByRole('button', { name: /Change the result/ })).toBeNull();
  });

  test('says why there is none', async () => {
    await openGrade({ market: 'PROP' });
    expect(
      screen.getByText('The final score does not decide this market. Choose the result yourself.'),
    ).toBeVisible();
  });
});

describe('the prices of a pick', () => {
  const stored = (prices: object[]) =>
    ({ pick: { __typename: 'Pick', id: 'pick_1', book: null, prices } }) as never;
  const close = {
    __typename: 'PickPrice',
    moment: 'CLOSE',
    book: 'Harbor',
    line: -4,
    odds: 1.909091,
    oddsOther: null,
  };

  test('are those at posting and at the close, and of each plan for a scheduled pick', async () => {
    const answers = new Answers().to(PickPricesDocument, stored([close]));
    const { user } = await showPick(
      sampleAdminPick({ subscription: 'PREMIUM', releaseAt: '2026-11-20T17:00:00.000Z' }),
      answers,
    );
    await user.click(screen.getByRole('button', { name: `Odds of ${GAME}` }));
    const groups = await screen.findAllByRole('group');
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Odds at posting',
      'Odds when it opened to VIP',
      'Odds when it opened to Premium',
      'Odds at the close',
    ]);
  });

  test('closed by Escape, what was typed is kept until it is discarded', async () => {
    const answers = new Answers().or(PickPricesDocument, stored([close]));
    const { user } = await showPick(sampleAdminPick(), answers);
    const open = async () => {
      await user.click(screen.getByRole('button', { name: `Odds of ${GAME}` }));
      const closing = await screen.findByRole('group', { name: 'Odds at the close' });
      return within(closing).getByLabelText('Odds');
    };
    const before = await open();
    await user.clear(before);
    await user.type(before, '+105');
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(await open()).toHaveValue('+105');
    await user.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(
      within(screen.getByRole('group', { name: 'Odds at the close' })).getByLabelText('Odds'),
    ).toHaveValue('-110');
  });

  test('once the result is in, another price at posting is asked for first, old and new', async () => {
    const answers = new Answers()
      .to(PickPricesDocument, stored([close]))
      .to(WritePricesDocument, { writePrices: { unchanged: 0 } });
    const { user } = await showPick(sampleAdminPick({ ...STARTED, result: 'WIN' }), answers);
    await user.click(screen.getByRole('button', { name: `Odds of ${GAME}` }));
    const posting = within(await screen.findByRole('group', { name: 'Odds at posting' }));
    await user.clear(posting.getByLabelText('Odds'));
    await user.type(posting.getByLabelText('Odds'), '-1150');
    await user.click(screen.getByRole('button', { name: 'Save Odds' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      '−1150 is far from usual odds. The result is in. The odds at posting were −110 at −3.5 and become −1150 at −3.5; ' +
        'the record keeps both.',
    );
    expect(answers.timesSent(WritePricesDocument)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Save Anyway' }));
    await waitFor(() => expect(answers.timesSent(WritePricesDocument)).toBe(1));
  });

  test('are corrected and sent; what is wrong is said at its field', async () => {
    const answers = new Answers()
      .to(PickPricesDocument, stored([close]))
      .to(WritePricesDocument, { writePrices: { unchanged: 0 } });
    const { user } = await showPick(sampleAdminPick(), answers);
    await user.click(screen.getByRole('button', { name: `Odds of ${GAME}` }));
    const closing = within(await screen.findByRole('group', { name: 'Odds at the close' }));
    const odds = closing.getByLabelText('Odds');
    await user.clear(odds);
    await user.type(odds, 'even');
    await user.click(screen.getByRole('button', { name: 'Save Odds' }));
    expect(closing.getByText('Write -110 or 1.91')).toBeVisible();
    await user.clear(odds);
    await user.type(odds, '-50');
    await user.click(screen.getByRole('button', { name: 'Save Odds' }));
    expect(closing.getByText('American odds begin at -100 and +100')).toBeVisible();
    await user.clear(odds);
    await user.type(odds, '+105');
    await user.click(screen.getByRole('button', { name: 'Save Odds' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers.variablesOf(WritePricesDocument)).toEqual([
      {
        input: {
          prices: [
            {
              ...{ pickId: 'pick_1', moment: 'POSTED', book: null, line: -3.5 },
              odds: 1.909091,
              oddsOther: null,
            },
            {
              ...{ pickId: 'pick_1', moment: 'CLOSE', book: 'Harbor', line: -4 },
              odds: 2.05,
              oddsOther: null,
            },
          ],
        },
      },
    ]);
  });
});

describe('importing prices', () => {
  const report = (given: object) =>
    ({
      importPrices: {
        __typename: 'ImportPricesPayload',
        ...{ changes: [], unchanged: 0, problems: [], applied: false },
        ...given,
      },
    }) as never;
  const change = {
    ...{ __typename: 'PriceChange', row: 2, game: GAME, moment: 'CLOSE', before: null },
    after: '-3.5 at 1.87',
  };
  const check = async (answers: Answers) => {
    const { user } = await showPick(sampleAdminPick(), answers);
    await user.click(screen.getByRole('button', { name: 'Import Odds' }));
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Check File' }));
    return user;
  };
  const choose = (user: UserEvent) =>
    user.upload(screen.getByLabelText('File'), new File(['pick,moment,odds'], 'prices.csv'));

  test('names each bad line once with all its faults, offers nothing to write, and is checked again', async () => {
    const problem = (row: number, reason: string) => ({ __typename: 'PriceProblem', row, reason });
    const problems = [
      problem(3, '"x" are no odds'),
      problem(3, 'No pick has this id'),
      problem(5, 'No pick'),
    ];
    const user = await check(
      new Answers().to(
        ImportPricesDocument,
        report({ problems, changes: [change] }),
        report({ problems: problems.slice(2) }),
        report({ changes: [change] }),
      ),
    );
    expect(await screen.findByText('Line 3: "x" are no odds. No pick has this id.')).toBeVisible();
    expect(screen.getByText('Nothing was written. 2 lines are wrong:')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check Again' }));
    expect(await screen.findByText('Nothing was written. One line is wrong:')).toBeVisible();
    await choose(user);
    expect(screen.queryByText('Line 5: No pick.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check File' }));
    expect(await screen.findByRole('button', { name: 'Write 1 change' })).toBeVisible();
  });

  test('says why a file that was changed on disk cannot be read', async () => {
    const { user } = await showPick(sampleAdminPick());
    await user.click(screen.getByRole('button', { name: 'Import Odds' }));
    await choose(user);
    const { arrayBuffer } = File.prototype;
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await user.click(screen.getByRole('button', { name: 'Check File' }));
    File.prototype.arrayBuffer = arrayBuffer;
    expect(
      await screen.findByText('The file was changed after you chose it. Choose it again.'),
    ).toBeVisible();
  });

  test('offers the posted picks of the day as a file to fill in, and names the moments', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => {
      blobs.push(blob as Blob);
      return 'blob:odds';
    };
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
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
    const after = await screen.findByRole('cell', { name: '−3.5 at 1.87' });
    expect(after).toBeVisible();
    // The name of its column on a phone, where rows are cards.
    expect(after).toHaveAttribute('data-label', 'After');
    // The focus was on the button that is gone.
    expect(after.closest('[tabindex]')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Write 1 change' }));
    expect(await screen.findByText('Written: 1 change.')).toBeVisible();
    expect(answers.variablesOf(ImportPricesDocument)).toEqual([
      { input: { file: 'pick,moment,odds', apply: false } },
      { input: { file: 'pick,moment,odds', apply: true } },
    ]);
  });
});
