import { Link } from 'react-router-dom';
import type { PlanRequest } from '#frontend/billing/PlanDialogs.tsx';
import type { PlanCardFragment } from '#frontend/generated/graphql.ts';
import { Button, type ButtonVariant } from '#frontend/ui/Button.tsx';
import { CheckIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { priceText } from '#schema/rules/price-text.ts';
import styles from './PlanCard.module.css';
import type { PlanOffer } from './plan-offer.ts';

interface PlanCardProps {
  plan: PlanCardFragment;
  offer: PlanOffer;
  /** Checkout of its trial; null when this viewer is not offered one. */
  trialPath: string | null;
  /** Another card offers a trial: reserve the same height so that the feature lists align. */
  besideTrials: boolean;
  onRequest(requested: PlanRequest): void;
}

export function PlanCard({ plan, offer, trialPath, besideTrials, onRequest }: PlanCardProps) {
  return (
    <article className={styles.card} data-popular={plan.mostPopular || undefined} aria-label={plan.name}>
      <div className={styles.head}>
        <h2>
          <TierBadge tier={plan.tier} label={plan.name} />
        </h2>
        {plan.mostPopular && <Tag tone="accent">Most Popular</Tag>}
      </div>
      <Price plan={plan} />
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
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} stroke={2} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}

interface OfferButtonProps {
  offer: PlanOffer;
  variant: ButtonVariant;
  onRequest(requested: PlanRequest): void;
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
      onClick={() => requested && onRequest(requested)}
      aria-haspopup={requested && 'dialog'}
    >
      {label}
    </Button>
  );
}

function Price({ plan }: { plan: PlanCardFragment }) {
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
