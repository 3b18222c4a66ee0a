/** The one merchant of this server: the merchant that every Braintree SDK uses by convention in development. */
export const MERCHANT = {
  id: 'integration_merchant_id',
  publicKey: 'integration_public_key',
  privateKey: 'integration_private_key',
  accountId: 'sandbox_credit_card',
  currency: 'USD',
};

export type Merchant = typeof MERCHANT;
