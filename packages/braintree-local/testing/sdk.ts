/**
 * The Node SDK as tests use it. Its published types lack calls, options and parts of the answers, so requests are
 * plain objects here, and answers name what the tests read.
 */
export interface Shown {
  id: string;
  token: string;
  status: string;
  amount: string;
  nonce: string;
  default: boolean;
  expired: boolean;
  uniqueNumberIdentifier: string;
  creditCards: Shown[];
  paymentMethods: Shown[];
  disputes: Shown[];
  refundIds: string[];
  statusHistory: { status: string }[];
  [name: string]: unknown;
}

export interface Result {
  success: boolean;
  message: string;
  errors: unknown;
  customer: Shown;
  paymentMethod: Shown;
  transaction: Shown;
  verification: Shown;
  clientToken: string;
  dispute: Shown & { evidence: Shown[]; transaction: Shown };
  evidence: Shown;
  documentUpload: Shown;
}

interface SearchNode {
  is(value: unknown): void;
  in(values: string[]): void;
  startsWith(value: string): void;
  min(value: unknown): void;
  max(value: unknown): void;
  between(least: unknown, most: unknown): void;
}

type SearchField =
  | 'amount'
  | 'createdAt'
  | 'creditCardNumber'
  | 'customerId'
  | 'id'
  | 'kind'
  | 'orderId'
  | 'receivedDate'
  | 'status'
  | 'type';

export type Search = Record<SearchField, () => SearchNode>;
type Create = (params: object) => Promise<Result>;
type Find = (id: string) => Promise<Shown>;
type Remove = (id: string) => Promise<void>;

export interface Sdk {
  config: { timeout: number };
  clientToken: { generate: Create };
  customer: { create: Create; find: Find; delete: Remove };
  paymentMethod: { create: Create; find: Find; delete: Remove };
  subscription: { create: Create };
  transaction: {
    sale: Create;
    credit: Create;
    find: Find;
    search(by: (search: Search) => void): NodeJS.ReadableStream;
    void(id: string): Promise<Result>;
    refund(id: string, params?: object | string): Promise<Result>;
  };
  dispute: {
    find(id: string): Promise<Result>;
    search(by: (search: Search) => void): NodeJS.ReadableStream;
    addTextEvidence(id: string, evidence: string | object): Promise<Result>;
    addFileEvidence(id: string, evidence: string | object): Promise<Result>;
    finalize(id: string): Promise<Result>;
    accept(id: string): Promise<Result>;
  };
  documentUpload: { create: Create };
  webhookNotification: {
    parse(
      signature: string,
      payload: string,
    ): Promise<{
      kind: string;
      timestamp: string;
      transaction: Shown;
      dispute: Shown & { transactionDetails: Shown };
    }>;
  };
}
