import { useState } from 'react';
import { AdminAlert } from '#frontend/admin/AdminAlert.tsx';
import { Loaded } from '#frontend/admin/Loaded.tsx';
import { usePlanPricesQuery } from '#frontend/generated/graphql.ts';
import type { PaidTier } from '#schema/rules/access/tiers.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { PriceCards } from './PriceCards.tsx';
import { PriceDialog } from './PriceDialog.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { PriceMoves } from './PriceMoves.tsx';

/** What each plan costs, what it will cost, and every price that there was. */
export function PricesTab() {
  const asked = usePlanPricesQuery({ fetchPolicy: 'cache-and-network' });
  const { data } = asked;
  const [changing, setChanging] = useState<PaidTier | null>(null);
  const [moving, setMoving] = useState<PaidTier | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const reload = () => void asked.refetch().catch(() => {});
  const changed = (sentence: string) => {
    setChanging(null);
    setMoving(null);
    setDone(sentence);
    reload();
  };
  return (
    <>
      <AdminAlert tone="success" onDismiss={() => setDone(null)}>
        {done}
      </AdminAlert>
      <Loaded asked={asked} what="prices">
        {({ plans, planPrices, planPriceMoves }) => (
          <>
            <PriceCards plans={plans} prices={planPrices} onChange={setChanging} onMove={setMoving} />
            <PriceMoves moves={planPriceMoves} onDone={changed} />
            <PriceHistory prices={planPrices} />
          </>
        )}
      </Loaded>
      {moving && (
        <MoveDialog
          key={moving}
          tier={moving}
          cents={data?.plans.find(({ tier }) => tier === moving)?.priceCents ?? 0}
          onClose={() => setMoving(null)}
          onDone={changed}
        />
      )}
      {data && changing && (
        <PriceDialog
          key={changing}
          tier={changing}
          version={data.planPrices[0]?.id ?? 0}
          onClose={() => setChanging(null)}
          onDone={changed}
          onOutdated={reload}
        />
      )}
    </>
  );
}
