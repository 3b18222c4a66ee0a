import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  type AdminPickFragment,
  GradePickDocument,
  GradingQueueDocument,
  type GradingQueueQuery,
  ProblemsDocument,
  WritePricesDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleAdminPick, sampleOwner, today } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
// Compiled before the first test, which would wait for it otherwise.
import './GradingQueue.tsx';

type Proposals = GradingQueueQuery['gradeProposals'];

const pick = (id: string, given: Partial<AdminPickFragment> = {}) =>
  sampleAdminPick({ id, teamOne: `${id} Away`, startsAt: '2026-11-20T17:00:00.000Z', ...given });
const graded = (given: AdminPickFragment) => ({
  gradePick: { __typename: 'PickPayload' as const, pick: given },
});

afterEach(() => sessionStorage.clear());

async function queue(picks: AdminPickFragment[], answers = new Answers(), proposals: Proposals = []) {
  answers
    .to(GradingQueueDocument, { gradingQueue: picks, gradeProposals: proposals, today: today() })
    .to(ProblemsDocument, { problems: [] });
  show(<AdminPage />, { at: '/admin?show=grading', answers, member: sampleOwner() });
  await screen.findByRole('heading', { name: 'Grading queue' });
  return { answers, user: userEvent.setup() };
}

const heading = (id: string) => screen.findByRole('heading', { name: `${id} Away @ Boston Celtics` });
const inputs = (answers: Answers) => answers.variablesOf(GradePickDocument).map(({ input }) => input);

test('a score and Enter give the result that it makes, pick after pick, without a mouse', async () => {
  const picks = ['A', 'B'].map((id) => pick(id));
  const answers = new Answers().to(GradePickDocument, ...picks.map(graded));
  const { user } = await queue(picks, answers);
  await heading('A');
  await user.keyboard('99-101');
  expect(screen.getByText(/A Away 99, Boston Celtics 101: Celtics −3.5 loses/)).toBeVisible();
  await user.keyboard('{Enter}');
  await heading('B');
  await user.keyboard('90-101{Enter}');
  expect(await screen.findByText('Every pick has its result')).toBeVisible();
  await waitFor(() => expect(answers.timesSent(GradePickDocument)).toBe(2));
  expect(inputs(answers)).toEqual([
    expect.objectContaining({ id: 'A', result: 'LOSS', scoreOne: 99, scoreTwo: 101 }),
    expect.objectContaining({ id: 'B', result: 'WIN', scoreOne: 90, scoreTwo: 101 }),
  ]);
});

test.each([
  ['w', { result: 'WIN' }],
  ['l', { result: 'LOSS' }],
  ['p', { result: 'PUSH' }],
  ['v1', { result: 'VOID', voidReason: 'POSTPONED' }],
])('the keys %s give a result from the field of the score', async (keys, result) => {
  const answers = new Answers().to(GradePickDocument, graded(pick('A')));
  const { user } = await queue([pick('A')], answers);
  await heading('A');
  await user.keyboard(keys);
  await waitFor(() => expect(inputs(answers)).toEqual([expect.objectContaining({ id: 'A', ...result })]));
});

test('a result that the score contradicts asks why before it is saved', async () => {
  const answers = new Answers().to(GradePickDocument, graded(pick('A')));
  const { user } = await queue([pick('A')], answers);
  await heading('A');
  await user.keyboard('99-101w');
  const why = screen.getByLabelText('Why the score does not decide it');
  expect(why).toHaveFocus();
  expect(why).toHaveAccessibleDescription('The score makes it a Loss. Change the result, or say why');
  await user.keyboard('won after review');
  expect(answers.timesSent(GradePickDocument)).toBe(0);
  await user.click(screen.getByRole('button', { name: /^Win/ }));
  await waitFor(() =>
    expect(inputs(answers)).toEqual([expect.objectContaining({ result: 'WIN', reason: 'won after review' })]),
  );
});

test('closing odds are written with the result, and wrong ones are refused', async () => {
  const answers = new Answers()
    .to(GradePickDocument, graded(pick('A')))
    .to(WritePricesDocument, { writePrices: { unchanged: 0 } });
  const { user } = await queue([pick('A')], answers);
  await heading('A');
  await user.keyboard('99-101');
  await user.type(screen.getByLabelText('Closing odds'), 'ten{Enter}');
  expect(screen.getByText('Write -112 or +150, or with its line -4 -112')).toBeVisible();
  await user.clear(screen.getByLabelText('Closing odds'));
  await user.type(screen.getByLabelText('Closing odds'), '150{Enter}');
  expect(screen.getByText('Is +150 meant? Write -112 or +150, or with its line -4 -112')).toBeVisible();
  expect(answers.timesSent(GradePickDocument)).toBe(0);
  await user.clear(screen.getByLabelText('Closing odds'));
  await user.type(screen.getByLabelText('Closing odds'), '-4 -112{Enter}');
  await waitFor(() => expect(answers.timesSent(WritePricesDocument)).toBe(1));
  const [{ input } = { input: null }] = answers.variablesOf(WritePricesDocument);
  expect(input).toEqual({
    prices: [
      expect.objectContaining({ pickId: 'A', moment: 'CLOSE', line: -4, odds: expect.closeTo(1.893, 3) }),
    ],
  });
});

test('the score of the feed is there already, and arrows move without a result', async () => {
  const proposals: Proposals = [{ pick: { id: 'B' }, scoreOne: 88, scoreTwo: 90 }];
  const { user, answers } = await queue([pick('A'), pick('B')], new Answers(), proposals);
  await heading('A');
  await user.keyboard('{ArrowDown}');
  await heading('B');
  expect(screen.getByLabelText('Boston Celtics')).toHaveValue('90');
  await user.keyboard('{ArrowUp}');
  await heading('A');
  expect(within(screen.getByRole('complementary', { name: 'Waiting' })).getByText('2')).toBeVisible();
  expect(answers.timesSent(GradePickDocument)).toBe(0);
});

test('what the server refuses comes back into the queue, and says why', async () => {
  const answers = new Answers().to(GradePickDocument, 'INTERNAL_SERVER_ERROR');
  const { user } = await queue([pick('A')], answers);
  await heading('A');
  await user.keyboard('w');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^A Away @ Boston Celtics: Failed to update pick./,
  );
  expect(await heading('A')).toBeVisible();
});
