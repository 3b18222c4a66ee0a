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
    find(id: string): Promise<{ dispute: Dispute }>;
    search(by: (query: { receivedDate(): { min(day: string): void } }) => void): NodeJS.ReadableStream;
  }
  interface PaymentMethodCreateRequest {
    token?: string;
  }
}
