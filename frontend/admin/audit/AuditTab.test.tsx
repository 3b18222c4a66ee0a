import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import { AuditLogDocument, type AuditRowFragment, ProblemsDocument } from '#frontend/generated/graphql.ts';
import { page } from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { type Sample, sampleStaff } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

function sampleEntry(given: Partial<AuditRowFragment> = {}): Sample<AuditRowFragment, 'AuditLogEntry'> {
  return {
    __typename: 'AuditLogEntry',
    ...{ id: '9', at: '2026-11-20T15:00:00.000Z', actorId: 'ann', actor: 'ann@chalkline.test' },
    ...{ keyId: null, keyPrefix: null, signedInAt: '2026-11-20T14:00:00.000Z', device: 'Chrome on Mac' },
    ...{ area: 'STAFF', action: 'staff.role', text: 'Got the role Support: Joined' },
    ...{ targetId: 'bob', target: 'bob@chalkline.test', isMember: true },
    changes: [{ field: 'role', before: 'ANALYST', after: 'SUPPORT' }],
    ...given,
  };
}

function showLog(entries: ReturnType<typeof sampleEntry>[], at = '/admin?tab=audit') {
  const answers = new Answers()
    .to(ProblemsDocument, { problems: [] })
    .to(AuditLogDocument, { auditLog: page(entries, null) });
  const router = show(<AdminPage />, { at, answers, member: sampleStaff('FINANCE') });
  return { user: userEvent.setup(), router, answers };
}

const asked = (answers: Answers) =>
  answers.requests.filter(({ name }) => name === 'AuditLog').map(({ variables }) => variables.filter);

test('an entry says who did what by which sign-in, and what changed', async () => {
  showLog([sampleEntry()]);
  const row = within(await screen.findByRole('row', { name: /Got the role Support/ }));
  expect(row.getByText('Chrome on Mac')).toBeVisible();
  expect(row.getByRole('link', { name: 'bob@chalkline.test' })).toHaveAttribute(
    'href',
    '/admin?tab=members&member=bob',
  );
  expect(row.getByText('ANALYST')).toBeVisible();
  expect(row.getByText('SUPPORT')).toBeVisible();
});

test('what an entry names narrows the list, and stands in the address', async () => {
  const key = { keyId: 'key_1', keyPrefix: 'pk_abcd', signedInAt: null, device: null };
  const { user, router, answers } = showLog([sampleEntry({ ...key, isMember: false, changes: null })]);
  await user.click(await screen.findByRole('link', { name: 'Key pk_abcd…' }));
  await user.click(await screen.findByRole('link', { name: 'ann@chalkline.test' }));
  expect(router.state.location.search).toBe('?tab=audit&by=ann%40chalkline.test&key=key_1');
  await waitFor(() =>
    expect(asked(answers).at(-1)).toMatchObject({ actor: 'ann@chalkline.test', keyId: 'key_1' }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(router.state.location.search).toBe('?tab=audit');
});

test('an address is a view that can be sent; nothing found says so', async () => {
  const { answers } = showLog([], '/admin?tab=audit&area=MONEY&about=CL-1&from=2026-11-01&to=nonsense');
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  expect(screen.getByLabelText('Subject')).toHaveValue('MONEY');
  expect(screen.getByLabelText('About')).toHaveValue('CL-1');
  expect(asked(answers)).toEqual([
    { area: 'MONEY', byPeople: true, actor: null, target: 'CL-1', keyId: null, from: '2026-11-01', to: null },
  ]);
});

test('more than two values are one click away, and withheld ones are named', async () => {
  const changes = ['league', 'odds', 'units', 'book'].map((field) => ({
    ...{ field, before: null, after: `new ${field}` },
  }));
  const { user } = showLog([sampleEntry({ changes }), sampleEntry({ id: '8', changes: null })]);
  expect(await screen.findByText('new odds')).toBeVisible();
  expect(screen.getByText('new book')).not.toBeVisible();
  await user.click(screen.getByText('2 more'));
  expect(screen.getByText('new book')).toBeVisible();
  expect(screen.getByText('Shown to people who read all picks')).toBeVisible();
});

test('what people did is listed unless all is asked for', async () => {
  const { user, router, answers } = showLog([sampleEntry()]);
  await screen.findByRole('row', { name: /Got the role Support/ });
  expect(asked(answers)[0]).toMatchObject({ byPeople: true });
  await user.selectOptions(screen.getByLabelText('Who'), 'By people and rules');
  expect(router.state.location.search).toBe('?tab=audit&who=all');
  await waitFor(() => expect(asked(answers).at(-1)).toMatchObject({ byPeople: false }));
});
