import { readFileSync } from 'node:fs';
import { getDirective } from '@graphql-tools/utils';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildSchema, type DocumentNode, isObjectType, Kind } from 'graphql';
import * as generated from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleStaff } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { STAFF_ROLES, type StaffRole, scopesOf } from '#schema/rules/access/staff.ts';
import { AdminPage } from './AdminPage.tsx';
import { ADMIN_TABS, type AdminTab, adminPath, memberPath } from './admin-address.ts';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
let answers: Answers;
beforeEach(() => {
  jest.restoreAllMocks();
  answers = new Answers();
  globalThis.fetch = answers.fetch;
});

/** The root fields that an operation asks for. */
function rootsOf(operation: string) {
  const document = (generated as unknown as Record<string, DocumentNode>)[`${operation}Document`];
  return (document?.definitions ?? []).flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const root = schema.getRootType(definition.operation);
    return definition.selectionSet.selections.map((selection) => {
      if (selection.kind !== Kind.FIELD || !isObjectType(root)) throw new Error(`${operation} is not plain`);
      return root.getFields()[selection.name.value];
    });
  });
}

/** What was sent although the role may not. */
function forbidden(role: StaffRole): string[] {
  return answers.requests
    .map(({ name }) => name)
    .filter((name) =>
      rootsOf(name).some((field) => {
        const [staff] = (field && getDirective(schema, field, 'staff')) ?? [];
        return staff && !staff.anyOf.some((scope: never) => scopesOf(role).includes(scope));
      }),
    );
}

const ADDRESSES = [
  ...ADMIN_TABS.map((tab) => adminPath(tab)),
  '/admin?tab=nonsense',
  adminPath('picks', { show: 'grading' }),
  adminPath('picks', { show: 'analysts' }),
  memberPath('demo-plus'),
];

describe.each(STAFF_ROLES)('%s', (role) => {
  test.each(ADDRESSES)('%s asks for nothing that the server refuses', async (at) => {
    show(<AdminPage />, { at, answers, member: sampleStaff(role) });
    await waitFor(() => expect(answers.requests.length).toBeGreaterThan(1));
    await act(async () => {});
    expect(forbidden(role)).toEqual([]);
  });
});

test.each<[StaffRole, string[]]>([
  ['OWNER', ['Members', 'Money', 'Operations', 'Team']],
  ['FINANCE', ['Members', 'Money', 'Team']],
  ['SUPPORT', ['Members', 'Money', 'Operations']],
  ['ANALYST', ['Operations']],
])('%s has the parts %j in the menu, and begins with today', async (role, parts) => {
  show(<AdminPage />, { at: '/admin', answers, member: sampleStaff(role) });
  await act(async () => {});
  const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
  const named = menu.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby'));
  const names = named.flatMap((id) => (id ? [document.getElementById(id)?.textContent] : []));
  expect(names).toEqual(parts);
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Today');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Today');
});

/** The pages of a part of the menu. */
function pagesOf(part: string): (string | null)[] {
  const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
  const links = within(menu.getByRole('list', { name: part })).getAllByRole('link');
  return links.map(({ textContent }) => textContent);
}

test('the page that is open is marked, and names the heading', async () => {
  show(<AdminPage />, { at: adminPath('refunds'), answers, member: sampleStaff('SUPPORT') });
  await act(async () => {});
  const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Refunds');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Refunds');
});

test('the menu can be hidden, stays so in this browser, and comes back', async () => {
  const user = userEvent.setup();
  show(<AdminPage />, { at: '/admin', answers, member: sampleStaff('OWNER') });
  await user.click(await screen.findByRole('button', { name: 'Hide menu' }));
  expect(localStorage.getItem('desk-menu')).toBe('hidden');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(localStorage.getItem('desk-menu')).toBe('shown');
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});

test('a phone has the first three parts below the page, and all pages in a drawer', async () => {
  const user = userEvent.setup();
  const router = show(<AdminPage />, { at: '/admin', answers, member: sampleStaff('FINANCE') });
  await act(async () => {});
  const bar = within(screen.getByRole('navigation', { name: 'Admin, short' }));
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Members',
    'Money',
  ]);
  await user.click(bar.getByRole('button', { name: 'All pages' }));
  const all = within(screen.getByRole('navigation', { name: 'All pages' }));
  await user.click(all.getByRole('link', { name: 'Audit log' }));
  expect(router.state.location.search).toBe('?tab=audit');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[StaffRole, AdminTab, string, string[]]>([
  [
    'OWNER',
    'coupons',
    'Money',
    [
      'Revenue',
      'Invoices',
      'Payments',
      'Refunds',
      'Disputes',
      'Approvals',
      'Coupons',
      'Redemptions',
      'Prices',
    ],
  ],
  ['SUPPORT', 'refunds', 'Money', ['Invoices', 'Refunds', 'Approvals']],
  ['FINANCE', 'mails', 'Members', ['Members', 'Expiring cards', 'Mails']],
  ['OWNER', 'problems', 'Operations', ['Problems', 'Alerts', 'Feed', 'Background work', 'Going live']],
  ['OWNER', 'passkeys', 'Team', ['Staff', 'Audit log', 'Passkeys']],
  ['FINANCE', 'audit', 'Team', ['Audit log', 'Passkeys']],
  ['SUPPORT', 'alerts', 'Operations', ['Problems', 'Alerts', 'Feed', 'Background work']],
])('%s at %s sees the pages of %s: %j', async (role, tab, part, pages) => {
  show(<AdminPage />, { at: adminPath(tab), answers, member: sampleStaff(role) });
  await act(async () => {});
  expect(pagesOf(part)).toEqual(pages);
});
