const ZONES: readonly [zone: string, label: string][] = [
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Phoenix', 'Arizona'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
];

interface Choice {
  value: string;
  label: string;
}

const EASTERN_CHOICE: Choice = { value: '', label: 'Eastern (ET)' };

/** Finding it out takes a phone about 100 ms, so not while a page loads. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zones of the United States, that of this device where it is known, and the one that was chosen. */
export function zoneChoices(chosen: string | null, here: string | null): Choice[] {
  const known = ['America/New_York', ...ZONES.map(([zone]) => zone)];
  const others = [...new Set([here, chosen])].filter((zone) => zone !== null && !known.includes(zone));
  return [
    EASTERN_CHOICE,
    ...ZONES.map(([value, label]) => ({ value, label: value === here ? `${label}, as this device` : label })),
    ...others.map((zone) => ({ value: String(zone), label: String(zone).replaceAll('_', ' ') })),
  ];
}
