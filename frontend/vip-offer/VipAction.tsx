import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkoutPath, PATHS } from '#frontend/app/paths.ts';
import { withReturnTo } from '#frontend/app/return-to.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { ChangeLines } from '#frontend/billing/ChangeLines.tsx';
import { ChangePlanDialog } from '#frontend/billing/ChangePlanDialog.tsx';
import { Charge } from '#frontend/billing/Charge.tsx';
import { upgradedText } from '#frontend/billing/plan-messages.ts';
import { usePlanChangeQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import type { Tier } from '#schema/rules/tiers.ts';

/** The upgrade button with the server's current price, or a link to what has to be done first. */
export function VipAction({ member }: { member: Member | null }) {
  const checkout = checkoutPath('vip');
  if (!member) return <Elsewhere to={withReturnTo(PATHS.signIn, PATHS.vipOffer)} />;
  if (member.subscription === 'VIP') return <Notice tone="success">You are already VIP.</Notice>;
  // They have to update the card or reactivate first.
  if (['PAST_DUE', 'CANCELED'].includes(member.planStatus)) return <Elsewhere to={PATHS.subscription} />;
  return member.subscription === 'FREE' ? (
    <Elsewhere to={checkout} />
  ) : (
    <Upgrade from={member.subscription} />
  );
}

function Elsewhere({ to }: { to: string }) {
  return (
    <LinkButton to={to} size="large" wide>
      Upgrade to VIP
    </LinkButton>
  );
}

/** What it costs this member now, and the dialog that names the card and asks before it is charged. */
function Upgrade({ from }: { from: Tier }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const { data, error } = usePlanChangeQuery({ variables: { tier: 'VIP' }, fetchPolicy: 'network-only' });
  const preview = data?.planChangePreview ?? null;
  const done = (to: Tier, paidCents: number) =>
    void navigate(PATHS.picks, { state: { message: upgradedText(to, paidCents), billing: true } });
  return (
    <>
      {preview && <ChangeLines lines={preview.lines} />}
      {!(error && !preview) && <Charge price={preview} loading={<Skeleton height="44px" />} />}
      <Button size="large" wide onClick={() => setAsked(true)} aria-haspopup="dialog">
        Upgrade to VIP
      </Button>
      <ChangePlanDialog
        from={from}
        to={asked ? 'VIP' : null}
        documented="Failed to upgrade"
        onClose={() => setAsked(false)}
        onDone={done}
        onNeedsCard={() => void navigate(PATHS.subscription)}
      />
    </>
  );
}
