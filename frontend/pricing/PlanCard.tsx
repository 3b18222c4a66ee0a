import { Link } from 'react-router-dom';
import { useSamplesShown } from '#frontend/app/samples-shown.ts';
import type { PlanRequest } from '#frontend/billing/PlanDialogs.tsx';
import { AdvertisedFeature } from '#frontend/ui/AdvertisedFeature.tsx';
import { Button, type ButtonVariant } from '#frontend/ui/Button.tsx';
import { CheckIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { advertisedFeatures } from '#schema/rules/advertised-features.ts';
import type { publishedPlan } from '#schema/rules/plans.ts';
import { priceText } from '#schema/rules/price-text.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import styles from './PlanCard.module.css';
import type { PlanOffer } from './plan-offer.ts';

type ShownPlan = ReturnType<typeof publishedPlan>;

interface PlanCardProps {
  plan: ShownPlan;
  /** About how many picks a day it opens; null when that is not known. */
  picksPerDay: number | null;
  offer: PlanOffer;
  /** Checkout of its trial; null when this viewer is not offered one. */
  trialPath: string | null;
  /** Another card offers a trial: reserve the same height so that the feature lists align. */
  besideTrials: boolean;
  onRequest?(requested: PlanRequest): void;
}

export function PlanCard({ plan, picksPerDay, offer, trialPath, besideTrials, onRequest }: PlanCardProps) {
  const samples = useSamplesShown();
  return (
    <article className={styles.card} data-popular={plan.mostPopular || undefined} aria-label={plan.name}>
      <div className={styles.head}>
        <h2>
          <TierBadge tier={plan.tier} label={plan.name} />
        </h2>
        {plan.mostPopular && <Tag tone="accent">Most Popular</Tag>}
      </div>
      <Price plan={plan} />
      <Picks tier={plan.tier} perDay={picksPerDay} />
      <div className={styles.action} data-beside-trials={besideTrials || undefined}>
        <OfferButton
          offer={offer}
          variant={offer.variant ?? (plan.mostPopular ? 'primary' : 'quiet')}
          onRequest={onRequest}
        />
        {trialPath && (
          <Link to={trialPath} className={styles.trial}>
            Or try it: 1 day for $0
          </Link>
        )}
      </div>
      <div className={styles.contents}>
        <p>{CONTENTS[plan.tier].includes}</p>
        <ul className={styles.features}>
          {advertisedFeatures(plan.features, samples).map((feature) => (
            <li key={feature}>
              <CheckIcon size={18} stroke={2} aria-hidden="true" />
              <AdvertisedFeature feature={feature} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** What each plan opens, in words: names of packages alone do not say that VIP contains Premium. */
const CONTENTS: Record<Tier, { picks: string; includes: string }> = {
  FREE: { picks: 'Free picks', includes: 'Includes:' },
  PLUS: { picks: 'Free and Plus picks', includes: 'Includes:' },
  PREMIUM: {
    picks: 'Free, Plus and Premium picks; scheduled picks one hour early',
    includes: 'Includes:',
  },
  VIP: { picks: 'Every pick; scheduled picks two hours early', includes: 'Everything in Premium, and:' },
};

function Picks({ tier, perDay }: { tier: Tier; perDay: number | null }) {
  return (
    <div className={styles.picks}>
      <p className={styles.count}>{perDay !== null && `About ${perDay} picks a day`}</p>
      <p>{CONTENTS[tier].picks}</p>
    </div>
  );
}

interface OfferButtonProps {
  offer: PlanOffer;
  variant: ButtonVariant;
  onRequest?(requested: PlanRequest): void;
}

function OfferButton({ offer: { label, to, requested }, variant, onRequest }: OfferButtonProps) {
  if (to)
    return (
      <LinkButton to={to} variant={variant} size="large" wide>
        {label}
      </LinkButton>
    );
  return (
    <Button
      variant={variant}
      size="large"
      wide
      disabled={!requested}
      onClick={() => requested && onRequest?.(requested)}
      aria-haspopup={requested && 'dialog'}
    >
      {label}
    </Button>
  );
}

function Price({ plan }: { plan: ShownPlan }) {
  return (
    <div className={styles.price}>
      <p className={styles.original}>
        <span className="visually-hidden">Before </span>
        <s>{priceText(plan.originalPriceCents)}</s>
      </p>
      <p className={styles.now}>
        <strong>{priceText(plan.priceCents)}</strong>/month
      </p>
      <p className={styles.day}>{priceText(plan.perDayCents)} per day</p>
    </div>
  );
}
