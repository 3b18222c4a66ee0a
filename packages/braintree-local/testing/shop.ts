import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { defaultSettings, type Settings } from '../vault/records.ts';
import { type Local, startLocal } from './gateway.ts';
import type { Result, Sdk, Shown } from './sdk.ts';

export const visa = { number: '4111111111111111', expirationDate: '05/2031' };

/** A merchant of a test file: its own local Braintree, and the sales that most tests begin with. */
export interface Shop {
  readonly local: Local;
  readonly gateway: Sdk;
  readonly settings: Settings;
  /** Sells for 79.00 unless told otherwise. */
  sale(params: object): Promise<Result>;
  /** A sale by a typed card that has settled. */
  settled(params?: object): Promise<Shown>;
}

/** Starts a local Braintree before the tests of a file and stops it after them; settings last for one test. */
export function openShop(): Shop {
  let local: Local;
  beforeAll(async () => {
    local = await startLocal();
  });
  beforeEach(() => void Object.assign(shop.settings, defaultSettings));
  afterAll(() => local.close());
  const shop: Shop = {
    get local() {
      return local;
    },
    get gateway() {
      return local.gateway;
    },
    get settings() {
      return local.world.store.vault('integration_merchant_id').settings;
    },
    sale: (params) => local.gateway.transaction.sale({ amount: '79.00', ...params }),
    async settled(params = {}) {
      const options = { submitForSettlement: true };
      const { transaction } = await shop.sale({ creditCard: visa, options, ...params });
      await local.gateway.testing.settle(transaction.id);
      return transaction;
    },
  };
  return shop;
}
