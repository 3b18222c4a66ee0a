import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  AdminBoardDocument,
  AdminCouponsDocument,
  CreateCouponDocument,
} from '#frontend/generated/graphql.ts';
import { couponPage, createdCoupon, sampleCoupon } from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { showCoupons } from '#frontend/testing/coupons-tab.tsx';
import { answer, showAdmin } from '#frontend/testing/picks-tab.tsx';

afterEach(() => sessionStorage.clear());

describe('the coupon form', () => {
  async function openForm(answers: Answers) {
    const user = showCoupons(answers.to(AdminCouponsDocument, couponPage([]), couponPage([sampleCoupon()])));
    await user.click(await screen.findByRole('button', { name: 'New Coupon' }));
    return { user, form: within(await screen.findByRole('dialog', { name: 'New Coupon' })) };
  }

  async function fill({ user, form }: Awaited<ReturnType<typeof openForm>>) {
    await user.type(form.getByLabelText(/Code/), 'save20');
    await user.type(form.getByLabelText(/Percent off/), '150');
    await user.click(form.getByLabelText(/Premium/));
  }

  test('has an upper-case code, percents up to 100, and is sent once', async () => {
    const answers = new Answers();
    const release = answers.delayed(CreateCouponDocument, createdCoupon());
    const opened = await openForm(answers);
    const { user, form } = opened;
    await fill(opened);
    expect(form.getByLabelText(/Code/)).toHaveValue('SAVE20');
    expect(form.getByLabelText(/Percent off/)).toHaveValue(100);
    expect(form.getByLabelText('Percent off (highest 100) *')).toHaveAttribute('max', '100');
    expect(form.getByText('Premium: $0.00 now')).toBeVisible();
    await user.click(form.getByLabelText(/Every charge/));
    expect(form.getByText('Premium: $0.00 now and at every later charge')).toBeVisible();
    await user.click(form.getByLabelText(/First charge/));
    await user.dblClick(form.getByRole('button', { name: 'Create Coupon' }));
    expect(form.getByRole('button', { name: /Creating/ })).toBeDisabled();
    release();
    expect(await screen.findByRole('rowheader', { name: 'SAVE20' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(answers.variablesOf(CreateCouponDocument)).toEqual([
      {
        input: expect.objectContaining({
          code: 'SAVE20',
          discountType: 'PERCENT',
          discountAmount: 100,
          plans: ['PREMIUM'],
          duration: 'ONCE',
        }),
      },
    ]);
  });

  test('cannot be sent without a plan', async () => {
    const { user, form } = await openForm(new Answers());
    expect(form.getByRole('button', { name: 'Create Coupon' })).toBeDisabled();
    expect(form.getByRole('button', { name: 'Create Coupon' })).toHaveAccessibleDescription(
      'Choose a plan first.',
    );
    expect(form.getByText('Choose at least one plan')).toBeVisible();
    await user.click(form.getByLabelText(/Plus/));
    expect(form.getByRole('button', { name: 'Create Coupon' })).toBeEnabled();
    expect(form.queryByText('Choose a plan first.')).toBeNull();
    await user.click(form.getByLabelText(/Plus/));
    expect(form.getByRole('button', { name: 'Create Coupon' })).toBeDisabled();
  });

  test('says what is wrong with a field once it is left, also while no plan is chosen', async () => {
    const { user, form } = await openForm(new Answers());
    await user.type(form.getByLabelText(/Code/), 'é!');
    await user.type(form.getByLabelText(/Percent off/), '-5');
    expect(form.getByText('Code must be 3 to 40 letters, digits, dashes or underscores')).toBeVisible();
    expect(form.queryByText('Discount amount must be at least 0')).toBeNull();
    await user.type(form.getByLabelText('Uses per customer'), '0');
    expect(form.getByText('Discount amount must be at least 0')).toBeVisible();
    await user.tab();
    expect(form.getByText('The limit must be at least 1')).toBeVisible();
    expect(form.queryByRole('alert')).toBeNull();
  });

  test('names all that is missing when Enter is pressed and no plan is chosen', async () => {
    const { user, form } = await openForm(new Answers());
    await user.type(form.getByLabelText(/Code/), 'save20{Enter}');
    expect(form.getByRole('alert')).toHaveTextContent('Choose at least one plan');
    expect(form.getByText('Discount amount is required')).toBeVisible();
    expect(form.getByLabelText(/Code/)).toHaveValue('SAVE20');
  });

  test('names what is missing', async () => {
    const answers = new Answers();
    const { user, form } = await openForm(answers);
    await user.click(form.getByLabelText(/Plus/));
    await user.click(form.getByRole('button', { name: 'Create Coupon' }));
    expect(form.getByText('Code must be 3 to 40 letters, digits, dashes or underscores')).toBeVisible();
    expect(form.getByText('Discount amount is required')).toBeVisible();
    expect(answers.timesSent(CreateCouponDocument)).toBe(0);
  });

  test('says what the server refuses at its field, once', async () => {
    const opened = await openForm(
      new Answers().refused(CreateCouponDocument, { code: 'This code exists already' }),
    );
    await fill(opened);
    await opened.user.click(opened.form.getByRole('button', { name: 'Create Coupon' }));
    expect(await opened.form.findByText('This code exists already')).toBeVisible();
    expect(opened.form.getByRole('alert')).toHaveTextContent(
      /^Failed to create coupon. See the marked field.$/,
    );
  });

  test('says a failure in the documented words and keeps what was typed', async () => {
    const opened = await openForm(new Answers().to(CreateCouponDocument, 'unreachable'));
    const { user, form } = opened;
    await fill(opened);
    await user.click(form.getByRole('button', { name: 'Create Coupon' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Failed to create coupon. Please try again.');
    expect(form.getByLabelText(/Code/)).toHaveValue('SAVE20');
  });
});

test('a coupon can be made beside the picks too: it is shown among the coupons', async () => {
  const answers = new Answers()
    .to(AdminBoardDocument, answer([]))
    .to(CreateCouponDocument, createdCoupon())
    .to(AdminCouponsDocument, couponPage([sampleCoupon()]));
  const user = await showAdmin(answers);
  await user.click(await screen.findByRole('button', { name: 'New Coupon' }));
  const form = within(await screen.findByRole('dialog', { name: 'New Coupon' }));
  await user.type(form.getByLabelText(/Code/), 'save20');
  await user.type(form.getByLabelText(/Percent off/), '20');
  await user.click(form.getByLabelText(/Plus/));
  await user.click(form.getByRole('button', { name: 'Create Coupon' }));
  expect(await screen.findByRole('rowheader', { name: 'SAVE20' })).toBeVisible();
});
