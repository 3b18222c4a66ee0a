import type { XmlFields } from '../http/xml.ts';

/**
 * What is stored. Attributes that go over the wire as they are keep the wire's snake_case
 * names, so that there is one spelling between request, store and answer.
 */
export interface Address extends XmlFields {
  id: string;
  customer_id: string;
  created_at: string;
  updated_at: string;
}

export interface Customer {
  id: string;
  details: XmlFields;
  customFields: XmlFields;
  addresses: Address[];
  created_at: string;
  updated_at: string;
}

/** The parts of a card before it has a token: typed in, inside a nonce, or on a one-off sale. */
export interface CardData {
  number: string;
  cardholderName: string | null;
  expirationMonth: string;
  expirationYear: string;
  cvv: string | null;
  billingAddress: XmlFields | null;
  threeDSecure: XmlFields | null;
}

/** A vaulted card. The security code is never kept. */
export interface Card extends Omit<CardData, 'cvv' | 'billingAddress' | 'threeDSecure'> {
  token: string;
  customerId: string;
  default: boolean;
  billingAddressId: string | null;
  verificationIds: string[];
  created_at: string;
  updated_at: string;
}

export interface Nonce {
  nonce: string;
  card: CardData | null;
  /** Set when the nonce points at a card that is already in the vault. */
  token: string | null;
  consumed: boolean;
  expiresAt: number;
}

export interface StatusEvent extends XmlFields {
  timestamp: string;
  status: string;
  amount: string;
  user: string;
  transaction_source: string;
}

export interface Transaction {
  id: string;
  type: 'sale' | 'credit';
  status: string;
  amountCents: number;
  orderId: string | null;
  customerId: string | null;
  merchantAccountId: string;
  currency: string;
  card: Omit<CardData, 'cvv'>;
  token: string | null;
  createdUsing: 'token' | 'full_information';
  /** All other attributes, as answered. */
  details: XmlFields;
  statusHistory: StatusEvent[];
  refundIds: string[];
  refundedTransactionId: string | null;
  partialSettlementIds: string[];
  authorizedTransactionId: string | null;
  disputeIds: string[];
  settlementBatchId: string | null;
  created_at: string;
  updated_at: string;
}

export interface Verification {
  id: string;
  status: string;
  card: Omit<CardData, 'cvv'>;
  token: string | null;
  customerId: string | null;
  details: XmlFields;
  created_at: string;
  updated_at: string;
}

export interface Dispute {
  id: string;
  transactionId: string;
  status: string;
  kind: string;
  reason: string;
  amountCents: number;
  evidence: XmlFields[];
  statusHistory: XmlFields[];
  received: string;
  replyBy: string;
  created_at: string;
  updated_at: string;
}

/** One remembered `api_request_key`. */
export interface RequestKey {
  fingerprint: string;
  outcome: 'in_flight' | 'done' | 'failed' | 'server_error';
  transactionId: string | null;
  at: number;
}

/** What the control panel of the real gateway lets a merchant switch. */
export interface Settings {
  duplicateChecking: boolean;
  duplicateWindowSeconds: number;
  apiRequestKeys: boolean;
  avsRules: boolean;
  cvvRules: boolean;
  webhookUrl: string | null;
}

export const defaultSettings: Settings = {
  duplicateChecking: false,
  duplicateWindowSeconds: 30,
  apiRequestKeys: true,
  avsRules: false,
  cvvRules: false,
  webhookUrl: null,
};

/** All that one merchant has stored. */
export interface Vault {
  customers: Map<string, Customer>;
  cards: Map<string, Card>;
  nonces: Map<string, Nonce>;
  transactions: Map<string, Transaction>;
  verifications: Map<string, Verification>;
  disputes: Map<string, Dispute>;
  requestKeys: Map<string, RequestKey>;
  settings: Settings;
}

export function emptyVault(settings: Partial<Settings> = {}): Vault {
  return {
    customers: new Map(),
    cards: new Map(),
    nonces: new Map(),
    transactions: new Map(),
    verifications: new Map(),
    disputes: new Map(),
    requestKeys: new Map(),
    settings: { ...defaultSettings, ...settings },
  };
}
