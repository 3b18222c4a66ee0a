import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  type AdminCouponFragment,
  AdminCouponsDocument,
  DeleteCouponDocument,
  SwitchCouponDocument,
} from '#frontend/generated/graphql.ts';
import { couponPage, sampleCoupon } from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { showCoupon, showCoupons } from '#frontend/testing/coupons-tab.tsx';

afterEach(() => sessionStorage.clear());

/** The words of a row, cell by cell. */
const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);

describe('the table', () => {
  test.each<[string, Partial<AdminCouponFragment>, string[]]>([
    ['the plainest', {}, ['20% offFirst charge', 'PlusPremium', '3', 'Active No endCreated Nov 1, 2026']],
    [
      'dollars for some months, with limits',
      {
        ...{ discountType: 'FIXED', discountAmount: 12.5, duration: 'MONTHS', durationMonths: 3 },
        ...{ maxRedemptions: 100, maxPerCustomer: 1, firstPurchaseOnly: true, plans: ['VIP'] },
      },
      ['$12.50 offFirst 3 charges', 'VIP', '3 of 100first purchase, once each'],
    ],
    ['one for ever', { duration: 'FOREVER' }, ['20% offEvery charge']],
  ])('%s', async (_name, given, words) => {
    await showCoupon(sampleCoupon(given));
    expect(cells()).toEqual(expect.arrayContaining(words));
  });

  test.each<[string, Partial<AdminCouponFragment>]>([
    ['Upcoming', { startsAt: '2026-12-01T05:00:00.000Z', endsAt: '2027-01-01T05:00:00.000Z' }],
    ['Over', { endsAt: '2026-11-20T18:00:00.000Z' }],
    ['Used up', { maxRedemptions: 4, used: 3, reserved: 1 }],
    ['Off', { isActive: false }],
  ])('%s', async (word, given) => {
    await showCoupon(sampleCoupon(given));
    expect(screen.getByText(word)).toBeVisible();
  });

  const [START, END] = ['2026-12-01T05:00:00.000Z', '2027-01-01T04:59:00.000Z'];
  test.each<[string, Partial<AdminCouponFragment>]>([
    ['No end', {}],
    ['Until Dec 31, 2026, 11:59 PM ET', { endsAt: END }],
    ['Dec 1, 2026, 12:00 AM ET on, no end', { startsAt: START }],
    ['Dec 1, 2026, 12:00 AM ET to Dec 31, 2026, 11:59 PM ET', { startsAt: START, endsAt: END }],
  ])('is valid: %s', async (words, given) => {
    await showCoupon(sampleCoupon(given));
    const state = given.startsAt ? 'Upcoming' : 'Active';
    expect(cells()).toContain(`${state} ${words}Created Nov 1, 2026`);
  });

  test('copies a code, and says so or why not', async () => {
    const user = await showCoupon(sampleCoupon());
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy code SAVE20' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not copy it. Select SAVE20/);
    await user.click(screen.getByRole('button', { name: 'Copy code SAVE20' }));
    expect(await screen.findByText('Copied SAVE20.')).toBeVisible();
    expect(writeText).toHaveBeenLastCalledWith('SAVE20');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Copied SAVE20.')).toBeNull();
  });

  test('says that it is loading, and that there is none', async () => {
    const answers = new Answers();
    const release = answers.delayed(AdminCouponsDocument, couponPage([]));
    showCoupons(answers);
    expect(await screen.findByText('Loading coupons...')).toBeInTheDocument();
    release();
    expect(await screen.findByText('No coupons available')).toBeVisible();
  });

  test('that cannot be loaded says so, and can be tried again', async () => {
    const answers = new Answers().to(
      AdminCouponsDocument,
      'INTERNAL_SERVER_ERROR',
      couponPage([sampleCoupon()]),
    );
    const user = showCoupons(answers);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load coupons. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('rowheader')).toHaveTextContent('SAVE20');
  });

  test('goes on and back page by page', async () => {
    const older = sampleCoupon({ id: 'coupon_2', code: 'OLDER' });
    const answers = new Answers().to(
      AdminCouponsDocument,
      couponPage([sampleCoupon()], 'cursor'),
      couponPage([older]),
      couponPage([sampleCoupon()], 'cursor'),
    );
    const user = showCoupons(answers);
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    expect(await screen.findByRole('rowheader', { name: 'OLDER' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
    expect(answers.variablesOf(AdminCouponsDocument)[1]).toMatchObject({ after: 'cursor' });
    await user.click(screen.getByRole('button', { name: 'Newer' }));
    expect(await screen.findByRole('rowheader', { name: 'SAVE20' })).toBeVisible();
  });
});

describe('a coupon is switched', () => {
  const off = {
    updateCoupon: {
      __typename: 'CouponPayload' as const,
      coupon: { __typename: 'Coupon' as const, id: 'coupon_1', isActive: false },
    },
  };

  const on = {
    updateCoupon: { ...off.updateCoupon, coupon: { ...off.updateCoupon.coupon, isActive: true } },
  };

  test('off, which its row says, and that can be undone', async () => {
    const answers = new Answers().to(SwitchCouponDocument, off, on);
    const user = await showCoupon(sampleCoupon(), answers);
    await user.click(screen.getByRole('button', { name: 'Switch off SAVE20' }));
    expect(await screen.findByRole('button', { name: 'Switch on SAVE20' })).toBeEnabled();
    expect(screen.getByText('Off')).toBeVisible();
    expect(answers.variablesOf(SwitchCouponDocument)).toEqual([
      { input: { id: 'coupon_1', isActive: false } },
    ]);
    expect(screen.getByText(/^SAVE20 is off and can no longer be used/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('SAVE20 is on again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Switch off SAVE20' })).toBeEnabled();
    expect(answers.variablesOf(SwitchCouponDocument)[1]).toEqual({
      input: { id: 'coupon_1', isActive: true },
    });
  });

  test('a failure is said, and nothing changed', async () => {
    const user = await showCoupon(sampleCoupon(), new Answers().to(SwitchCouponDocument, 'unreachable'));
    await user.click(screen.getByRole('button', { name: 'Switch off SAVE20' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to switch coupon. Please try again.');
    expect(screen.getByRole('button', { name: 'Switch off SAVE20' })).toBeEnabled();
  });
});

test('a list that cannot be refreshed stays, and says that it may be out of date', async () => {
  const gone = {
    deleteCoupon: { __typename: 'DeleteCouponPayload' as const, deletedCouponId: 'x', code: 'SAVE20' },
  };
  const list = couponPage([sampleCoupon()]);
  const answers = new Answers()
    .to(AdminCouponsDocument, list, 'UNAVAILABLE', list)
    .to(DeleteCouponDocument, gone);
  const user = showCoupons(answers);
  await user.click(await screen.findByRole('button', { name: 'Delete SAVE20' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to fetch coupons. This list may be out of date.',
  );
  expect(screen.getByRole('rowheader')).toHaveTextContent('SAVE20');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

describe('deleting asks first', () => {
  const gone = {
    deleteCoupon: { __typename: 'DeleteCouponPayload' as const, deletedCouponId: 'coupon_1', code: 'SAVE20' },
  };

  test('and then the coupon is gone from the list', async () => {
    const answers = new Answers().to(DeleteCouponDocument, gone);
    const user = await showCoupon(sampleCoupon(), answers);
    await user.click(screen.getByRole('button', { name: 'Delete SAVE20' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this coupon?' }));
    expect(answers.timesSent(DeleteCouponDocument)).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No coupons available')).toBeVisible();
    expect(screen.getByText('Deleted SAVE20.')).toBeVisible();
    expect(answers.variablesOf(DeleteCouponDocument)).toEqual([
      { input: { id: 'coupon_1', code: 'SAVE20' } },
    ]);
  });

  test('nothing happens when it is kept', async () => {
    const answers = new Answers().to(DeleteCouponDocument, gone);
    const user = await showCoupon(sampleCoupon(), answers);
    await user.click(screen.getByRole('button', { name: 'Delete SAVE20' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(answers.timesSent(DeleteCouponDocument)).toBe(0);
  });

  test('a failure is said and the question stays', async () => {
    const user = await showCoupon(sampleCoupon(), new Answers().to(DeleteCouponDocument, 'UNAVAILABLE'));
    await user.click(screen.getByRole('button', { name: 'Delete SAVE20' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete coupon. Please try again.');
    expect(screen.getByRole('dialog', { name: 'Delete this coupon?' })).toBeVisible();
  });
});
