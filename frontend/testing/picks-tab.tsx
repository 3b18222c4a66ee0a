import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  AdminBoardDocument,
  type AdminPickFragment,
  GradeProposalsDocument,
  ProblemsDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { board, sampleOwner, today } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

export const GAME = 'Memphis Grizzlies @ Boston Celtics';
export const admin = sampleOwner();
export const STARTED = { startsAt: '2026-11-20T17:00:00.000Z' };

export function answer(picks: AdminPickFragment[]) {
  return { adminBoard: board(picks), today: today() };
}

export function payload(pick: AdminPickFragment) {
  return { __typename: 'PickPayload' as const, pick };
}

export async function showAdmin(answers: Answers) {
  answers.to(ProblemsDocument, { problems: [] }).or(GradeProposalsDocument, { gradeProposals: [] });
  show(<AdminPage />, { at: '/admin?tab=picks', answers, member: admin });
  await screen.findByRole('heading', { level: 1, name: 'Picks' });
  return userEvent.setup();
}

export async function showPick(pick: AdminPickFragment, answers = new Answers()) {
  answers.to(AdminBoardDocument, answer([pick]));
  const user = await showAdmin(answers);
  await screen.findByRole('rowheader');
  return { user, answers };
}

export async function fillForm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'New Pick' }));
  const form = within(await screen.findByRole('dialog', { name: 'New Pick' }));
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
