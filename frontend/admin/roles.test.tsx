import { readFileSync } from 'node:fs';
import { getDirective } from '@graphql-tools/utils';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
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

test.each<[StaffRole, string[], string[]]>([
  ['OWNER', ['Today', 'Picks', 'Members', 'Money', 'Operations', 'Team'], []],
  ['FINANCE', ['Today', 'Members', 'Money', 'Problems', 'Team'], []],
  ['SUPPORT', ['Today', 'Members', 'Money', 'Operations', 'Passkeys'], []],
  ['ANALYST', ['Today', 'Picks', 'Operations', 'Passkeys'], []],
])('%s has the parts %j, and begins with the first', async (role, parts, pages) => {
  show(<AdminPage />, { at: '/admin', answers, member: sampleStaff(role) });
  await act(async () => {});
  const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(parts);
  const isOpen = { current: pages.length > 0 ? (true as const) : ('page' as const) };
  expect(menu.getByRole('link', isOpen)).toHaveTextContent(parts[0] ?? '');
  expect(pagesOf(parts[0] ?? '')).toEqual(pages);
});

/** The pages of a part that is open; none are listed where there is one. */
function pagesOf(part: string): (string | null)[] {
  const menu = screen.queryByRole('navigation', { name: part });
  return menu
    ? within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    : [];
}

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
