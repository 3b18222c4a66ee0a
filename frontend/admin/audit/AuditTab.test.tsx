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

test('an entry is a line under its day, and opens to who did it by which sign-in and what changed', async () => {
  const { user } = showLog([sampleEntry()]);
  const row = within(await screen.findByRole('row', { name: /Got the role Support/ }));
  expect(screen.getByRole('rowheader', { name: 'Friday, November 20, 2026' })).toBeVisible();
  expect(row.getByText('AN')).toBeVisible();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Time', 'Who', 'What', 'About', 'Change']);
  expect(row.getByRole('deletion')).toHaveTextContent('Analyst');
  expect(screen.queryByText('Chrome on Mac')).toBeNull();
  await user.click(row.getByRole('button', { name: /Got the role Support/ }));
  expect(screen.getByText('Chrome on Mac')).toBeVisible();
  expect(screen.getByRole('link', { name: 'bob@chalkline.test' })).toHaveAttribute(
    'href',
    '/admin?tab=members&member=bob',
  );
});

test('what a person did again and again within a minute is one line', async () => {
  const posted = (id: string, target: string) =>
    sampleEntry({
      ...{
        id,
        target,
        targetId: `pick_${id}`,
        isMember: false,
        action: 'pick.publish',
        text: 'Posted a pick',
      },
      changes: [{ field: 'status', before: 'DRAFT', after: 'PUBLISHED' }],
    });
  const { user } = showLog([
    posted('9', 'Bulls @ Heat'),
    posted('8', 'Jets @ Bills'),
    sampleEntry({ id: '7' }),
  ]);
  const row = await screen.findByRole('row', { name: /Posted 2 picks/ });
  expect(row).toHaveTextContent('Bulls @ Heat and 1 more');
  expect(within(screen.getByRole('table')).getAllByRole('button')).toHaveLength(2);
  await user.click(within(row).getByRole('button'));
  expect(screen.getAllByText('Posted', { exact: false }).length).toBeGreaterThan(1);
  expect(screen.getByRole('link', { name: 'Jets @ Bills' })).toBeVisible();
});

test('what an entry names narrows the list, is a chip, and is in the address', async () => {
  const key = { keyId: 'key_1', keyPrefix: 'pk_abcd', signedInAt: null, device: null };
  const { user, router, answers } = showLog([sampleEntry({ ...key, isMember: false, changes: null })]);
  const open = async () => user.click(await screen.findByRole('button', { name: /Got the role Support/ }));
  await open();
  expect(screen.getByText('Shown to people who read all picks')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Key pk_abcd…' }));
  await open();
  await user.click(screen.getByRole('link', { name: 'ann@chalkline.test' }));
  expect(router.state.location.search).toBe('?tab=audit&by=ann%40chalkline.test&key=key_1');
  await waitFor(() =>
    expect(asked(answers).at(-1)).toMatchObject({ actor: 'ann@chalkline.test', keyId: 'key_1' }),
  );
  await user.click(screen.getByRole('button', { name: 'Without: By ann@chalkline.test' }));
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  expect(router.state.location.search).toBe('?tab=audit&key=key_1');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(router.state.location.search).toBe('?tab=audit');
});

test('an address is a view that can be sent; nothing found says so', async () => {
  const { user, answers } = showLog([], '/admin?tab=audit&area=MONEY&about=CL-1&from=2026-11-01&to=nonsense');
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Plans and refunds' })).toBeChecked();
  expect(screen.getByText('About CL-1')).toBeVisible();
  expect(screen.getByText('From Nov 1, 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(await screen.findByLabelText('About')).toHaveValue('CL-1');
  expect(asked(answers)).toEqual([
    { area: 'MONEY', byPeople: true, actor: null, target: 'CL-1', keyId: null, from: '2026-11-01', to: null },
  ]);
});

test('what people did is listed unless all is chosen; a subject is one press', async () => {
  const { user, router, answers } = showLog([sampleEntry()]);
  await screen.findByRole('row', { name: /Got the role Support/ });
  expect(asked(answers)[0]).toMatchObject({ byPeople: true });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.selectOptions(await screen.findByLabelText('Who'), 'By people and rules');
  expect(router.state.location.search).toBe('?tab=audit&who=all');
  await user.click(screen.getByRole('radio', { name: 'Picks' }));
  expect(router.state.location.search).toBe('?tab=audit&area=PICKS&who=all');
  await waitFor(() => expect(asked(answers).at(-1)).toMatchObject({ byPeople: false, area: 'PICKS' }));
});
