import { PATHS } from '#frontend/app/paths.ts';
import { withReturnTo } from '#frontend/app/return-to.ts';
import type { PlanCardFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
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
  /** Null for a visitor, who makes an account first. */
  onChoose: (() => void) | null;
}

export function PlanCard({ plan, offer, onChoose }: PlanCardProps) {
  const look = plan.mostPopular ? 'primary' : 'quiet';
  return (
    <article className={styles.card} data-popular={plan.mostPopular || undefined} aria-label={plan.name}>
      <div className={styles.head}>
        <h2>
          <TierBadge tier={plan.tier} label={plan.name} />
        </h2>
        {plan.mostPopular && <Tag tone="accent">Most Popular</Tag>}
      </div>
      <Price plan={plan} />
      {onChoose ? (
        <Button look={look} size="large" wide disabled={offer.isCurrent} onClick={onChoose}>
          {offer.label}
        </Button>
      ) : (
        <LinkButton to={withReturnTo(PATHS.signUp, PATHS.pricing)} look={look} size="large" wide>
          {offer.label}
        </LinkButton>
      )}
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

function Price({ plan }: { plan: PlanCardFragment }) {
  return (
    <div className={styles.price}>
      <p className={styles.original}>
        <span className="said-only">Before </span>
        <s>{priceText(plan.originalPriceCents)}</s>
      </p>
      <p className={styles.now}>
        <strong>{priceText(plan.priceCents)}</strong>/month
      </p>
      <p className={styles.day}>{priceText(plan.perDayCents)} per day</p>
    </div>
  );
}
