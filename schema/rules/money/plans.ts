import { TIERS, type Tier } from '#schema/rules/access/tiers.ts';

/** All of a plan except what it costs (product.txt section 9), which is data: plan-prices.ts. */
export interface Plan {
  tier: Tier;
  name: string;
  /** The documented code of its one-day trial; `offersTrial` says whether it can be bought. */
  trialCode: string | null;
  offersTrial: boolean;
  mostPopular: boolean;
  /** Offered and sold to members only: a visitor signs in first (product.txt section 6). */
  membersOnly: boolean;
  /** How long before `releaseAt` a scheduled pick opens for this tier (docs/decisions/0012). */
  earlyAccessMinutes: number;
  /** The plan that it contains; its `features` are what it adds. Null where they are all it has. */
  everythingIn: Tier | null;
  features: readonly string[];
}

const PLUS_FEATURES = ['Free Trial Picks', 'Plus Package Picks', 'Member Dashboard', '24/7 Customer Support'];
const PREMIUM_FEATURES = [
  'Free Trial Picks',
  'Plus Package Picks',
  'Premium Package Picks',
  'Early Access to Picks',
  'Win Rate Guarantee',
  'Member Dashboard',
  '24/7 Priority Support',
];

const PLAN_OF: Record<Tier, Plan> = {
  FREE: {
    tier: 'FREE',
    name: 'Free',
    trialCode: null,
    offersTrial: false,
    mostPopular: false,
    membersOnly: false,
    earlyAccessMinutes: 0,
    everythingIn: null,
    features: ['Free Trial Picks'],
  },
  PLUS: {
    tier: 'PLUS',
    name: 'Plus',
    trialCode: 'plus_with_trial',
    offersTrial: true,
    mostPopular: false,
    membersOnly: false,
    earlyAccessMinutes: 0,
    everythingIn: null,
    features: PLUS_FEATURES,
  },
  PREMIUM: {
    tier: 'PREMIUM',
    name: 'Premium',
    trialCode: 'premium_with_trial',
    offersTrial: true,
    mostPopular: true,
    membersOnly: false,
    earlyAccessMinutes: 60,
    everythingIn: null,
    features: ['Up to 3x more picks', ...PREMIUM_FEATURES],
  },
  VIP: {
    tier: 'VIP',
    name: 'VIP',
    trialCode: 'vip_with_trial',
    // A known code without a trial: buying it is refused, never charged at once.
    offersTrial: false,
    mostPopular: false,
    membersOnly: true,
    earlyAccessMinutes: 120,
    everythingIn: 'PREMIUM',
    features: [
      'Up to 2x more picks',
      'Line arbitrage scanner',
      'VIP-only picks',
      '2-hour early access',
      '24/7 VIP support',
    ],
  },
};

export const PLANS: readonly Plan[] = TIERS.map(planOf);

export function planOf(tier: Tier): Plan {
  return PLAN_OF[tier];
}

/** What pages and the API show of every plan, whatever it costs. */
export function listedPlan(plan: Plan) {
  return {
    tier: plan.tier,
    name: plan.name,
    code: plan.tier.toLowerCase(),
    trialCode: plan.offersTrial ? plan.trialCode : null,
    mostPopular: plan.mostPopular,
    earlyAccessMinutes: plan.earlyAccessMinutes,
    features: [...plan.features],
  };
}

export interface PlanChoice {
  plan: Plan;
  withTrial: boolean;
}

/** Parses a plan code such as `plus` or `premium_with_trial`; null for an unknown one. */
export function planChoiceOf(code: string): PlanChoice | null {
  for (const plan of PLANS) {
    if (plan.tier === 'FREE') continue;
    if (code === plan.tier.toLowerCase()) return { plan, withTrial: false };
    if (code === plan.trialCode) return { plan, withTrial: true };
  }
  return null;
}

/** For pages and shown prices only: an unknown plan falls back to premium (product.txt section 9). */
export function shownPlanChoice(code: string | undefined): PlanChoice {
  return planChoiceOf(code ?? 'premium') ?? { plan: planOf('PREMIUM'), withTrial: false };
}

export const MAX_EARLY_ACCESS_MINUTES = Math.max(...PLANS.map((plan) => plan.earlyAccessMinutes));

/** Whether a plan was bought or granted by an admin. */
export const PLAN_SOURCES = ['purchase', 'grant'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];
