import { useEffect, useRef, useState } from 'react';
import { shownPlanPrices } from '#frontend/app/plan-prices.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { trackOnce } from '#frontend/app/tracking/track-once.ts';
import { CardFields } from '#frontend/billing/CardFields.tsx';
import { BackLink } from '#frontend/ui/BackLink.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { SamplesStrip } from '#frontend/ui/SampleMark.tsx';
import { conversionValue } from '#schema/rules/money/plan-prices.ts';
import type { PlanChoice } from '#schema/rules/money/plans.ts';
import { BuyerFields } from './BuyerFields.tsx';
import styles from './Checkout.module.css';
import { CouponBox } from './CouponBox.tsx';
import { checkoutVisit } from './checkout-visit.ts';
import { MarketingPanel } from './MarketingPanel.tsx';
import { OfferCountdown } from './OfferCountdown.tsx';
import { OrderTotal } from './OrderTotal.tsx';
import { PaymentSuccessful } from './PaymentSuccessful.tsx';
import { PaySection } from './PaySection.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { planCodeOf, type ShownChoice } from './shown-choice.ts';
import { useCheckout } from './use-checkout.ts';

/** Differences between the main and the trial checkout (product.txt section 2). */
export interface CheckoutVariant {
  title: string;
  back: { to: string; label: string };
  withAddress: boolean;
  buttonText(choice: PlanChoice): string;
  /** The documented message when the server gives none. */
  documented: string;
}

interface CheckoutProps {
  shown: ShownChoice;
  member: Member | null;
  variant: CheckoutVariant;
}

export function Checkout({ shown, member, variant }: CheckoutProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const checkout = useCheckout({
    shown,
    member,
    withAddress: variant.withAddress,
    documented: variant.documented,
    onEnter: () => formElement.current?.requestSubmit(),
  });
  const { choice, planType, purchase, notice } = checkout;
  useTrackedVisit(shown.choice);
  if (purchase.stage.kind === 'success')
    return <PaymentSuccessful purchased={purchase.stage.purchased} plan={planType} member={member} />;
  return (
    <>
      <SamplesStrip />
      <div className={styles.page} data-own-action>
        <BackLink to={variant.back.to}>{variant.back.label}</BackLink>
        <PageHeading title={variant.title} />
        <div className={styles.columns}>
          <div className={styles.left}>
            {notice && <Notice>{notice}</Notice>}
            <Card>
              <PlanSummary choice={choice} />
            </Card>
            <Order {...checkout} />
            <Card>
              <form ref={formElement} noValidate className={styles.form} onSubmit={checkout.onSubmit}>
                <h2>{variant.withAddress ? 'Billing details' : 'Your details'}</h2>
                <BuyerFields
                  form={checkout.form}
                  emailIsFixed={member !== null}
                  withAddress={variant.withAddress}
                  places={checkout.places}
                />
                <CardFields card={checkout.card} />
                <PaySection checkout={checkout} buttonText={variant.buttonText(choice)} />
              </form>
            </Card>
          </div>
          <MarketingPanel />
        </div>
      </div>
    </>
  );
}

/** Once for the requested plan: falling back from trial to full price is the same visit. */
function useTrackedVisit(requested: PlanChoice): void {
  const [initial] = useState(requested);
  useEffect(() => {
    const plan = planCodeOf(initial);
    trackOnce(
      { name: 'InitiateCheckout', plan, value: conversionValue(initial.plan.tier, shownPlanPrices()) },
      checkoutVisit(plan),
    );
  }, [initial]);
}

type OrderProps = Pick<
  ReturnType<typeof useCheckout>,
  'choice' | 'coupon' | 'priceFailed' | 'retryPrice' | 'quote'
>;

function Order({ choice, coupon, priceFailed, retryPrice, quote }: OrderProps) {
  return (
    <Card className={styles.order}>
      {coupon.endsAt && <OfferCountdown end={coupon.endsAt} />}
      {!choice.withTrial && <CouponBox coupon={coupon} />}
      {priceFailed ? (
        <ErrorState onRetry={retryPrice}>Failed to load the price. Please try again.</ErrorState>
      ) : (
        <OrderTotal quote={quote} />
      )}
    </Card>
  );
}
