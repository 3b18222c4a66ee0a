import 'braintree';

/** What the SDK takes and its published types do not know yet. */
declare module 'braintree' {
  interface TransactionGateway {
    refund(id: string, options: { amount: string; orderId: string }): Promise<ValidatedResponse<Transaction>>;
  }
  interface WebhookNotificationGateway {
    verify(challenge: string): Promise<string>;
  }
  interface PaymentMethodCreateRequest {
    token?: string;
  }
}
