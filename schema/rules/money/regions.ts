import type { COUNTRIES } from './billing-form.ts';

export type Country = (typeof COUNTRIES)[number];

/** States with the District of Columbia, and provinces and territories, by their postal codes (ISO 3166-2 behind the country). */
export const REGIONS: Record<Country, Record<string, string>> = {
  US: {
    ...{ AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado' },
    ...{ CT: 'Connecticut', DE: 'Delaware', DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia' },
    ...{ HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', IA: 'Iowa', KS: 'Kansas', KY: 'Kentucky' },
    ...{ LA: 'Louisiana', ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota' },
    ...{
      MS: 'Mississippi',
      MO: 'Missouri',
      MT: 'Montana',
      NE: 'Nebraska',
      NV: 'Nevada',
      NH: 'New Hampshire',
    },
    ...{ NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York', NC: 'North Carolina', ND: 'North Dakota' },
    ...{ OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania', RI: 'Rhode Island' },
    ...{ SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah', VT: 'Vermont' },
    ...{ VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming' },
  },
  CA: {
    ...{ AB: 'Alberta', BC: 'British Columbia', MB: 'Manitoba', NB: 'New Brunswick' },
    ...{ NL: 'Newfoundland and Labrador', NT: 'Northwest Territories', NS: 'Nova Scotia', NU: 'Nunavut' },
    ...{ ON: 'Ontario', PE: 'Prince Edward Island', QC: 'Quebec', SK: 'Saskatchewan', YT: 'Yukon' },
  },
};

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();

/** The code of a state or province that somebody wrote: 'WA' or 'Washington'; null for any other words. */
export function regionCode(country: Country, text: string): string | null {
  const written = folded(text);
  const found = Object.entries(REGIONS[country]).find(
    ([code, name]) => folded(code) === written || folded(name) === written,
  );
  return found?.[0] ?? null;
}
