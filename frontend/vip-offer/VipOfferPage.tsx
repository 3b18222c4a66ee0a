import { PATHS } from '#frontend/app/paths.ts';
import { useSamplesShown } from '#frontend/app/samples-shown.ts';
import { useSession } from '#frontend/app/session/session.ts';
import { AdvertisedFeature } from '#frontend/ui/AdvertisedFeature.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { SampleNote } from '#frontend/ui/SampleNote.tsx';
import { Waiting } from '#frontend/ui/Waiting.tsx';
import { advertisedFeatures } from '#schema/rules/advertised-features.ts';
import { planOf } from '#schema/rules/plans.ts';
import { priceText } from '#schema/rules/price-text.ts';
import { SmartBettors } from './SmartBettors.tsx';
import { VipAction } from './VipAction.tsx';
import styles from './VipOffer.module.css';
import { VipStats } from './VipStats.tsx';

const LINES = ['Line arbitrage scanner', 'VIP-only picks', '2-hour early access'];

/** /vip-offer, after a first purchase (product.txt section 2). Public; members can accept it. */
export function VipOfferPage() {
  const session = useSession();
  const samples = useSamplesShown();
  if (session.status === 'loading') return <Waiting />;
  const member = session.status === 'member' ? session.member : null;
  const isVip = member?.subscription === 'VIP';
  return (
    <div className={styles.page}>
      <PageHeading title="Go VIP" lead="Every pick, scheduled ones two hours early." />
      <div className={styles.offer}>
        {!isVip && <Offer samples={samples} />}
        <VipAction member={member} />
        <LinkButton to={PATHS.picks} variant="quiet" size="large" wide>
          Continue to Dashboard
        </LinkButton>
        {samples && !isVip && <SmartBettors />}
      </div>
    </div>
  );
}

function Offer({ samples }: { samples: boolean }) {
  const { monthlyCents, originalCents } = planOf('VIP');
  return (
    <>
      <p className={styles.price}>
        <span className="visually-hidden">Before </span>
        <s>{priceText(originalCents)}</s>
        <strong>{priceText(monthlyCents)}</strong>/month
        <span className={styles.save}>Save {priceText(originalCents - monthlyCents)}/month</span>
      </p>
      <ul className={styles.lines}>
        {advertisedFeatures(LINES, samples).map((line) => (
          <li key={line}>
            <AdvertisedFeature feature={line} />
          </li>
        ))}
      </ul>
      <div className={styles.note}>
        <SampleNote />
      </div>
      <VipStats />
    </>
  );
}
