import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  AdminCouponsDocument,
  AdminSearchDocument,
  type AdminSearchQuery,
  CouponBatchesDocument,
  ProblemsDocument,
} from '#frontend/generated/graphql.ts';
import { couponPage } from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleStaff } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

type Found = AdminSearchQuery['adminSearch'][number];
const MEMBER: Found = {
  kind: 'MEMBER',
  id: 'ada',
  title: 'ada@work.test',
  detail: 'Ada Lovelace',
  memberId: 'ada',
  ...{ at: null, cents: null, more: 0 },
};
const CARD: Found = {
  kind: 'CARD',
  id: 'x',
  title: 'Visa ending in 4242',
  detail: 'ada@work.test',
  memberId: 'ada',
  ...{ at: '2026-11-20T18:00:00.000Z', cents: null, more: 0 },
};
const PAYMENT: Found = { ...CARD, kind: 'PAYMENT', title: 'txn8x2k', cents: 12_900, more: 12 };
const found = (...all: Found[]): AdminSearchQuery => ({
  adminSearch: all.map((each) => ({ ...each, __typename: 'Found' as const })),
});

let answers: Answers;
beforeEach(() => {
  answers = new Answers()
    .to(ProblemsDocument, { problems: [] })
    .to(AdminCouponsDocument, couponPage([]))
    .to(CouponBatchesDocument, { couponBatches: [] });
});

async function openBox(keys = '{Control>}k{/Control}') {
  const router = show(<AdminPage />, {
    at: '/admin?tab=coupons',
    answers,
    member: sampleStaff('FINANCE'),
  });
  const user = userEvent.setup();
  await screen.findByRole('button', { name: /^Find/ });
  await user.keyboard(keys);
  const dialog = within(await screen.findByRole('dialog', { name: 'Find' }));
  return { router, user, dialog, box: dialog.getByRole('combobox') };
}
const lines = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  '%s opens it with the pages of the role',
  async (keys) => {
    const { box, dialog } = await openBox(keys);
    expect(box).toHaveFocus();
    expect(lines()).toContain('PaymentsMoneyPage');
    expect(lines()).not.toContain('StaffTeamPage');
    expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Today');
  },
);

test('it scrolls to the line that is chosen, where browsers answer with a promise', async () => {
  const scrolled = jest.fn(async () => {});
  Element.prototype.scrollIntoView = scrolled as unknown as Element['scrollIntoView'];
  const { user, dialog } = await openBox();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Expiring cards');
  expect(scrolled).toHaveBeenCalledTimes(3);
});

test('what was typed is asked once typing pauses, and arrows and Enter open what is found', async () => {
  answers.to(AdminSearchDocument, found(MEMBER, CARD));
  const { router, user, box } = await openBox();
  await user.type(box, 'ada');
  expect(await screen.findByRole('option', { name: /^ada@work.test/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(answers.variablesOf(AdminSearchDocument)).toEqual([{ text: 'ada' }]);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /^Visa/ })).toHaveAttribute('aria-selected', 'true');
  expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /^Visa/ }).id);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.state.location.search).toBe('?tab=members&member=ada');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a page is opened by the beginning of its name, without asking the server for one letter', async () => {
  const { router, user, box } = await openBox();
  await user.type(box, 'd');
  expect(lines()).toEqual(['DisputesMoneyPage']);
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?tab=disputes');
  expect(answers.timesSent(AdminSearchDocument)).toBe(0);
});

test('it says that nothing was found, and that the search failed', async () => {
  answers.to(AdminSearchDocument, found(), 'INTERNAL_SERVER_ERROR');
  const { user, box } = await openBox();
  await user.type(box, 'zz');
  expect(await screen.findByText('Nothing found for "zz"')).toBeVisible();
  await user.type(box, 'z');
  await waitFor(() => expect(screen.getByText('The search failed. Please try again.')).toBeVisible());
});

test.each([
  ['4242', 'last4=4242'],
  ['$129', 'amount=%24129'],
  ['ada', 'member=ada'],
])(
  'after six payments of "%s" stands how many more there are, which leads to all of them',
  async (text, filter) => {
    answers.to(AdminSearchDocument, found(PAYMENT));
    const { router, user, box } = await openBox();
    await user.type(box, text);
    expect(await screen.findByRole('option', { name: /^\$129\.00, / })).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('and 12 more');
    await user.keyboard('{Enter}');
    expect(router.state.location.search).toBe(`?tab=payments&${filter}`);
  },
);

test('a command of the role is found by any of its words, and opens its form on its page', async () => {
  const owner = sampleStaff('OWNER');
  answers.to(AdminSearchDocument, found());
  const router = show(<AdminPage />, { at: '/admin?tab=coupons', answers, member: owner });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Find/ }));
  await user.type(screen.getByRole('combobox'), 'pas');
  expect(lines()).toEqual(['PasskeysTeamPage', 'Paste picksPicksCommand']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.state.location.search).toBe('?tab=picks');
  expect(await screen.findByRole('dialog', { name: 'Paste Picks' })).toBeVisible();
});

test('commands of other roles are not offered', async () => {
  const { user, box } = await openBox();
  await user.type(box, 'p');
  expect(lines().filter((line) => line?.endsWith('Command'))).toEqual([]);
});
