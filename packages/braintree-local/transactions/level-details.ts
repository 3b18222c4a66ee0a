import { flag, has, list, type Params, text } from '../http/params.ts';
import type { XmlFields } from '../http/xml.ts';

const words = [
  'purchase_order_number',
  'tax_amount',
  'discount_amount',
  'shipping_amount',
  'ships_from_postal_code',
];

/** Level 2 and 3 data that a request gives: kept and answered as given. */
export function levelDetails(params: Params): XmlFields {
  const given = words.filter((name) => has(params, name)).map((name) => [name, text(params, name) ?? null]);
  return {
    ...Object.fromEntries(given),
    ...(has(params, 'tax_exempt') ? { tax_exempt: flag(params, 'tax_exempt') } : {}),
    ...(has(params, 'line_items') ? { line_items: list(params, 'line_items') as XmlFields[] } : {}),
  };
}
