import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  type AdminCouponFragment,
  AdminCouponsDocument,
  CouponBatchesDocument,
  ProblemsDocument,
} from '#frontend/generated/graphql.ts';
import { couponPage } from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleOwner } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

export function showCoupons(answers: Answers) {
  answers.to(ProblemsDocument, { problems: [] }).to(CouponBatchesDocument, { couponBatches: [] });
  show(<AdminPage />, { at: '/admin?tab=coupons', answers, member: sampleOwner() });
  return userEvent.setup();
}

export async function showCoupon(coupon: AdminCouponFragment, answers = new Answers()) {
  const user = showCoupons(answers.to(AdminCouponsDocument, couponPage([coupon]), couponPage([])));
  await screen.findByRole('rowheader', { name: coupon.code });
  return user;
}
