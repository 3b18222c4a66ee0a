import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import { MemberRecordDocument, ProblemsDocument } from '#frontend/generated/graphql.ts';
import { sampleListedMember, sampleRecord } from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleMember, sampleOwner } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

type Record = ReturnType<typeof sampleRecord>;

export function showMember(answers: Answers) {
  answers.to(ProblemsDocument, { problems: [] });
  const at = '/admin?tab=members&search=plu&member=demo-plus';
  show(<AdminPage />, { at, answers, member: sampleOwner() });
  return userEvent.setup();
}

export async function showRecord(
  record: Parameters<typeof sampleRecord>[0],
  answers = new Answers(),
  after?: Record,
) {
  const member = sampleRecord(record);
  answers.to(MemberRecordDocument, { member }, { member: after ?? member });
  const user = showMember(answers);
  await screen.findByRole('heading', { level: 2, name: member.user.email });
  return user;
}

/** With plain spaces: times have some that no line breaks at. */
export const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

/** The facts of the page by name. */
export function facts(within = document.body): { [name: string]: string | null | undefined } {
  const terms = [...within.querySelectorAll('dt')];
  return Object.fromEntries(
    terms.map((term) => [term.textContent, plain(term.nextElementSibling?.textContent)]),
  );
}

export const changed = () => ({ __typename: 'AdminPlanPayload' as const, user: sampleMember() });
export const free = sampleListedMember({
  subscription: 'FREE',
  planStatus: 'EXPIRED',
  currentPeriodEndsAt: null,
});
