/** Types of the parts of braintree-web that the card form uses; the package has none. */
declare module 'braintree-web/client' {
  export interface Client {
    getConfiguration(): unknown;
  }
  export function create(options: { authorization: string }): Promise<Client>;
}

declare module 'braintree-web/hosted-fields' {
  import type { Client } from 'braintree-web/client';

  export interface HostedFieldState {
    isEmpty: boolean;
    isValid: boolean;
    isPotentiallyValid: boolean;
    isFocused: boolean;
  }
  export interface HostedFieldsEvent {
    emittedBy: string;
    cards: { type: string; niceType: string }[];
    fields: Record<string, HostedFieldState>;
  }
  export interface HostedFields {
    on(type: string, handler: (event: HostedFieldsEvent) => void): void;
    tokenize(): Promise<{ nonce: string; details: unknown }>;
    focus(field: string): void;
    setMessage(options: { field: string; message: string }): void;
    addClass(field: string, classname: string): Promise<void>;
    removeClass(field: string, classname: string): Promise<void>;
    teardown(): Promise<void>;
  }
  export function create(options: {
    client: Client;
    styles: Record<string, Record<string, string>>;
    fields: Record<string, { container: string | HTMLElement; placeholder?: string; internalLabel?: string }>;
  }): Promise<HostedFields>;
}
