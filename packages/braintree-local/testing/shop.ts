import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { DEFAULT_SETTINGS, type Settings } from '../vault/records.ts';
import { type Local, startLocal } from './gateway.ts';
import type { Result, Sdk, Shown } from './sdk.ts';

/** A card as somebody types it into the hosted fields. */
export interface TypedCard {
  number?: string;
  expirationDate?: string;
  expirationMonth?: string;
  expirationYear?: string;
  cvv?: string;
  cardholderName?: string;
  billingAddress?: Record<string, string>;
}

const VISA = { number: '4111111111111111', expirationDate: '05/2031' };

/** A merchant for a test file: its own local Braintree, and the sales that most tests begin with. */
interface Shop {
  readonly local: Local;
  readonly gateway: Sdk;
  readonly settings: Settings;
  /** The client API's answer to a card, a Visa card unless another is given. */
  tokenize(card?: TypedCard): Promise<Response>;
  nonce(card?: TypedCard): Promise<string>;
  /** A new customer with one vaulted Visa card. */
  customer(): Promise<Shown>;
  /** Sells for 79.00 unless another amount is given. */
  sale(params: object): Promise<Result>;
  settle(id: string): Promise<void>;
  /** A sale that has settled. */
  settled(params?: object): Promise<Shown>;
}

/** Starts a local Braintree before the tests of a file and stops it after them; settings last for one test. */
export function openShop(): Shop {
  let local: Local;
  beforeAll(async () => {
    local = await startLocal();
  });
  beforeEach(() => void Object.assign(shop.settings, DEFAULT_SETTINGS));
  afterAll(() => local.close());
  const shop: Shop = {
    get local() {
      return local;
    },
    get gateway() {
      return local.gateway;
    },
    get settings() {
      return local.world.vault.settings;
    },
    tokenize: (card = {}) => tokenize(local, card),
    nonce: async (card) => {
      const { creditCards } = (await (await shop.tokenize(card)).json()) as { creditCards: Shown[] };
      return creditCards[0]?.nonce ?? '';
    },
    customer: async () =>
      (await local.gateway.customer.create({ paymentMethodNonce: 'fake-valid-nonce' })).customer,
    sale: (params) => local.gateway.transaction.sale({ amount: '79.00', ...params }),
    settle: async (id) => {
      await fetch(`${local.url}/__control/transactions/${id}/settle`, { method: 'POST' });
    },
    settled: async (params = {}) => {
      const options = { submitForSettlement: true };
      const { transaction } = await shop.sale({ paymentMethodNonce: 'fake-valid-nonce', options, ...params });
      await shop.settle(transaction.id);
      return transaction;
    },
  };
  return shop;
}

/** Sends a card as the frame of the hosted fields does. */
async function tokenize({ gateway }: Local, card: TypedCard): Promise<Response> {
  const { clientToken } = await gateway.clientToken.generate({});
  const { clientApiUrl, authorizationFingerprint } = JSON.parse(
    Buffer.from(clientToken, 'base64').toString('utf8'),
  );
  const body = JSON.stringify({ creditCard: { ...VISA, ...card }, authorizationFingerprint });
  return fetch(`${clientApiUrl}/v1/payment_methods/credit_cards`, { method: 'POST', body });
}
