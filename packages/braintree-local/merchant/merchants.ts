import { readFileSync } from 'node:fs';

export interface MerchantAccount {
  id: string;
  currency: string;
  default: boolean;
}

/** A merchant and its keys, as the control panel of the real gateway would hold them. */
export interface Merchant {
  id: string;
  publicKey: string;
  privateKey: string;
  accounts: MerchantAccount[];
  tokenizationKeys: string[];
  /** Custom fields the merchant has configured; any other name is refused, as Braintree does. */
  customFields: string[];
}

/** The merchant that every Braintree SDK uses by convention in development. */
export const conventionalMerchant: Merchant = {
  id: 'integration_merchant_id',
  publicKey: 'integration_public_key',
  privateKey: 'integration_private_key',
  accounts: [
    { id: 'sandbox_credit_card', currency: 'USD', default: true },
    { id: 'sandbox_credit_card_non_default', currency: 'USD', default: false },
  ],
  tokenizationKeys: [
    'development_testing_integration_merchant_id',
    'sandbox_testing_integration_merchant_id',
  ],
  customFields: ['store_me', 'another_stored_field'],
};

/** Adds the merchants of a JSON file (an array in the shape above) to the conventional one. */
export function loadMerchants(file: string | undefined): Merchant[] {
  if (!file) return [conventionalMerchant];
  const others = JSON.parse(readFileSync(file, 'utf8')) as Merchant[];
  return [conventionalMerchant, ...others.map(complete)];
}

function complete(merchant: Partial<Merchant>): Merchant {
  const { id, publicKey, privateKey } = merchant;
  if (!id || !publicKey || !privateKey) throw new Error('A merchant needs id, publicKey and privateKey.');
  return {
    id,
    publicKey,
    privateKey,
    accounts: merchant.accounts ?? [{ id: `${id}_default`, currency: 'USD', default: true }],
    tokenizationKeys: merchant.tokenizationKeys ?? [`sandbox_testing_${id}`],
    customFields: merchant.customFields ?? [],
  };
}
