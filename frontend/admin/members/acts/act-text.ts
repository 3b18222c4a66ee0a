import { type CurrentPlan, lastDayText } from '#frontend/admin/members/member-text.ts';
import type { MemberAct } from '#frontend/generated/graphql.ts';
import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';

/** What an act was done with. */
interface Given {
  tier: Tier;
  endsAt: string;
}

interface ActText {
  title: string;
  /** What the preview cannot say. */
  consequence(plan: CurrentPlan | null): string;
  /** The button's words, and those while it works. */
  action: [words: string, busy: string];
  done(email: string, given: Given): string;
  /** For what cannot be undone. */
  danger?(plan: CurrentPlan | null): boolean;
  /** The words of the button that leaves all as it is, where 'Cancel' would be misread. */
  dismiss?: string;
}

export const ACT_TEXTS: Record<MemberAct, ActText> = {
  GRANT: {
    title: 'Grant a plan',
    consequence: () => 'The member can read this plan’s picks right away. It does not renew.',
    action: ['Grant Plan', 'Granting...'],
    done: (email, { tier, endsAt }) => `${email} has ${tierLabel(tier)} through ${lastDayText(endsAt)}.`,
  },
  CANCEL_RENEWAL: {
    title: 'Cancel the renewal?',
    consequence: (plan) =>
      plan?.pastDue
        ? 'The payment is overdue, so the plan ends now unless that payment still succeeds. Nothing is refunded, and it cannot be undone.'
        : 'Nothing is refunded. The member can reactivate the plan until then; you cannot do that for them.',
    action: ['Cancel Renewal', 'Canceling...'],
    done: (email) => `The plan of ${email} no longer renews.`,
    danger: (plan) => plan?.pastDue === true,
    dismiss: 'Keep Renewal',
  },
  REVOKE: {
    title: 'Revoke this plan?',
    consequence: (plan) =>
      `Nothing is refunded, and it cannot be undone.${plan?.cancelAtPeriodEnd || plan?.pastDue ? '' : ' To let the paid time run out, use Cancel Renewal instead.'}`,
    action: ['Revoke Plan', 'Revoking...'],
    done: (email, { tier }) => `${email} no longer has ${tierLabel(tier)}.`,
    danger: () => true,
  },
  CHANGE_PLAN: {
    title: 'Change the plan',
    consequence: () =>
      'As the member could: an upgrade is charged to their card now, and anything cheaper waits for the end of the period.',
    action: ['Change Plan', 'Changing...'],
    done: (email) => `The plan of ${email} is changed.`,
  },
  GIVE_DAYS: {
    title: 'Give days',
    consequence: () => 'Free of charge. Later periods begin on the new day, so none is shorter than a month.',
    action: ['Give Days', 'Giving...'],
    done: (email) => `${email} has more days.`,
  },
  DISABLE: {
    title: 'Disable this account?',
    consequence: () => 'Nobody can sign in to it until you open it again. Nothing is deleted.',
    action: ['Disable Account', 'Disabling...'],
    done: (email) => `${email} can no longer sign in.`,
    danger: () => true,
  },
  ENABLE: {
    title: 'Open this account again',
    consequence: () => 'The member signs in as before. API keys that were revoked stay revoked.',
    action: ['Open Account', 'Opening...'],
    done: (email) => `${email} can sign in again.`,
  },
  CORRECT_ADDRESS: {
    title: 'Correct the address',
    consequence: () =>
      'Limits and breaks that the member set for themselves move with it. The password stays, and the new address has to be confirmed.',
    action: ['Correct Address', 'Correcting...'],
    done: (email) => `The account of ${email} has its new address.`,
  },
  RESEND_MAIL: {
    title: 'Send this email again',
    consequence: () =>
      'It goes to the address that the account has now. A link that opens the account is replaced by a new one.',
    action: ['Send Again', 'Sending...'],
    done: (email) => `The email to ${email} is on its way.`,
  },
};
