import { STAFF_LABELS } from '#schema/rules/access/staff.ts';
import { TIERS, tierLabel } from '#schema/rules/access/tiers.ts';
import { priceText } from '#schema/rules/money/money.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { PICK_RESULTS, resultLabel } from '#schema/rules/picks/pick-values.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** What people chose themselves: USC is a team, and no word of ours. */
const GIVEN = [
  ...['code', 'name', 'label', 'note', 'text', 'email', 'number'],
  ...['teamOne', 'teamTwo', 'pick', 'pickDetails', 'book', 'analyst'],
];
/** How the contract writes one of some values. */
const NAMED = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

const WORDS: Record<string, string> = {
  ...{ PUBLISHED: 'Posted', true: 'Yes', false: 'No' },
  ...STAFF_LABELS,
  ...Object.fromEntries(LEAGUES.map((league) => [league, league])),
  ...Object.fromEntries(TIERS.map((tier) => [tier, tierLabel(tier)])),
  ...Object.fromEntries(TIERS.map((tier) => [`OPENED_${tier}`, `Opened for ${tierLabel(tier)}`])),
  ...Object.fromEntries(PICK_RESULTS.map((result) => [result, resultLabel(result)])),
};

/** The name of a field as words: `currentPeriodEndsAt` is 'current period ends at'. */
export function fieldText(field: string): string {
  const name = field.replace(/Cents$/, '');
  if (name === 'cents') return 'amount';
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A value of the log as a person reads it: 'Draft', '$129', 'Nov 20, 2026, 7:10 PM ET', 'Plus, Premium'. */
export function valueText(field: string, value: string): string {
  if (/cents$/i.test(field) && /^-?\d+$/.test(value)) return priceText(Number(value));
  if (INSTANT.test(value)) return shownPlainMoment(new Date(value));
  if (GIVEN.includes(field)) return value;
  if (Object.hasOwn(WORDS, value)) return WORDS[value] ?? value;
  if (NAMED.test(value)) return capital(value.toLowerCase().replaceAll('_', ' '));
  return /^[[{]/.test(value) ? partsText(field, value) : value;
}

/** What the log keeps as JSON. */
function partsText(field: string, value: string): string {
  const parts = parsed(value);
  if (Array.isArray(parts)) return parts.map((part) => valueText(field, asText(part))).join(', ');
  if (typeof parts !== 'object' || parts === null) return value;
  return Object.entries(parts)
    .map(([name, part]) => `${fieldText(name)} ${valueText(name, asText(part))}`)
    .join(', ');
}

const asText = (part: unknown) => (typeof part === 'string' ? part : (JSON.stringify(part) ?? ''));

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
