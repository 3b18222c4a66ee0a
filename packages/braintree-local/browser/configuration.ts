import type { Merchant } from '../merchant/merchants.ts';
import type { Hosts } from './addresses.ts';

const cardTypes = [
  'American Express',
  'Diners',
  'Discover',
  'JCB',
  'Maestro',
  'MasterCard',
  'UnionPay',
  'Visa',
];

/** What `braintree-web` is told about the gateway: cards only, no wallet, no device data. */
export function configuration(merchant: Merchant, hosts: Hosts, accountId?: string) {
  const account = merchant.accounts.find((one) => (accountId ? one.id === accountId : one.default));
  return {
    environment: 'sandbox',
    clientApiUrl: `${hosts.clientApi}/merchants/${merchant.id}/client_api`,
    assetsUrl: hosts.assets,
    merchantId: merchant.id,
    merchantAccountId: account?.id ?? null,
    analytics: { url: `${hosts.clientApi}/analytics/${merchant.id}` },
    graphQL: { url: hosts.graphQl, date: '2018-05-08', features: ['tokenize_credit_cards'] },
    challenges: [] as string[],
    creditCards: { supportedCardTypes: cardTypes, collectDeviceData: false },
    threeDSecureEnabled: false,
    paypalEnabled: false,
    venmo: 'off',
  };
}
