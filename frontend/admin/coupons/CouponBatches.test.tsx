import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  AdminCouponsDocument,
  CouponBatchesDocument,
  CouponBatchFileDocument,
  CouponRedemptionsDocument,
  CreateCouponsDocument,
  EditCouponDocument,
  ProblemsDocument,
  UpdateCouponBatchDocument,
} from '#frontend/generated/graphql.ts';
import { couponPage, redemptionPage, sampleBatch, sampleCoupon } from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleOwner } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

afterEach(() => sessionStorage.clear());

const NO_COUPONS = couponPage([]);
const NO_BATCHES = { couponBatches: [] };

function showAt(at: string, answers: Answers) {
  answers.to(ProblemsDocument, { problems: [] });
  answers.or(AdminCouponsDocument, NO_COUPONS).or(CouponBatchesDocument, NO_BATCHES);
  show(<AdminPage />, { at, answers, member: sampleOwner() });
  return userEvent.setup();
}
const payload = (given: Parameters<typeof sampleBatch>[0] = {}) => ({
  __typename: 'CouponBatchPayload' as const,
  batch: sampleBatch(given),
});

describe('editing a coupon', () => {
  const coupon = sampleCoupon({
    used: 3,
    reserved: 1,
    maxRedemptions: 10,
    endsAt: '2027-01-01T04:59:00.000Z',
  });

  async function openForm(answers = new Answers()) {
    const user = showAt('/admin?tab=coupons', answers.to(AdminCouponsDocument, couponPage([coupon])));
    await user.click(await screen.findByRole('button', { name: 'Edit SAVE20' }));
    return { user, form: within(screen.getByRole('dialog', { name: 'Edit SAVE20' })) };
  }

  test('changes the end and the limit, and offers no other amount', async () => {
    const answers = new Answers().to(EditCouponDocument, {
      updateCoupon: { ...{ __typename: 'CouponPayload' }, coupon: { ...coupon, maxRedemptions: null } },
    });
    const { user, form } = await openForm(answers);
    expect(form.getByLabelText('Ends (ET)')).toHaveValue('2026-12-31T23:59');
    expect(form.queryByLabelText(/off/)).toBeNull();
    await user.clear(form.getByLabelText('Total uses'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved SAVE20.')).toBeVisible();
    expect(answers.variablesOf(EditCouponDocument)).toEqual([
      { input: { id: 'coupon_1', endsAt: '2027-01-01T04:59:00.000Z', maxRedemptions: null } },
    ]);
  });

  test('takes no limit below what is used and reserved', async () => {
    const answers = new Answers();
    const { user, form } = await openForm(answers);
    await user.clear(form.getByLabelText('Total uses'));
    await user.type(form.getByLabelText('Total uses'), '3');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('The limit cannot be lower than the 4 uses so far')).toBeVisible();
    expect(answers.timesSent(EditCouponDocument)).toBe(0);
  });
});

describe('single-use codes', () => {
  test('are created as a batch, which is then listed', async () => {
    const answers = new Answers()
      .to(CouponBatchesDocument, NO_BATCHES, { couponBatches: [sampleBatch()] })
      .to(CreateCouponsDocument, { createCoupons: payload() });
    const user = showAt('/admin?tab=coupons', answers);
    await user.click(await screen.findByRole('button', { name: 'New Single-Use Codes' }));
    const form = within(screen.getByRole('dialog', { name: 'New Single-Use Codes' }));
    await user.click(form.getByLabelText(/Premium/));
    await user.click(form.getByRole('button', { name: 'Create Codes' }));
    expect(form.getByText('Give the batch a name')).toBeVisible();
    await user.type(form.getByLabelText(/Name/), 'Spring Podcast');
    await user.clear(form.getByLabelText(/How many codes/));
    await user.type(form.getByLabelText(/How many codes/), '10001');
    await user.type(form.getByLabelText(/Percent off/), '20');
    await user.click(form.getByRole('button', { name: 'Create Codes' }));
    expect(form.getByText('A batch has 1 to 10,000 codes')).toBeVisible();
    await user.clear(form.getByLabelText(/How many codes/));
    await user.type(form.getByLabelText(/How many codes/), '500');
    await user.click(form.getByRole('button', { name: 'Create Codes' }));
    expect(await screen.findByRole('rowheader', { name: 'Spring Podcast' })).toBeVisible();
    const [sent] = answers.variablesOf(CreateCouponsDocument);
    expect(sent).toMatchObject({
      input: { label: 'Spring Podcast', size: 500, discountAmount: 20, plans: ['PREMIUM'] },
    });
  });

  test('are saved as one CSV file and switched off together', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:codes';
    };
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const csv = 'code,used\r\n0123456789AB,no\r\n';
    const answers = new Answers()
      .to(CouponBatchesDocument, { couponBatches: [sampleBatch()] })
      .to(CouponBatchFileDocument, {
        couponBatch: { ...{ __typename: 'CouponBatch' }, csv },
      })
      .to(UpdateCouponBatchDocument, { updateCouponBatch: payload({ isActive: false }) });
    const user = showAt('/admin?tab=coupons', answers);
    await user.click(await screen.findByRole('button', { name: 'Save CSV of Spring Podcast' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Switch off Spring Podcast' }));
    expect(await screen.findByRole('button', { name: 'Switch on Spring Podcast' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Off' })).toBeVisible();
    expect(saved[0]?.type).toBe('text/csv');
    expect(saved[0]?.size).toBe(csv.length);
    click.mockRestore();
  });
});

describe('the redemptions of a coupon', () => {
  test('name the member, the plan and the revenue, one by one and together', async () => {
    const answers = new Answers().to(
      CouponRedemptionsDocument,
      redemptionPage(
        [
          {
            ...{ __typename: 'CouponRedemption', subscriptionId: 'sub_1' },
            at: '2026-11-20T18:00:00.000Z',
            code: 'SAVE20',
            memberId: 'demo-plus',
            email: 'plus@chalkline.test',
            tier: 'PREMIUM',
            isRunning: false,
            broughtCents: 10_320,
            discountCents: 2_580,
          },
        ],
        ...[10_320, 2_580],
      ),
    );
    showAt('/admin?tab=coupons&coupon=coupon_1', answers);
    expect(
      await screen.findByRole('heading', { name: '1 redemption, $103.20 in revenue, $25.80 in discounts' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'plus@chalkline.test' })).toHaveAttribute(
      'href',
      '/admin?tab=members&member=demo-plus',
    );
    expect(screen.getByText('ended')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to coupons' })).toHaveAttribute(
      'href',
      '/admin?tab=coupons',
    );
    expect(answers.variablesOf(CouponRedemptionsDocument)[0]).toMatchObject({ couponId: 'coupon_1' });
  });

  test('may be none', async () => {
    showAt(
      '/admin?tab=coupons&batch=batch_1',
      new Answers().to(CouponRedemptionsDocument, redemptionPage([])),
    );
    expect(await screen.findByText('No redemptions yet')).toBeVisible();
  });

  test('are not counted for a coupon that does not exist', async () => {
    showAt('/admin?tab=coupons&coupon=nope', new Answers().to(CouponRedemptionsDocument, 'NOT_FOUND'));
    expect(await screen.findByText('There is no such coupon')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save CSV' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to coupons' })).toBeVisible();
  });
});
