import type { XmlFields } from '../http/xml.ts';

/** What is stored. Attributes that are answered as they were received keep the wire's snake_case names. */
export interface Customer {
  id: string;
  details: XmlFields;
  created_at: string;
  updated_at: string;
}

/** A card inside a nonce, before it has a token. */
export interface CardData {
  number: string;
  cardholderName: string | null;
  expirationMonth: string;
  expirationYear: string;
  cvv: string | null;
  billingAddress: XmlFields | null;
}

/** A vaulted card. The security code is never kept. */
export interface Card extends Omit<CardData, 'cvv'> {
  token: string;
  customerId: string;
  default: boolean;
  /** The verification as it was answered; null for a card vaulted without one. */
  verification: XmlFields | null;
  created_at: string;
  updated_at: string;
}

export interface Nonce {
  nonce: string;
  /** Null once the nonce is used. */
  card: CardData | null;
  expiresAt: number;
}

interface StatusEvent extends XmlFields {
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
  card: Omit<CardData, 'cvv'>;
  token: string | null;
  /** All other attributes, as answered. */
  details: XmlFields;
  statusHistory: StatusEvent[];
  refundIds: string[];
  refundedTransactionId: string | null;
  disputeIds: string[];
  created_at: string;
  updated_at: string;
}

/** A chargeback takes the money at once, a retrieval only asks, and a pre-arbitration takes it after a dispute that was won. */
export const DISPUTE_KINDS = ['chargeback', 'retrieval', 'pre_arbitration'] as const;

export interface Dispute {
  id: string;
  transactionId: string;
  kind: (typeof DISPUTE_KINDS)[number];
  status: string;
  reason: string;
  amountCents: number;
  /** As answered, in the order in which it was added. */
  evidence: XmlFields[];
  statusHistory: XmlFields[];
  received: string;
  replyBy: string;
  created_at: string;
  updated_at: string;
}

/** An uploaded file, without its content. */
export interface Document {
  id: string;
  kind: string;
  name: string;
  size: number;
  contentType: string;
}

/** What a merchant switches in the control panel of the real gateway. */
export interface Settings {
  duplicateChecking: boolean;
  duplicateWindowSeconds: number;
  avsRules: boolean;
  cvvRules: boolean;
  webhookUrl: string | null;
}

export const DEFAULT_SETTINGS: Settings = {
  duplicateChecking: false,
  duplicateWindowSeconds: 30,
  avsRules: false,
  cvvRules: false,
  webhookUrl: null,
};

/** All that the merchant has stored. */
export interface Vault {
  customers: Map<string, Customer>;
  cards: Map<string, Card>;
  nonces: Map<string, Nonce>;
  transactions: Map<string, Transaction>;
  disputes: Map<string, Dispute>;
  documents: Map<string, Document>;
  settings: Settings;
}

export function emptyVault(settings: Partial<Settings> = {}): Vault {
  return {
    customers: new Map(),
    cards: new Map(),
    nonces: new Map(),
    transactions: new Map(),
    disputes: new Map(),
    documents: new Map(),
    settings: { ...DEFAULT_SETTINGS, ...settings },
  };
}

/** One webhook, from its first attempt until it is delivered or given up. */
export interface Delivery {
  id: string;
  kind: string;
  subjectId: string;
  url: string;
  signature: string;
  payload: string;
  /** Moments are milliseconds of the movable clock. */
  createdAt: number;
  /** When it is tried again; null while an attempt is running and at the end. */
  dueAt: number | null;
  attempts: { at: number; status: number | null; problem: string | null }[];
  state: 'waiting' | 'delivered' | 'failed';
}
