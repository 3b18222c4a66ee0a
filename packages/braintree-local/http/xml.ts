/** What an answer is made of. Names are snake_case here and dashed on the wire. */
export type XmlValue = string | number | boolean | null | undefined | XmlValue[] | XmlFields | Collection;
export interface XmlFields {
  [name: string]: XmlValue;
}

/** A page of search results: `<customers type="collection">`, whose name the SDKs keep. */
export class Collection {
  readonly item: string;
  readonly items: XmlFields[];
  readonly page: { number: number; size: number; total: number };

  constructor(item: string, items: XmlFields[], page: { number: number; size: number; total: number }) {
    this.item = item;
    this.items = items;
    this.page = page;
  }
}

/** The names of elements inside arrays; others are `item`. */
const SINGULAR: Record<string, string> = {
  addresses: 'address',
  credit_cards: 'credit-card',
  disputes: 'dispute',
  errors: 'error',
  evidence: 'evidence',
  status_history: 'status-event',
  verifications: 'verification',
};

/** Writes one typed document, the way Rails' to_xml does and every Braintree SDK expects it. */
export function writeXml(root: string, value: XmlValue): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, value)}\n`;
}

function element(name: string, value: XmlValue): string {
  const tag = name.replaceAll('_', '-');
  // A 422 repeats the request, whose names may be no names in XML.
  if (value === undefined || !/^[A-Za-z_][\w.-]*$/.test(tag)) return '';
  if (value === null) return `<${tag} nil="true"/>`;
  if (typeof value === 'boolean') return `<${tag} type="boolean">${value}</${tag}>`;
  if (typeof value === 'number') return `<${tag} type="integer">${value}</${tag}>`;
  if (typeof value === 'string') return `<${tag}${dateType(name, value)}>${escapeXml(value)}</${tag}>`;
  if (Array.isArray(value)) return array(tag, SINGULAR[name] ?? 'item', value);
  if (value instanceof Collection) return collection(tag, value);
  const inner = Object.entries(value).map(([key, item]) => element(key, item));
  return `<${tag}>${inner.join('')}</${tag}>`;
}

function array(tag: string, item: string, values: XmlValue[]): string {
  if (values.length === 0) return `<${tag} type="array"/>`;
  return `<${tag} type="array">${values.map((value) => element(item, value)).join('')}</${tag}>`;
}

function collection(tag: string, { item, items, page }: Collection): string {
  const head = [
    element('current_page_number', page.number),
    element('page_size', page.size),
    element('total_items', page.total),
  ];
  return `<${tag} type="collection">${head.join('')}${items.map((value) => element(item, value)).join('')}</${tag}>`;
}

function dateType(name: string, value: string): string {
  if (/^\d{4}-\d\d-\d\dT/.test(value) && /(_at|timestamp)$/.test(name)) return ' type="datetime"';
  return /^\d{4}-\d\d-\d\d$/.test(value) && /date/.test(name) ? ' type="date"' : '';
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(value: string): string {
  // Some control characters are not allowed in XML 1.0 at all.
  const allowed = [...value].filter((c) => c >= ' ' || c === '\n' || c === '\t' || c === '\r').join('');
  return allowed.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
