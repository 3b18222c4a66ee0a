/**
 * The Node SDK as tests use it. Its published types lack calls, options and parts of the answers,
 * so requests are plain objects here and answers name what is looked at.
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
  addresses: Shown[];
  disputes: Shown[];
  refundIds: string[];
  partialSettlementTransactionIds: string[];
  statusHistory: { status: string }[];
  verification: Shown;
  creditCard: Shown;
  customer: Shown;
  [name: string]: unknown;
}

export interface Result {
  success: boolean;
  message: string;
  errors: unknown;
  address: Shown;
  creditCard: Shown;
  customer: Shown;
  dispute: Shown;
  evidence: Shown;
  paymentMethod: Shown;
  paymentMethodNonce: Shown;
  transaction: Shown;
  verification: Shown;
  clientToken: string;
}

interface SearchNode {
  is(value: unknown): void;
  isNot(value: string): void;
  in(values: string[]): void;
  contains(value: string): void;
  startsWith(value: string): void;
  endsWith(value: string): void;
  min(value: unknown): void;
  max(value: unknown): void;
  between(least: unknown, most: unknown): void;
}

type SearchField =
  | 'amount'
  | 'billingPostalCode'
  | 'cardholderName'
  | 'createdAt'
  | 'createdUsing'
  | 'creditCardCardholderName'
  | 'creditCardCardType'
  | 'creditCardCustomerLocation'
  | 'creditCardExpirationDate'
  | 'creditCardNumber'
  | 'creditCardUniqueIdentifier'
  | 'customerEmail'
  | 'customerId'
  | 'disputeDate'
  | 'email'
  | 'firstName'
  | 'id'
  | 'ids'
  | 'orderId'
  | 'paymentMethodToken'
  | 'settledAt'
  | 'status'
  | 'transactionId'
  | 'type'
  | 'user';

export type Search = Record<SearchField, () => SearchNode>;
type SearchBy = (by: (search: Search) => void) => NodeJS.ReadableStream;
type Change = (id: string, params: object) => Promise<Result>;
type Make = (params: object) => Promise<Result>;
type Find = (id: string) => Promise<Shown>;
type Remove = (id: string) => Promise<void>;

export interface Sdk {
  config: { timeout: number };
  clientToken: { generate: Make };
  customer: {
    create: Make;
    find(id: string, associationFilter?: string): Promise<Shown>;
    update: Change;
    delete: Remove;
    search: SearchBy;
  };
  address: {
    create: Make;
    find(customerId: string, id: string): Promise<Shown>;
    update(customerId: string, id: string, params: object): Promise<Result>;
    delete(customerId: string, id: string): Promise<void>;
  };
  paymentMethod: { create: Make; find: Find; update: Change; delete: Remove };
  paymentMethodNonce: { create(token: string): Promise<Result>; find: Find };
  creditCard: {
    create: Make;
    find: Find;
    update: Change;
    delete: Remove;
    fromNonce: Find;
    expired(): NodeJS.ReadableStream;
    expiringBetween(start: Date, end: Date): NodeJS.ReadableStream;
  };
  creditCardVerification: { create: Make; find: Find; search: SearchBy };
  transaction: {
    sale: Make;
    credit: Make;
    find: Find;
    search: SearchBy;
    void(id: string, params?: object): Promise<Result>;
    refund(id: string, params?: object | string): Promise<Result>;
    submitForSettlement(id: string, amount?: string | null, params?: object): Promise<Result>;
    submitForPartialSettlement(id: string, amount: string | null, params?: object): Promise<Result>;
    updateDetails: Change;
  };
  transactionLineItem: { findAll(id: string): Promise<Shown[]> };
  testing: Record<
    'settle' | 'settlementPending' | 'settlementConfirm' | 'settlementDecline',
    (id: string) => Promise<Result & { apiErrorResponse?: { message: string } }>
  >;
  dispute: {
    find(id: string): Promise<Result>;
    accept(id: string): Promise<Result>;
    finalize(id: string): Promise<Result>;
    addTextEvidence(id: string, content: string): Promise<Result>;
    removeEvidence(id: string, evidenceId: string): Promise<void>;
    search: SearchBy;
  };
  merchantAccount: { find: Find; all(done: (error: unknown, found: Shown[]) => void): void };
  plan: { all(): Promise<Result>; create: Make; find: Find; update: Change };
  discount: { all(): Promise<Result> };
  addOn: { all(): Promise<Result> };
  subscription: {
    create: Make;
    find: Find;
    update: Change;
    cancel(id: string): Promise<Result>;
    search: SearchBy;
  };
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
    verify(challenge: string): string;
  };
  graphQLClient: { query(query: string, variables?: object): Promise<{ data: Record<string, unknown> }> };
}
