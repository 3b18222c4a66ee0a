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

/** What a buyer still has to say, by field: the country, and in a country with such places the state or province. */
export function placeProblems(
  places: NotSoldIn,
  { country, state }: BuyerPlace,
): Partial<Record<keyof BuyerPlace, string>> {
  if (!asksWhere(places)) return {};
  if (country !== 'US' && country !== 'CA') return { country: 'Choose the country you live in' };
  if (!places[country] || regionCode(country, state ?? '')) return {};
  return { state: `Choose your ${country === 'CA' ? 'province' : 'state'}` };
}

/** The sentence for a buyer who lives where nothing may be sold; null for all others, and for places that are not known. */
export function notSoldText(places: NotSoldIn, { country, state }: BuyerPlace): string | null {
  if (country !== 'US' && country !== 'CA') return null;
  const code = regionCode(country, state ?? '');
  if (!code || !places[country]?.includes(code)) return null;
  return `We do not sell in ${REGIONS[country][code]}. Nothing was charged.`;
}
