import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { ChangeLines } from '#frontend/billing/ChangeLines.tsx';
import { ChangePlanDialog } from '#frontend/billing/ChangePlanDialog.tsx';
import { Charge } from '#frontend/billing/Charge.tsx';
import { upgradedText } from '#frontend/billing/plan-messages.ts';
import { type PlanChangeQuery, usePlanChangeQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { cardText } from '#schema/rules/money/cards.ts';
import { dollars } from '#schema/rules/money/money.ts';
import styles from './VipOffer.module.css';

/** What it costs this member now and which card pays, and the dialog that asks before it is charged. */
export function Upgrade({ from }: { from: Tier }) {
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
      {!error && <p className={styles.pays}>{data && paysText(data)}</p>}
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

function paysText({ planChangePreview: { totalCents }, paymentMethod }: PlanChangeQuery): string {
  const card = paymentMethod && totalCents > 0 ? `, to ${cardText(paymentMethod)}` : '';
  return `You pay ${dollars(totalCents)} now${card}.`;
}
