import { type Country, REGIONS, regionCode } from './regions.ts';

/** Where an installation may not sell: codes of states and provinces by country. */
export type NotSoldIn = Partial<Record<Country, readonly string[]>>;

export interface BuyerPlace {
  country?: string | null;
  state?: string | null;
}

/** Reads 'US-WA, CA-ON' (ISO 3166-2). Null where an entry is no state or province of the United States or Canada. */
export function notSoldIn(text: string): NotSoldIn | null {
  const entries = text.split(',').map((entry) => entry.trim().toUpperCase());
  const places: Record<Country, string[]> = { US: [], CA: [] };
  for (const entry of entries.filter(Boolean)) {
    const [country, code = '', ...more] = entry.split('-');
    if ((country !== 'US' && country !== 'CA') || !REGIONS[country][code] || more.length > 0) return null;
    places[country].push(code);
  }
  return Object.fromEntries(Object.entries(places).filter(([, codes]) => codes.length > 0));
}

/** Whether a checkout has to ask where its buyer lives. */
export function asksWhere(places: NotSoldIn): boolean {
  return Object.keys(places).length > 0;
}

interface PlaceProblem {
  field: keyof BuyerPlace;
  /** A sentence for the buyer. */
  text: string;
  /** Whether nothing may be sold there; else the buyer still has to say where they live. */
  isRefusal: boolean;
}

/** What is wrong with the place of a buyer; null where everything may be sold. */
export function placeProblem(places: NotSoldIn, { country, state }: BuyerPlace): PlaceProblem | null {
  if (!asksWhere(places)) return null;
  if (country !== 'US' && country !== 'CA')
    return { field: 'country', text: 'Choose the country you live in', isRefusal: false };
  const refused = places[country];
  if (!refused) return null;
  const code = regionCode(country, state ?? '');
  if (!code) {
    const text = `Choose your ${country === 'CA' ? 'province' : 'state'}`;
    return { field: 'state', text, isRefusal: false };
  }
  const text = `We do not sell in ${REGIONS[country][code]}. Nothing was charged.`;
  return refused.includes(code) ? { field: 'state', text, isRefusal: true } : null;
}
