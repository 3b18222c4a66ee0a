import { checkoutPath, PATHS } from '#frontend/app/paths.ts';
import { shownPlanPrices } from '#frontend/app/plan-prices.ts';
import { withReturnTo } from '#frontend/app/return-to.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { ChargeNote } from '#frontend/billing/Charge.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { pricedPlan } from '#schema/rules/money/plan-prices.ts';
import { quotePurchase } from '#schema/rules/money/quote.ts';
import { AfterFirstStep } from './AfterFirstStep.tsx';
import { Upgrade } from './Upgrade.tsx';

/** What VIP costs this viewer or what comes before it, and the button that leads there. Not for VIPs. */
export function VipAction({ member }: { member: Member | null }) {
  if (!member) return <Buying to={withReturnTo(PATHS.signIn, PATHS.vipOffer)} before="Sign in first. " />;
  if (['PAST_DUE', 'CANCELED', 'PAUSED'].includes(member.planStatus))
    return <AfterFirstStep member={member} />;
  return member.subscription === 'FREE' ? (
    <Buying to={checkoutPath('vip')} />
  ) : (
    <Upgrade from={member.subscription} />
  );
}

function Buying({ to, before = '' }: { to: string; before?: string }) {
  const { sentence } = quotePurchase(
    { plan: pricedPlan('VIP', shownPlanPrices()), withTrial: false },
    null,
    serverNow(),
  );
  return (
    <>
      <ChargeNote>
        {before}
        {sentence}
      </ChargeNote>
      <LinkButton to={to} size="large" wide>
        Upgrade to VIP
      </LinkButton>
    </>
  );
}
