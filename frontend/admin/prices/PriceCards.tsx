import { Frame, Group, Quiet, SimpleGrid, Text } from '#frontend/admin/mantine.ts';
import { momentText } from '#frontend/admin/members/member-text.ts';
import { RowButton } from '#frontend/admin/RowButton.tsx';
import { useServerNow } from '#frontend/app/server-clock.ts';
import type { PlanPriceRowFragment, PlanPricesQuery } from '#frontend/generated/graphql.ts';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { PAID_TIERS, type PaidTier } from '#schema/rules/access/tiers.ts';
import { priceText } from '#schema/rules/money/money.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
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
    <SimpleGrid component="ul" cols={{ base: 1, sm: PAID_TIERS.length }} spacing={12}>
      {PAID_TIERS.map((tier) => {
        const plan = plans.find((each) => each.tier === tier);
        const { current, next } = historyOf(prices, tier, now);
        return (
          plan && (
            <Frame key={tier} component="li" p={18}>
              <TierBadge tier={tier} label={plan.name} />
              <Text c="dimmed" my={6}>
                <Text span c="var(--ink)" fz="xl" fw={650}>
                  {priceText(plan.priceCents)}
                </Text>
                /month
              </Text>
              <Quiet>{sinceText(current)}</Quiet>
              {next && (
                <Quiet c="var(--ink-2)" fw={560}>
                  {priceText(next.cents)} from {momentText(next.startsAt)}
                </Quiet>
              )}
              <Group gap={8} mt={12}>
                <RowButton
                  words="Change Price"
                  of={`of ${plan.name}`}
                  variant="quiet"
                  onClick={() => onChange(tier)}
                  aria-haspopup="dialog"
                />
                <RowButton
                  words="Move Running Plans"
                  of={`of ${plan.name}`}
                  onClick={() => onMove(tier)}
                  aria-haspopup="dialog"
                />
              </Group>
            </Frame>
          )
        );
      })}
    </SimpleGrid>
  );
}
