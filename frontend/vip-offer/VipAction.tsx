import { useNavigate } from 'react-router-dom';
import { failureCode } from '#frontend/app/failures.ts';
import { checkoutPath, PATHS } from '#frontend/app/paths.ts';
import { withReturnTo } from '#frontend/app/return-to.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { Charge } from '#frontend/billing/Charge.tsx';
import { messageOr, withCardHint } from '#frontend/billing/failure-text.ts';
import { usePlanWrite } from '#frontend/billing/use-plan-write.ts';
import { useChangePlanMutation, usePlanChangeQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';

/** The upgrade button with the server's current price, or a link to what has to be done first. */
export function VipAction({ member }: { member: Member | null }) {
  const checkout = checkoutPath('vip');
  if (!member) return <Elsewhere to={withReturnTo(PATHS.signIn, PATHS.vipOffer)} />;
  if (member.subscription === 'VIP') return <Notice tone="success">You are already VIP.</Notice>;
  // They have to update the card or reactivate first.
  if (['PAST_DUE', 'CANCELED'].includes(member.planStatus)) return <Elsewhere to={PATHS.subscription} />;
  return member.subscription === 'FREE' ? <Elsewhere to={checkout} /> : <Upgrade />;
}

function Elsewhere({ to }: { to: string }) {
  return (
    <LinkButton to={to} size="large" wide>
      Upgrade to VIP
    </LinkButton>
  );
}

function Upgrade() {
  const navigate = useNavigate();
  const { data, error, refetch } = usePlanChangeQuery({
    variables: { tier: 'VIP' },
    fetchPolicy: 'network-only',
  });
  const [changePlan] = useChangePlanMutation();
  const preview = data?.planChangePreview;
  const { busy, problem, run } = usePlanWrite(
    () =>
      changePlan({ variables: { input: { tier: 'VIP', expectedTotalCents: preview?.totalCents ?? null } } }),
    (failure) => {
      if (failureCode(failure) === 'PRICE_CHANGED') void refetch().catch(() => {});
      return withCardHint(messageOr(failure, 'Failed to upgrade'));
    },
    () => void navigate(PATHS.picks),
  );
  const failed = error ? messageOr(error, 'Failed to load the price. Please try again.') : null;
  return (
    <>
      {!(failed && !preview) && <Charge price={preview ?? null} loading={<Skeleton height="44px" />} />}
      <FormProblem>{problem ?? failed}</FormProblem>
      <Button size="large" wide onClick={run} disabled={!preview} busy={busy && 'Processing...'}>
        Upgrade to VIP
      </Button>
    </>
  );
}
