import { fireEvent, screen } from '@testing-library/react';
import { PricingDocument, SubscriptionDocument } from '#frontend/generated/graphql.ts';
import { PlanCards } from '#frontend/pricing/PlanCards.tsx';
import { Answers } from './answers.ts';
import { PRICING, samplePlan } from './plan-samples.ts';
import { sampleMember } from './samples.ts';
import { show } from './show.tsx';

/** Who reads the plans, and what they hold: `null` nothing, a plan without trouble unless given. */
export interface Reader {
  member?: Parameters<typeof sampleMember>[0];
  held?: ReturnType<typeof samplePlan> | null;
}

/** The plans as that reader sees them. */
export async function showTo({ member, held }: Reader, answers = new Answers()) {
  const subscription = held === undefined ? samplePlan() : held;
  answers.to(PricingDocument, PRICING).to(SubscriptionDocument, { subscription });
  const router = show(<PlanCards />, { at: '/pricing', answers, member: sampleMember(member) });
  await screen.findAllByRole('article');
  return { answers, router };
}

/** A member of a tier who holds it and is in no trouble. */
export const payerOf = (tier: 'PLUS' | 'PREMIUM' | 'VIP'): Reader => ({
  member: { subscription: tier },
  held: samplePlan({ tier }),
});

export const FREE: Reader = { member: { subscription: 'FREE', planStatus: 'EXPIRED' }, held: null };

export const PAST_DUE: Reader = { member: { planStatus: 'PAST_DUE' }, held: samplePlan({ pastDue: true }) };
export const CANCELLED: Reader = {
  member: { planStatus: 'CANCELED' },
  held: samplePlan({ cancelAtPeriodEnd: true, nextChargeAt: null }),
};

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
