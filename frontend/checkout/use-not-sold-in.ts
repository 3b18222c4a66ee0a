import { useEffect, useState } from 'react';
import { pageConfig } from '#frontend/app/page-config.ts';
import type { NotSoldIn } from '#schema/rules/money/not-sold.ts';

/** Where this installation sells nothing. Nowhere in the first render, which has to match the prerendered page. */
export function useNotSoldIn(): NotSoldIn {
  const [places, setPlaces] = useState<NotSoldIn>({});
  useEffect(() => setPlaces(pageConfig().notSoldIn ?? {}), []);
  return places;
}
