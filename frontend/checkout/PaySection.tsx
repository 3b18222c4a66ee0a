import { Link } from 'react-router-dom';
import { checkoutPath, PATHS } from '#frontend/app/paths.ts';
import { withReturnTo } from '#frontend/app/return-to.ts';
import { Charge } from '#frontend/billing/Charge.tsx';
import { LegalLink } from '#frontend/layout/LegalLink.tsx';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { ERRORS } from '#schema/rules/api/errors.ts';
import { withCoupon } from './coupon-address.ts';
import styles from './PaySection.module.css';
import { TrustBadges } from './TrustBadges.tsx';
import type { CheckoutState } from './use-checkout.ts';

/** The pay button with the amount, the next charge and the terms. */
export function PaySection({ checkout, buttonText }: { checkout: CheckoutState; buttonText: string }) {
  const { quote, purchase, form, problem, busy, isPriced, choice, planType, coupon } = checkout;
  const inUse = form.errors.email === ERRORS.EMAIL_ALREADY_IN_USE.message;
  return (
    <div className={styles.pay}>
      {inUse && (
        <SignInInstead path={withCoupon(checkoutPath(planType), coupon.code)} email={form.values.email} />
      )}
      <FormProblem>{problem}</FormProblem>
      <Progress purchase={purchase} />
      {quote && <Charge price={{ ...quote, isFirst: choice.withTrial }} />}
      <Button
        type="submit"
        size="large"
        wide
        disabled={!isPriced}
        busy={busy && purchase.stage.kind !== 'stalled' && 'Processing...'}
      >
        {buttonText}
      </Button>
      <TrustBadges />
      <p className={styles.terms}>
        By continuing you confirm that you are 21 or older and accept our <LegalLink document="terms" /> and{' '}
        <LegalLink document="privacy" />. Sales are final, except where the law gives you a right to withdraw.
        Your plan renews every month until you cancel.
        {choice.withTrial && ' One trial per person. We remember this device and card as a one-way code.'}
      </p>
    </div>
  );
}

/** Shown while a payment is unsettled; it is never sent twice. */
function Progress({ purchase }: Pick<CheckoutState, 'purchase'>) {
  if (purchase.stage.kind === 'confirming')
    return <Notice>{ERRORS.PAYMENT_PENDING.message} Please leave this page open.</Notice>;
  if (purchase.stage.kind !== 'stalled') return null;
  return (
    <Notice
      action={
        <Button variant="quiet" size="small" onClick={purchase.askAgain}>
          Check again
        </Button>
      }
    >
      Your payment is still being confirmed. You will not be charged twice. Check again in a moment.
    </Notice>
  );
}

function SignInInstead({ path, email }: { path: string; email: string }) {
  return (
    <Notice>
      Already a member?{' '}
      <Link to={withReturnTo(PATHS.signIn, path)} state={{ email }}>
        Sign in
      </Link>{' '}
      to buy with your account. We keep what you typed.
    </Notice>
  );
}
