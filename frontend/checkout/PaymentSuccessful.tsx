import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { reloadMember } from '#frontend/app/session/live-session.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { trackOnce } from '#frontend/app/tracking/track-once.ts';
import { keepBoughtPlan } from '#frontend/billing/bought-plan.ts';
import { CheckIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { usePageTitle } from '#frontend/ui/page-title.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import { clearBuyerDraft } from './buyer-draft.ts';
import { endCheckoutVisit } from './checkout-visit.ts';
import { nextStep } from './next-step.ts';
import styles from './PaymentSuccessful.module.css';
import type { Purchased } from './use-purchase.ts';

/** product.txt section 9. */
export const REDIRECT_MS = 2_000;

interface PaymentSuccessfulProps {
  purchased: Purchased;
  plan: string;
  member: Member | null;
}

/** Success screen, shown for two seconds; then the next page replaces the checkout in history. */
export function PaymentSuccessful({ purchased, plan, member }: PaymentSuccessfulProps) {
  usePageTitle('Payment Successful');
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const next = nextStep(purchased, member !== null);
  const to = next?.to;
  useEffect(() => {
    heading.current?.focus();
    const { conversionValue: value, totalCents, userId, nextChargeAt } = purchased;
    const event = { name: 'CompletePayment' as const, plan, value, charged: totalCents / 100 };
    trackOnce(event, `${userId}:${nextChargeAt}`);
    endCheckoutVisit();
    clearBuyerDraft();
    if (!member) keepBoughtPlan({ tier: purchased.tier, email: purchased.email });
    // A failure keeps the old member data; the next page loads it again.
    if (member) void reloadMember().catch(() => {});
  }, [purchased, plan, member]);
  const state = useRef(next?.state).current;
  useEffect(() => {
    if (!to) return;
    const timer = setTimeout(() => void navigate(to, { replace: true, state }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, to, state]);
  return (
    <div className={styles.page} role="status" data-finishing={!member || undefined}>
      <span className={styles.mark} aria-hidden="true">
        <CheckIcon size={34} stroke={2.4} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        Payment Successful
      </h1>
      <p className={styles.words}>
        {purchased.inTrial
          ? `Your ${tierLabel(purchased.tier)} trial has started: $0 today.`
          : `${tierLabel(purchased.tier)} Plan, ${dollars(purchased.totalCents)} today.`}{' '}
        {purchased.inTrial ? 'First' : 'Next'} charge: {dollars(purchased.nextChargeCents)} on{' '}
        {shownMoment(new Date(purchased.nextChargeAt))}.
      </p>
      {next ? (
        <p className={styles.next}>
          {next.words}
          {!member && ' The email with your receipt has a link for it too.'}
        </p>
      ) : (
        <div className={styles.mailed}>
          <Notice tone="success">
            We sent a link to set your password to <strong>{purchased.email}</strong>. It is in the email with
            your receipt.
          </Notice>
          <LinkButton to={PATHS.signIn} state={{ email: purchased.email }} variant="quiet">
            Go to sign in
          </LinkButton>
        </div>
      )}
    </div>
  );
}
