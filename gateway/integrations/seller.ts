import type { Environment } from '#gateway/env.ts';

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
