import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  AdminBoardDocument,
  type AdminPickFragment,
  GradeProposalsDocument,
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
    await user.type(await screen.findByLabelText('Memphis Grizzlies'), '101–99');
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
    await user.click(screen.getByRole('button', { name: '−1150, as written' }));
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
    await user.type(odds, 'much');
    await user.click(screen.getByRole('button', { name: 'Save Odds' }));
    expect(closing.getByText('Write -110, +150 or 1.91')).toBeVisible();
    await user.clear(odds);
    await user.type(odds, '-50');
    await user.click(screen.getByRole('button', { name: 'Save Odds' }));
    expect(closing.getByText('American odds begin at -100 and +100; write -110, +150 or 1.91')).toBeVisible();
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
          answers: [],
        },
      },
    ]);
  });

  test('are read as this product shows them, and 150 is asked about', async () => {
    const answers = new Answers()
      .to(PickPricesDocument, stored([close]))
      .to(WritePricesDocument, { writePrices: { unchanged: 0 } });
    const { user } = await showPick(sampleAdminPick(), answers);
    await user.click(screen.getByRole('button', { name: `Odds of ${GAME}` }));
    const closing = within(await screen.findByRole('group', { name: 'Odds at the close' }));
    const type = (label: string, value: string) =>
      fireEvent.change(closing.getByLabelText(label), { target: { value } });
    type('Line', '−3½');
    type('Odds', '150');
    type('Other team’s odds', '(−170)');
    await user.click(screen.getByRole('button', { name: 'Save Odds' }));
    const asked = within(screen.getByRole('group', { name: 'Is +150 meant?' }));
    expect(answers.timesSent(WritePricesDocument)).toBe(0);
    await user.click(asked.getByRole('button', { name: '+150 (2.50)' }));
    await user.click(screen.getByRole('button', { name: 'Save Odds' }));
    await waitFor(() => expect(answers.timesSent(WritePricesDocument)).toBe(1));
    const [{ input } = { input: null }] = answers.variablesOf(WritePricesDocument);
    expect((input as { prices: object[] }).prices[1]).toMatchObject({
      line: -3.5,
      odds: 2.5,
      oddsOther: expect.closeTo(1.588, 3),
    });
  });

  test('that are hardly of the same bet are asked about, and the answer goes with them', async () => {
    const answers = new Answers()
      .to(PickPricesDocument, stored([close]))
      .to(WritePricesDocument, { writePrices: { unchanged: 0 } });
    const { user } = await showPick(sampleAdminPick(), answers);
    await user.click(screen.getByRole('button', { name: `Odds of ${GAME}` }));
    const closing = within(await screen.findByRole('group', { name: 'Odds at the close' }));
    const line = closing.getByLabelText('Line');
    await user.clear(line);
    await user.type(line, '4');
    await user.clear(line);
    await user.type(line, '+3.5');
    await user.click(screen.getByRole('button', { name: 'Save Odds' }));
    const asked = screen.getByRole('group', { name: 'The pick is at −3.5. Is +3.5 a line of the same bet?' });
    expect(answers.timesSent(WritePricesDocument)).toBe(0);
    await user.click(within(asked).getByRole('button', { name: '+3.5, as written' }));
    await user.click(screen.getByRole('button', { name: 'Save Odds' }));
    await waitFor(() => expect(answers.timesSent(WritePricesDocument)).toBe(1));
    expect(answers.variablesOf(WritePricesDocument)[0]).toMatchObject({
      input: { answers: [{ question: 'line:line:pick_1 3.5', choice: 'written' }] },
    });
  });
});
