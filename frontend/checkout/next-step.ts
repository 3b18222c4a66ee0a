import { PATHS } from '#frontend/app/paths.ts';
import type { NewAccount } from '#frontend/billing/new-account.ts';
import type { Arrival } from '#frontend/ui/ArrivalNotice.tsx';
import { tierCovers, tierLabel } from '#schema/rules/access/tiers.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import { shownDay } from '#schema/rules/time/shown-time.ts';
import type { Purchased } from './use-purchase.ts';

interface NextStep {
  to: string;
  words: string;
  state?: NewAccount | Arrival;
}

/**
 * The page after a purchase (product.txt section 4). Null for a new account whose temporary password was lost with a
 * dropped response: that buyer uses the emailed link.
 */
export function nextStep(purchased: Purchased, isMember: boolean): NextStep | null {
  if (isMember) return memberStep(purchased);
  const { email, userId, tempPassword } = purchased;
  if (!tempPassword) return null;
  return {
    to: PATHS.createPassword,
    words: 'Next: choose your password.',
    state: { email, userId, tempPassword },
  };
}

function memberStep({ inTrial, tier, email, nextChargeAt }: Purchased): NextStep {
  if (inTrial) return { to: PATHS.home, words: 'Taking you home.' };
  if (tierCovers(tier, 'VIP')) {
    const until = plainDay(shownDay(new Date(nextChargeAt)));
    const message = `You are ${tierLabel(tier)}, paid until ${until}. We sent the receipt to ${email}.`;
    return { to: PATHS.picks, words: 'Taking you to today’s picks.', state: { message, billing: true } };
  }
  return { to: PATHS.vipOffer, words: 'One moment.' };
}
