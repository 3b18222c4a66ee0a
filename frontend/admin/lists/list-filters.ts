import { PAID_TIERS, tierLabel } from '#schema/rules/access/tiers.ts';
import { typedCents } from '#schema/rules/money/typed-amount.ts';
import { isDay } from '#schema/rules/time/eastern-time.ts';

/** A filter of a list: what it is called in the address and to the reader, and what can be chosen. */
export type ListFilter =
  | { name: 'from' | 'to'; label: string; kind: 'day' }
  | { name: 'until'; label: string; kind: 'month' }
  | {
      name: 'last4' | 'amount' | 'member';
      label: string;
      kind: 'text';
      hint: string;
      isKnown(text: string): boolean;
    }
  /** Only in addresses that figures lead to: says in words what is shown. */
  | { name: 'cash' | 'recovery'; kind: 'chip'; texts: Record<string, string> }
  | { name: 'state' | 'tier'; label: string; kind: 'choice'; choices: { value: string; label: string }[] };

type FilterName = ListFilter['name'];
export type FilterChip = Extract<ListFilter, { kind: 'chip' }>;
export type FilterInput = Exclude<ListFilter, FilterChip>;
export type FilterValues = Partial<Record<FilterName, string>>;

export const DAYS: ListFilter[] = [
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'to', label: 'To', kind: 'day' },
];

/** What a payment is found by. What cannot be searched for is left out. */
export const PAYMENT_SEARCH: ListFilter[] = [
  {
    ...{ name: 'last4', label: 'Card’s last four', kind: 'text', hint: '4242' },
    isKnown: (text) => /^\d{4}$/.test(text),
  },
  {
    ...{ name: 'amount', label: 'Amount', kind: 'text', hint: '45 or 45.00' },
    isKnown: (text) => typedCents(text) !== null,
  },
  {
    ...{ name: 'member', label: 'Paid by', kind: 'text', hint: 'Name or receipt' },
    isKnown: (text) => text.length > 1,
  },
];

export function states(choices: Record<string, string>): ListFilter {
  return { name: 'state', label: 'State', kind: 'choice', choices: choicesOf(choices) };
}

/** Which plan; there is none for what is free. */
export const PLAN_FILTER: ListFilter = {
  ...{ name: 'tier', label: 'Plan', kind: 'choice' },
  choices: choicesOf(Object.fromEntries(PAID_TIERS.map((tier) => [tier, tierLabel(tier)]))),
};

function choicesOf(labels: Record<string, string>) {
  const each = Object.entries(labels).map(([value, label]) => ({ value, label }));
  return [{ value: '', label: 'Any' }, ...each];
}

/** The filters that an address names. A value that the list does not know is left out, so that an old link still opens. */
export function filtersOf(search: URLSearchParams, filters: readonly ListFilter[]): FilterValues {
  const given = filters.map((filter) => [filter.name, search.get(filter.name) ?? ''] as const);
  return Object.fromEntries(
    given.filter(([name, text]) => filters.some((filter) => filter.name === name && isKnown(filter, text))),
  );
}

function isKnown(filter: ListFilter, text: string): boolean {
  if (text === '') return false;
  if (filter.kind === 'day') return isDay(text);
  if (filter.kind === 'text') return filter.isKnown(text.trim());
  if (filter.kind === 'month') return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
  if (filter.kind === 'chip') return Object.hasOwn(filter.texts, text);
  return filter.choices.some(({ value }) => value === text);
}
