import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { checkoutPath, PATHS } from '#frontend/app/paths.ts';
import { withReturnTo } from '#frontend/app/return-to.ts';
import { isPresumed, type Member, type Session, useSession } from '#frontend/app/session/session.ts';
import { Waiting } from '#frontend/ui/Waiting.tsx';
import { Checkout, type CheckoutVariant } from './Checkout.tsx';
import { clearAttempt } from './purchase-attempt.ts';
import { planCodeOf, type ShownChoice, shownChoice } from './shown-choice.ts';

const MAIN: CheckoutVariant = {
  title: 'Checkout',
  back: { to: PATHS.pricing, label: 'Back to Plans' },
  withAddress: false,
  buttonText: () => 'Get Winning Picks',
  documented: 'Failed to process payment',
};

/** /checkout/{planType} (product.txt section 2). */
export function CheckoutPage() {
  const session = useSession();
  const { planType } = useParams();
  if (session.status === 'loading') return <Waiting />;
  const memberId = session.status === 'member' ? session.member.id : '';
  return (
    <div data-presumed={isPresumed(session) || undefined}>
      <CheckoutFor
        key={`${planType ?? ''} ${memberId}`}
        session={session}
        shown={shownChoice(planType)}
        variant={MAIN}
      />
    </div>
  );
}

interface CheckoutForProps {
  session: Exclude<Session, { status: 'loading' }>;
  shown: ShownChoice;
  variant: CheckoutVariant;
}

/**
 * Redirects are decided once, on arrival: a buyer becomes a plan holder on this page and still has to see the success
 * screen.
 */
export function CheckoutFor({ session, shown, variant }: CheckoutForProps) {
  const [member] = useState(session.status === 'member' ? session.member : null);
  const [redirect] = useState(() => redirectFor(member, shown));
  useEffect(() => {
    if (redirect) clearAttempt();
  }, [redirect]);
  if (redirect) return <Navigate to={redirect} replace />;
  return <Checkout shown={shown} member={member} variant={variant} />;
}

/** Visitors sign in for a plan of members, and members with a plan change it instead. */
function redirectFor(member: Member | null, { choice }: ShownChoice): string | null {
  if (!member)
    return choice.plan.membersOnly ? withReturnTo(PATHS.signIn, checkoutPath(planCodeOf(choice))) : null;
  if (member.planStatus === 'PAST_DUE' || member.planStatus === 'PAUSED') return PATHS.subscription;
  return member.subscription === 'FREE' ? null : PATHS.pricing;
}
