import { createClientToken } from './browser/client-token.ts';
import type { Answer } from './http/answer.ts';
import type { Call } from './http/call.ts';
import { acceptDispute, addEvidence, finalizeDispute, findDispute } from './transactions/answer-dispute.ts';
import { createTransaction } from './transactions/create.ts';
import { createDocument } from './transactions/documents.ts';
import { findTransaction, voidTransaction } from './transactions/find-and-void.ts';
import { refundTransaction } from './transactions/refund.ts';
import { searchTransactionIds, searchTransactions } from './transactions/search.ts';
import { searchDisputes } from './transactions/search-disputes.ts';
import { createCustomer, deleteCustomer, findCustomer } from './vault/customers.ts';
import { createPaymentMethod, deletePaymentMethod, findPaymentMethod } from './vault/payment-methods.ts';

type Handler = (call: Call) => Answer;

/** Method and path below /merchants/{id}, the name of the operation, and its handler. The first match wins. */
export const ROUTES: [route: string, operation: string, handler: Handler][] = [
  ['POST /client_token', 'client_token.generate', createClientToken],

  ['POST /customers', 'customer.create', createCustomer],
  ['GET /customers/:id', 'customer.find', findCustomer],
  ['DELETE /customers/:id', 'customer.delete', deleteCustomer],

  ['POST /payment_methods', 'payment_method.create', createPaymentMethod],
  ['GET /payment_methods/any/:token', 'payment_method.find', findPaymentMethod],
  ['DELETE /payment_methods/any/:token', 'payment_method.delete', deletePaymentMethod],

  ['POST /transactions/advanced_search_ids', 'transaction.search', searchTransactionIds],
  ['POST /transactions/advanced_search', 'transaction.search', searchTransactions],
  ['POST /transactions', 'transaction.create', createTransaction],
  ['GET /transactions/:id', 'transaction.find', findTransaction],
  ['PUT /transactions/:id/void', 'transaction.void', voidTransaction],
  ['POST /transactions/:id/refund', 'transaction.refund', refundTransaction],

  ['POST /disputes/advanced_search', 'dispute.search', searchDisputes],
  ['GET /disputes/:id', 'dispute.find', findDispute],
  ['POST /disputes/:id/evidence', 'dispute.add_evidence', addEvidence],
  ['PUT /disputes/:id/finalize', 'dispute.finalize', finalizeDispute],
  ['PUT /disputes/:id/accept', 'dispute.accept', acceptDispute],
  ['POST /document_uploads', 'document_upload.create', createDocument],
];

interface Route {
  method: string;
  segments: string[];
  operation: string;
  handler: Handler;
}

const routes: Route[] = ROUTES.map(([route, operation, handler]) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, segments: path.split('/').slice(1), operation, handler };
});

export interface Match {
  operation: string;
  handler: Handler;
  path: Record<string, string>;
}

export function matchRoute(method: string, pathname: string): Match | undefined {
  const segments = pathname.split('/').slice(1);
  for (const route of routes) {
    const path = route.method === method ? matchSegments(route.segments, segments) : undefined;
    if (path) return { operation: route.operation, handler: route.handler, path };
  }
  return undefined;
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, name] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (name.startsWith(':')) path[name.slice(1)] = decodeURIComponent(segment);
    else if (name !== segment) return undefined;
  }
  return path;
}
