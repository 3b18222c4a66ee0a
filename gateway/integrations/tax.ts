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
