import type { Vault } from '../vault/records.ts';
import type { Params } from './params.ts';
import type { XmlFields } from './xml.ts';

/** Sends the merchant a webhook; the subject is `{ transaction }` or `{ dispute }`. */
export type Notify = (kind: string, subject: XmlFields) => void;

/** One authenticated call. */
export interface Call {
  /** The name of the operation, such as `transaction.create`. */
  operation: string;
  vault: Vault;
  /** Named segments of the path. */
  path: Record<string, string>;
  params: Params;
  query: URLSearchParams;
  /** The address under which browsers reach this server. */
  publicUrl: string;
  /** The address from which they load the card fields. */
  assetsUrl: string;
  notify: Notify;
  /** The code with which a fault makes the bank decline this card; it is used up by asking. */
  takeDecline(number: string, token: string | null): string | undefined;
}
