import type { Call } from '../http/call.ts';
import { MERCHANT } from '../merchant.ts';

const CARD_TYPES = [
  'American Express',
  'Diners',
  'Discover',
  'JCB',
  'Maestro',
  'MasterCard',
  'UnionPay',
  'Visa',
];

/** What `braintree-web` needs to know about the gateway: cards only, no wallet, no GraphQL. */
export function configuration({ publicUrl, assetsUrl }: Pick<Call, 'publicUrl' | 'assetsUrl'>) {
  return {
    environment: 'sandbox',
    clientApiUrl: `${publicUrl}/merchants/${MERCHANT.id}/client_api`,
    assetsUrl,
    merchantId: MERCHANT.id,
    merchantAccountId: MERCHANT.accountId,
    analytics: { url: `${publicUrl}/analytics/${MERCHANT.id}` },
    challenges: [] as string[],
    creditCards: { supportedCardTypes: CARD_TYPES, collectDeviceData: false },
    threeDSecureEnabled: false,
    paypalEnabled: false,
    venmo: 'off',
  };
}
