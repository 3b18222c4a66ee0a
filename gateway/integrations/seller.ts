import type { Environment } from '#gateway/env.ts';
import type { BillingDetails } from '#schema/rules/money/billing-form.ts';

/** A charge as a tax sees it. Prices contain their taxes: what a page shows is what is charged. */
interface TaxedCharge {
  cents: number;
  billedTo: BillingDetails | null;
  at: Date;
}

interface TaxLine {
  description: string;
  /** How much of the charge it is. */
  cents: number;
}

/** Says which taxes a charge contains. The same charge always contains the same. */
export interface Tax {
  contained(charge: TaxedCharge): TaxLine[];
}

/** No tax is named: the default. */
export const noTax: Tax = { contained: () => [] };

/** Who sells, as invoices name it. */
export interface Seller {
  name: string;
  /** Its lines. */
  address: string[];
  taxId: string | null;
}

export function sellerOf(env: Pick<Environment, 'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_TAX_ID'>): Seller {
  const address = env.SELLER_ADDRESS.split('|').map((line) => line.trim());
  return { name: env.SELLER_NAME, address: address.filter(Boolean), taxId: env.SELLER_TAX_ID ?? null };
}
