import { checkFields, matching, whole } from '#record/leaf/strict.ts';
import { Malformed } from '#record/malformed.ts';
import type { Tally } from '#schema/rules/record/record.ts';

/**
 * What the pages of a site come to for the days that the file opens: all counted picks, imported ones too, but for those that
 * are overdue. Units as exact decimal texts.
 */
export interface SiteTally {
  wins: number;
  losses: number;
  pushes: number;
  voids: number;
  units: string;
  staked: string;
}

const COUNTS = ['wins', 'losses', 'pushes', 'voids'] as const;
const decimal = matching(/^-?\d{1,15}(\.\d{1,8})?$/, 'is no decimal number as text');
const FIELDS = { wins: whole, losses: whole, pushes: whole, voids: whole, units: decimal, staked: decimal };
/** The verifier rounds its sums to hundredths of a unit. */
const ROUNDING = 0.005_000_1;

/** Throws Malformed. */
export function parseSiteTally(value: unknown): SiteTally {
  if (typeof value !== 'object' || value === null) throw new Malformed('The last line says no figures.');
  const tally = { ...value };
  checkFields(tally, FIELDS, "The site's figures");
  return tally as SiteTally;
}

/** How the site's figures differ from those of its log, as a sentence; null when they agree. */
export function siteTallyProblem(site: SiteTally, log: Tally): string | null {
  const isSame =
    COUNTS.every((name) => site[name] === log[name]) &&
    Math.abs(Number(site.units) - (log.units ?? 0)) <= ROUNDING &&
    Math.abs(Number(site.staked) - log.unitsStaked) <= ROUNDING;
  if (isSame) return null;
  const text = (
    { wins, losses, pushes, voids }: Omit<SiteTally, 'units' | 'staked'>,
    units: number,
    staked: number,
  ) => `${wins}–${losses}–${pushes}, ${voids} void, ${units.toFixed(2)} units on ${staked.toFixed(2)}`;
  return `The site's own figures are ${text(site, Number(site.units), Number(site.staked))}; its log comes to ${text(log, log.units ?? 0, log.unitsStaked)}.`;
}
