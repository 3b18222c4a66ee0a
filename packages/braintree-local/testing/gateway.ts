import braintree from 'braintree';
import { conventionalMerchant, type Merchant } from '../merchant/merchants.ts';
import { type Running, startBraintree } from '../server.ts';
import type { Options } from '../world.ts';
import type { Sdk } from './sdk.ts';

/** The official SDK, pointed at a local Braintree. */
export function sdk(port: number, merchant: Merchant = conventionalMerchant): Sdk {
  const address = `http://127.0.0.1:${port}`;
  const gateway = new braintree.BraintreeGateway({
    environment: new braintree.Environment(
      '127.0.0.1',
      String(port),
      address,
      false,
      '127.0.0.1',
      String(port),
    ),
    merchantId: merchant.id,
    publicKey: merchant.publicKey,
    privateKey: merchant.privateKey,
  });
  return gateway as unknown as Sdk;
}

export interface Local extends Running {
  gateway: Sdk;
}

/** A fresh local Braintree in this process, on a free port, with nothing on disk. */
export async function startLocal(options: Partial<Options> = {}): Promise<Local> {
  const running = await startBraintree({ merchants: [conventionalMerchant], ...options });
  return { ...running, gateway: sdk(running.port) };
}
