import 'braintree';

/** Parameters that the SDK accepts and its published types lack. */
declare module 'braintree' {
  interface TransactionGateway {
    refund(id: string, options: { amount: string; orderId: string }): Promise<ValidatedResponse<Transaction>>;
  }
  interface WebhookNotificationGateway {
    verify(challenge: string): Promise<string>;
  }
  interface DisputeGateway {
    find(id: string): Promise<{ dispute: FoundDispute }>;
    search(by: (query: { receivedDate(): { min(day: string): void } }) => void): NodeJS.ReadableStream;
  }
  type FoundDispute = Omit<Dispute, 'evidence'> & {
    evidence?: { comment?: string | null }[];
  };
  interface PaymentMethodCreateRequest {
    token?: string;
  }
}
