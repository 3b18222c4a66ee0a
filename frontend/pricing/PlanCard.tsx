import { Link } from 'react-router-dom';
import { PlanContents } from '#frontend/billing/PlanContents.tsx';
import type { PlanRequest } from '#frontend/billing/PlanDialogs.tsx';
import { PlanResults } from '#frontend/billing/PlanResults.tsx';
import { Button, type ButtonVariant } from '#frontend/ui/Button.tsx';
import { EarlierPrice } from '#frontend/ui/EarlierPrice.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { openedPicks } from '#schema/rules/money/plan-opens.ts';
import type { listedPlan } from '#schema/rules/money/plans.ts';
import type { PriceTexts } from '#schema/rules/money/price-texts.ts';
import styles from './PlanCard.module.css';
import type { PlanOffer } from './plan-offer.ts';

type ShownPlan = ReturnType<typeof listedPlan>;

interface PlanCardProps {
  plan: ShownPlan;
  price: PriceTexts;
  /** The viewer has it. */
  isOwn: boolean;
  /** Framed: the viewer's own plan, or the most popular one for those who have none. */
  isHighlighted: boolean;
  /** About how many picks a day it opens; null when that is not known. */
  picksPerDay: number | null;
  offer: PlanOffer;
  /** Checkout of its trial; null when this viewer is not offered one. */
  trialPath: string | null;
  /** Another card offers a trial: reserve the same height so that the feature lists align. */
  besideTrials: boolean;
  onRequest?(requested: PlanRequest): void;
}

export function PlanCard({
  plan,
  price,
  isOwn,
  isHighlighted,
  picksPerDay,
  offer,
  trialPath,
  besideTrials,
  onRequest,
}: PlanCardProps) {
  return (
    <article className={styles.card} data-highlighted={isHighlighted || undefined} aria-label={plan.name}>
      <div className={styles.head}>
        <h2>
          <TierBadge tier={plan.tier} label={plan.name} />
        </h2>
        {isOwn && <Tag tone="accent">Your plan</Tag>}
        {plan.mostPopular && !isOwn && <Tag tone={isHighlighted ? 'accent' : 'plain'}>Most Popular</Tag>}
      </div>
      <Price {...price} />
      <PlanResults tier={plan.tier} month={price.month} />
      <Picks tier={plan.tier} perDay={picksPerDay} />
      <div className={styles.action} data-beside-trials={besideTrials || undefined}>
        <OfferButton
          offer={offer}
          variant={offer.variant ?? (plan.mostPopular ? 'primary' : 'quiet')}
          onRequest={onRequest}
        />
        {trialPath && <Trial path={trialPath} month={price.month} />}
      </div>
      <div className={styles.contents}>
        <PlanContents tier={plan.tier} />
      </div>
    </article>
  );
}

/** What a plan opens, in words: names of packages alone do not say that one contains the other. */
function Picks({ tier, perDay }: { tier: Tier; perDay: number | null }) {
  return (
    <div className={styles.picks}>
      <p className={styles.count}>{perDay !== null && `About ${perDay} picks a day`}</p>
      <p>{openedPicks(tier)}</p>
    </div>
  );
}

function Trial({ path, month }: { path: string; month: string }) {
  return (
    <div className={styles.trial}>
      <Link to={path}>Or try it: 1 day for $0</Link>
      <p>Card needed. {month} a month afterward unless you cancel.</p>
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

function Price({ month, day, earlier }: PriceTexts) {
  return (
    <div className={styles.price}>
      <p className={styles.original}>
        <EarlierPrice text={earlier} />
      </p>
      <p className={styles.now}>
        <strong>{month}</strong>/month
      </p>
      <p className={styles.day}>{day} per day</p>
    </div>
  );
}
