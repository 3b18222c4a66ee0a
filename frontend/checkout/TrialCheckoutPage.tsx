import { PATHS } from '#frontend/app/paths.ts';
import { useMember } from '#frontend/app/session/session.ts';
import type { CheckoutVariant } from './Checkout.tsx';
import { CheckoutFor } from './CheckoutPage.tsx';
import { shownChoice } from './shown-choice.ts';

const TRIAL: CheckoutVariant = {
  title: 'Start your trial',
  back: { to: PATHS.root, label: 'Back' },
  withAddress: true,
  // The second documented text is for members who already had a trial and pay the full price.
  buttonText: ({ withTrial }) => (withTrial ? "Get Access to Today's Picks" : 'Complete Purchase'),
  documented: 'Failed to create subscription',
};

/** /trial-checkout: the Premium trial of a signed-in member, with all of the billing fields. */
export function TrialCheckoutPage() {
  const session = { status: 'member' as const, member: useMember() };
  return <CheckoutFor session={session} shown={shownChoice('premium_with_trial')} variant={TRIAL} />;
}
