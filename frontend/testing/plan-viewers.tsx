import { fireEvent, screen } from '@testing-library/react';
import { SubscriptionDocument } from '#frontend/generated/graphql.ts';
import { MemberPlans } from '#frontend/pricing/MemberPlans.tsx';
import { Answers } from './answers.ts';
import { samplePlan } from './plan-samples.ts';
import { sampleMember } from './samples.ts';
import { show } from './show.tsx';

/** Who looks at the plans, and their current plan: `null` for none, an active plan by default. */
export interface PlanViewer {
  member?: Parameters<typeof sampleMember>[0];
  current?: ReturnType<typeof samplePlan> | null;
}

/** The plans as this viewer sees them. */
export async function showTo({ member, current }: PlanViewer, answers = new Answers()) {
  const subscription = current === undefined ? samplePlan() : current;
  answers.to(SubscriptionDocument, { subscription });
  const own = sampleMember(member);
  const page = <MemberPlans member={own} perDay={null} />;
  const router = show(page, { at: '/pricing', answers, member: own });
  await screen.findAllByRole('article');
  return { answers, router };
}

/** A member with an active plan of this tier. */
export const payingViewer = (tier: 'PLUS' | 'PREMIUM' | 'VIP'): PlanViewer => ({
  member: { subscription: tier },
  current: samplePlan({ tier }),
});

export const FREE: PlanViewer = { member: { subscription: 'FREE', planStatus: 'EXPIRED' }, current: null };

export const PAST_DUE: PlanViewer = {
  member: { planStatus: 'PAST_DUE' },
  current: samplePlan({ pastDue: true }),
};
export const CANCELLED: PlanViewer = {
  member: { planStatus: 'CANCELED' },
  current: samplePlan({ cancelAtPeriodEnd: true, nextChargeAt: null }),
};

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
