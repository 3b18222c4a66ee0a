import { useSamplesShown } from '#frontend/app/Providers.tsx';
import { PATHS } from '#frontend/app/paths.ts';
import { priceTextsOf } from '#frontend/app/price-texts.ts';
import { type Member, useSession } from '#frontend/app/session/session.ts';
import { PlanContents } from '#frontend/billing/PlanContents.tsx';
import { PlanResults } from '#frontend/billing/PlanResults.tsx';
import { EarlierPrice } from '#frontend/ui/EarlierPrice.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { SamplesStrip } from '#frontend/ui/SampleMark.tsx';
import { Waiting } from '#frontend/ui/Waiting.tsx';
import { type Tier, tierCovers, tierLabel } from '#schema/rules/access/tiers.ts';
import { openedPicks, planOpens } from '#schema/rules/money/plan-opens.ts';
import { SmartBettors } from './SmartBettors.tsx';
import { VipAction } from './VipAction.tsx';
import styles from './VipOffer.module.css';
import { VipStats } from './VipStats.tsx';

/** /vip-offer, after a first purchase (product.txt section 2). Public; members can accept it. */
export function VipOfferPage() {
  const session = useSession();
  const samples = useSamplesShown();
  if (session.status === 'loading') return <Waiting />;
  const member = session.status === 'member' ? session.member : null;
  const isVip = member !== null && tierCovers(member.subscription, 'VIP');
  return (
    <>
      {!isVip && <SamplesStrip />}
      <div className={styles.page}>
        {isVip ? (
          <PageHeading
            title={`You have ${tierLabel(member.subscription)}`}
            lead={planOpens(member.subscription)}
          />
        ) : (
          <PageHeading title="Go VIP" lead={`${openedPicks('VIP')}.`} />
        )}
        <div className={styles.offer}>
          {!isVip && <Offer from={paidTier(member)} />}
          {!isVip && <VipAction member={member} />}
          <LinkButton to={PATHS.picks} variant={isVip ? 'primary' : 'quiet'} size="large" wide>
            Continue to Dashboard
          </LinkButton>
          {samples && !isVip && <SmartBettors />}
        </div>
      </div>
    </>
  );
}

/** What VIP is compared with: the reader's own plan, if they have one. */
function paidTier(member: Member | null): Tier | undefined {
  return member && member.subscription !== 'FREE' ? member.subscription : undefined;
}

function Offer({ from }: { from: Tier | undefined }) {
  const { month, earlier, saved } = priceTextsOf('VIP');
  return (
    <>
      <p className={styles.price}>
        <EarlierPrice text={earlier} />
        <strong>{month}</strong>/month
        {saved && <span className={styles.save}>Save {saved}/month</span>}
      </p>
      <PlanResults tier="VIP" />
      <PlanContents tier="VIP" withPicks from={from} />
      <VipStats />
    </>
  );
}
