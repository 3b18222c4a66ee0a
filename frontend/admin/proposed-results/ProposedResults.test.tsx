import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GradeProposalsDocument, GradeProposedDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleOwner } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { ProposedResults } from './ProposedResults.tsx';
import type { ProposedResult } from './use-proposed-results.ts';

const SEEN = 'the-odds-api.com, final seen 2026-11-20 03:58:12Z';
const proposal = (id: string, date: string, explanation: string, doubt: string | null) => ({
  ...{ __typename: 'GradeProposal' as const, pick: { __typename: 'Pick' as const, id, date } },
  ...{ explanation, scoreOne: 99, scoreTwo: 101, doubt, source: SEEN },
});
const LOSES = proposal('pick_1', '2026-11-20', 'Lakers 99, Celtics 101: Celtics -3.5 loses', null);
const WINS = proposal('pick_2', '2026-11-19', 'Knicks 99, Heat 101: Over 199.5 wins', 'Seen once so far.');

function showResults(answers: Answers, ...lists: ProposedResult[][]) {
  answers.to(GradeProposalsDocument, ...lists.map((gradeProposals) => ({ gradeProposals })));
  let graded = 0;
  const onGraded = () => {
    graded += 1;
  };
  show(<ProposedResults onGraded={onGraded} />, { at: '/admin', answers, member: sampleOwner() });
  return { user: userEvent.setup(), times: () => graded };
}

function saved(...ids: string[]) {
  const picks = ids.map((id) => ({ __typename: 'Pick' as const, id, result: 'WIN' as const }));
  return { gradeProposed: { __typename: 'GradeProposedPayload' as const, picks } };
}

const grade = (pickId: string) => ({ pickId, scoreOne: 99, scoreTwo: 101 });

test('results are confirmed together, without one that is doubted', async () => {
  const answers = new Answers().to(GradeProposedDocument, saved('pick_1'));
  const { user, times } = showResults(answers, [LOSES, WINS], [WINS]);
  expect(await screen.findByText('2 results to confirm')).toBeVisible();
  const days = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Thursday, November 19, 2026', 'Friday, November 20, 2026']);
  expect(screen.getByText(`${SEEN}. Seen once so far.`)).toBeVisible();
  expect(screen.getByLabelText(/Over 199.5 wins/)).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Confirm 1 result' }));
  expect(await screen.findByText('Saved 1 result.')).toBeVisible();
  expect(answers.variablesOf(GradeProposedDocument)).toEqual([{ input: { grades: [grade('pick_1')] } }]);
  expect(screen.getByText('1 result to confirm')).toBeVisible();
  expect(times()).toBe(1);
});

test('one that is doubted is confirmed with the others where somebody chooses it', async () => {
  const answers = new Answers().to(GradeProposedDocument, saved('pick_2'));
  const { user } = showResults(answers, [LOSES, WINS], [LOSES]);
  await user.click(await screen.findByLabelText(/Over 199.5 wins/));
  await user.click(screen.getByLabelText(/Celtics -3.5|Celtics −3.5/));
  await user.click(screen.getByRole('button', { name: 'Confirm 1 result' }));
  expect(await screen.findByText('Saved 1 result.')).toBeVisible();
  expect(answers.variablesOf(GradeProposedDocument)).toEqual([{ input: { grades: [grade('pick_2')] } }]);
});

test('one by the keyboard alone: the focus stays at the list', async () => {
  const answers = new Answers().to(GradeProposedDocument, saved('pick_2'));
  const { user } = showResults(answers, [LOSES, WINS], [LOSES]);
  await screen.findByText('2 results to confirm');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: /^Confirm Knicks/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Saved 1 result.')).toBeVisible();
  expect(answers.variablesOf(GradeProposedDocument)).toEqual([{ input: { grades: [grade('pick_2')] } }]);
  const next = within(screen.getByRole('region')).getByRole('checkbox');
  for (let count = 0; count < 2; count += 1) await user.tab();
  expect(next).toHaveFocus();
});

test('a score that changed meanwhile is said, and so is a failure', async () => {
  const answers = new Answers().to(GradeProposedDocument, saved(), 'NOT_FOUND');
  const { user, times } = showResults(answers, [LOSES], [LOSES]);
  await user.click(await screen.findByRole('button', { name: 'Confirm 1 result' }));
  expect(await screen.findByText(/^Saved 0 results. 1 score changed meanwhile/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm 1 result' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to update winner status/);
  expect(times()).toBe(1);
});

test('nothing is shown when nothing is proposed', async () => {
  const answers = new Answers();
  showResults(answers, []);
  await screen.findByText((_, element) => element?.tagName === 'BODY');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
