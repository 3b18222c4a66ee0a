import type { Vault } from '../vault/records.ts';
import { type Answer, ok } from './answer.ts';
import type { Call } from './call.ts';
import { child } from './params.ts';
import { matching, PAGE_SIZE, type SearchFields } from './search.ts';
import { Collection, type XmlFields } from './xml.ts';

/** What can be searched: the records, their fields, and how they are answered. */
export interface Searchable<T extends { id: string }> {
  root: string;
  item: string;
  records: (vault: Vault) => Iterable<T>;
  fields: (vault: Vault, merchantId: string) => SearchFields<T>;
  present: (call: Call, record: T) => XmlFields;
}

export function newestFirst<T>(table: ReadonlyMap<string, T>): T[] {
  return [...table.values()].reverse();
}

/** First step of a search: the ids of everything that matches. */
export function searchIds<T extends { id: string }>(kind: Searchable<T>): (call: Call) => Answer {
  return ({ vault, merchant, params }) => {
    const found = matching(
      kind.records(vault),
      child(params, 'search') ?? {},
      kind.fields(vault, merchant.id),
    );
    return ok('search_results', { page_size: PAGE_SIZE, ids: found.map(({ id }) => id) });
  };
}

/** Second step: one page of records by their ids; criteria given again narrow it as well. */
export function searchPage<T extends { id: string }>(kind: Searchable<T>): (call: Call) => Answer {
  return (call) => {
    const criteria = child(call.params, 'search') ?? {};
    const page = matching(
      kind.records(call.vault),
      criteria,
      kind.fields(call.vault, call.merchant.id),
    ).slice(0, PAGE_SIZE);
    return collection(
      kind.root,
      kind.item,
      page.map((record) => kind.present(call, record)),
      page.length,
    );
  };
}

export function collection(
  root: string,
  item: string,
  items: XmlFields[],
  total: number,
  number = 1,
): Answer {
  return ok(root, new Collection(item, items, { number, size: PAGE_SIZE, total }));
}
