import braintree from 'braintree';
import { MERCHANT, type Merchant } from '../merchant.ts';
import { type Running, startBraintree } from '../server.ts';
import type { Options } from '../world.ts';
import type { Sdk } from './sdk.ts';

/** The official SDK, pointed at a local Braintree. */
export function sdk(port: number, { id, publicKey, privateKey }: Merchant = MERCHANT): Sdk {
  const address = ['127.0.0.1', String(port)] as const;
  const environment = new braintree.Environment(...address, `http://127.0.0.1:${port}`, false, ...address);
  const keys = { merchantId: id, publicKey, privateKey };
  return new braintree.BraintreeGateway({ environment, ...keys }) as unknown as Sdk;
}

export interface Local extends Running {
  gateway: Sdk;
}

/** A new local Braintree in this process, on a free port, with nothing on disk. */
export async function startLocal(options: Options = {}): Promise<Local> {
  const running = await startBraintree(options);
  return { ...running, gateway: sdk(running.port) };
}
