/** The part of braintree-web that the test page uses; the package ships no types. */
declare module 'braintree-web/client' {
  export interface Client {
    getConfiguration(): unknown;
  }
  export function create(options: { authorization: string }): Promise<Client>;
}

declare module 'braintree-web/hosted-fields' {
  import type { Client } from 'braintree-web/client';

  export interface HostedFieldsEvent {
    emittedBy: string;
    cards: { type: string; niceType: string }[];
  }
  export interface HostedFields {
    on(type: string, handler: (event: HostedFieldsEvent) => void): void;
    tokenize(): Promise<{ nonce: string; details: unknown }>;
  }
  export function create(options: {
    client: Client;
    styles: Record<string, Record<string, string>>;
    fields: Record<string, { container: string; placeholder?: string }>;
  }): Promise<HostedFields>;
}
