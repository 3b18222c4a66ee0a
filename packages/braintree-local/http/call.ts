import type { Hosts } from '../browser/addresses.ts';
import type { Faults } from '../control/faults.ts';
import type { Merchant } from '../merchant/merchants.ts';
import type { Vault } from '../vault/records.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { Params } from './params.ts';

/** One call of a merchant's server, after authentication. */
export interface Call {
  operation: string;
  merchant: Merchant;
  vault: Vault;
  /** Named segments of the path. */
  path: Record<string, string>;
  query: URLSearchParams;
  params: Params;
  hosts: Hosts;
  faults: Faults;
  webhooks: Webhooks;
  /** Called when the answer goes out, or when it is certain that it never will. */
  answered?: () => void;
}
