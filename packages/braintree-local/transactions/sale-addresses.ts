import { invalid, refuse } from '../http/invalid.ts';
import { child, type Params, text } from '../http/params.ts';
import type { XmlFields } from '../http/xml.ts';
import { addressFields } from '../vault/addresses.ts';
import type { Address } from '../vault/records.ts';
import type { Instrument } from './instrument.ts';

export interface SaleAddresses {
  billing: XmlFields | null;
  shipping: XmlFields | null;
}

/** The addresses of a sale: given, by the id of one that the customer has, or the card's own. */
export function saleAddresses(params: Params, { customer, data }: Instrument): SaleAddresses {
  const [billing, shipping] = [child(params, 'billing'), child(params, 'shipping')];
  const billingId = text(params, 'billing_address_id');
  if (billing && billingId) throw refuse(invalid('91701', 'transaction'));
  const known = (id: string | undefined, code: string) => {
    const address = customer?.addresses.find((one) => one.id === id);
    if (id && !address) throw refuse(invalid(code, 'transaction'));
    return address ? presentable(address) : undefined;
  };
  return {
    billing: billing ? addressFields(billing) : (known(billingId, '91702') ?? data.billingAddress),
    shipping:
      known(text(params, 'shipping_address_id'), '91581') ?? (shipping ? addressFields(shipping) : null),
  };
}

/** What a transaction shows of an address of the vault. */
function presentable({ id, ...address }: Address): XmlFields {
  return { id, ...addressFields(address) };
}
