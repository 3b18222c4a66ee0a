import { momentText } from '#frontend/admin/members/member-text.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import type { PlanPriceRowFragment, PlanPricesQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { PAID_TIERS, type PaidTier } from '#schema/rules/access/tiers.ts';
import { priceText } from '#schema/rules/money/money.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import styles from './Prices.module.css';
import { historyOf, sinceText } from './price-history.ts';

interface PriceCardsProps {
  plans: PlanPricesQuery['plans'];
  prices: readonly PlanPriceRowFragment[];
  onChange(tier: PaidTier): void;
  onMove(tier: PaidTier): void;
}

/** What each plan costs now, since when, and what it costs next. */
export function PriceCards({ plans, prices, onChange, onMove }: PriceCardsProps) {
  const now = useServerNow(MINUTE);
  return (
    <ul className={styles.cards}>
      {PAID_TIERS.map((tier) => {
        const plan = plans.find((each) => each.tier === tier);
        const { current, next } = historyOf(prices, tier, now);
        return (
          plan && (
            <li key={tier} className={styles.card}>
              <TierBadge tier={tier} label={plan.name} />
              <p className={styles.price}>
                <strong>{priceText(plan.priceCents)}</strong>/month
              </p>
              <p className={styles.since}>{sinceText(current)}</p>
              {next && (
                <p className={styles.next}>
                  {priceText(next.cents)} from {momentText(next.startsAt)}
                </p>
              )}
              <div className={styles.actions}>
                <Button variant="quiet" size="small" onClick={() => onChange(tier)} aria-haspopup="dialog">
                  Change Price<span className="visually-hidden"> of {plan.name}</span>
                </Button>
                <Button variant="ghost" size="small" onClick={() => onMove(tier)} aria-haspopup="dialog">
                  Move Running Plans<span className="visually-hidden"> of {plan.name}</span>
                </Button>
              </div>
            </li>
          )
        );
      })}
    </ul>
  );
}
