import { FactList } from '#frontend/admin/FactList.tsx';
import { momentText } from '#frontend/admin/members/member-text.ts';
import { failureText } from '#frontend/app/failures.ts';
import {
  type PlanPriceInput,
  type PlanPricePreviewQuery,
  usePlanPricePreviewQuery,
} from '#frontend/generated/graphql.ts';
import { Notice } from '#frontend/ui/Notice.tsx';
import { dollars } from '#schema/rules/money/money.ts';
import { counted } from '#schema/rules/text/numbers.ts';

/** Placeholder for a price that is not typed yet; never sent. */
const NOTHING: PlanPriceInput = { tier: 'PLUS', months: 1, cents: 0, startsAt: null };

/** Who pays what with a new price, or why it cannot be had; nothing until one is typed. */
export function PricePreview({ price }: { price: PlanPriceInput | null }) {
  const variables = { price: price ?? NOTHING };
  const { data, error } = usePlanPricePreviewQuery({ variables, skip: !price, fetchPolicy: 'network-only' });
  if (!price) return null;
  if (error) return <Notice tone="error">{failureText(error)}</Notice>;
  return data ? <FactList facts={factsOf(data.planPricePreview)} /> : null;
}

function factsOf(preview: PlanPricePreviewQuery['planPricePreview']) {
  const { beforeCents, afterCents, startsAt, runningPlans, plannedChanges } = preview;
  return [
    ['A month', `${dollars(beforeCents)} → ${dollars(afterCents)}`],
    ['From', momentText(startsAt)],
    ['Pay it', 'Who buys the plan or changes to it from then on'],
    ['Keep their price', counted(runningPlans, 'running plan')],
    ['Planned changes', plannedChanges > 0 ? `${plannedChanges}, at the price that was said` : null],
  ] satisfies [string, string | null][];
}
