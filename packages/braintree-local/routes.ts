import { createClientToken } from './browser/client-token.ts';
import type { Answer } from './http/answer.ts';
import type { Call } from './http/call.ts';
import { searchIds, searchPage } from './http/searches.ts';
import { findMerchantAccount, listMerchantAccounts } from './merchant/merchant-accounts.ts';
import { notHere, notHereToFind } from './merchant/not-here.ts';
import { createTransaction } from './transactions/create.ts';
import {
  acceptDispute,
  addEvidence,
  finalizeDispute,
  findDispute,
  removeEvidence,
} from './transactions/disputes.ts';
import { refundTransaction } from './transactions/refund.ts';
import { searchDisputes } from './transactions/search-disputes.ts';
import { searchTransactionIds, transactions } from './transactions/search-transactions.ts';
import {
  findTransaction,
  lineItems,
  simulateSettlement,
  submitForPartialSettlement,
  submitForSettlement,
  updateDetails,
  voidTransaction,
} from './transactions/settle.ts';
import { createAddress, deleteAddress, findAddress, updateAddress } from './vault/addresses.ts';
import { createCustomer, deleteCustomer, findCustomer, updateCustomer } from './vault/customers.ts';
import { cardFromNonce, createNonce, findNonce } from './vault/nonces.ts';
import {
  createPaymentMethod,
  deletePaymentMethod,
  findPaymentMethod,
  updatePaymentMethod,
} from './vault/payment-methods.ts';
import { customers } from './vault/search-customers.ts';
import { cardsByExpiry } from './vault/search-expiring-cards.ts';
import { verifications } from './vault/search-verifications.ts';
import { createVerification, findVerification } from './vault/verifications.ts';

export type Handler = (call: Call) => Answer;

/** Method and path below /merchants/{id}, the name of the operation, and what answers it. */
type Row = [route: string, operation: string, handler: Handler];

const subscriptions = notHere('Subscriptions');
const plans = notHere('Plans');
const modifications = notHere('Discounts and add-ons');

/** Every operation of the server API that the local Braintree knows. The first match wins. */
export const rows: Row[] = [
  ['POST /client_token', 'client_token.generate', createClientToken],

  ['POST /customers/advanced_search_ids', 'customer.search', searchIds(customers)],
  ['POST /customers/advanced_search', 'customer.search', searchPage(customers)],
  ['POST /customers', 'customer.create', createCustomer],
  ['GET /customers/:id', 'customer.find', findCustomer],
  ['PUT /customers/:id', 'customer.update', updateCustomer],
  ['DELETE /customers/:id', 'customer.delete', deleteCustomer],
  ['POST /customers/:customer/addresses', 'address.create', createAddress],
  ['GET /customers/:customer/addresses/:id', 'address.find', findAddress],
  ['PUT /customers/:customer/addresses/:id', 'address.update', updateAddress],
  ['DELETE /customers/:customer/addresses/:id', 'address.delete', deleteAddress],

  ['POST /payment_methods/all/expired_ids', 'credit_card.expired', cardsByExpiry('expired', 'ids')],
  ['POST /payment_methods/all/expired', 'credit_card.expired', cardsByExpiry('expired', 'page')],
  ['POST /payment_methods/all/expiring_ids', 'credit_card.expiring', cardsByExpiry('expiring', 'ids')],
  ['POST /payment_methods/all/expiring', 'credit_card.expiring', cardsByExpiry('expiring', 'page')],
  ['POST /payment_methods', 'payment_method.create', createPaymentMethod],
  ['GET /payment_methods/from_nonce/:nonce', 'credit_card.from_nonce', cardFromNonce],
  ['POST /payment_methods/:token/nonces', 'payment_method_nonce.create', createNonce],
  ['GET /payment_methods/any/:token', 'payment_method.find', findPaymentMethod],
  ['PUT /payment_methods/any/:token', 'payment_method.update', updatePaymentMethod],
  ['DELETE /payment_methods/any/:token', 'payment_method.delete', deletePaymentMethod],
  ['GET /payment_methods/credit_card/:token', 'credit_card.find', findPaymentMethod],
  ['PUT /payment_methods/credit_card/:token', 'credit_card.update', updatePaymentMethod],
  ['DELETE /payment_methods/credit_card/:token', 'credit_card.delete', deletePaymentMethod],
  ['GET /payment_method_nonces/:nonce', 'payment_method_nonce.find', findNonce],

  ['POST /verifications/advanced_search_ids', 'verification.search', searchIds(verifications)],
  ['POST /verifications/advanced_search', 'verification.search', searchPage(verifications)],
  ['POST /verifications', 'verification.create', createVerification],
  ['GET /verifications/:id', 'verification.find', findVerification],

  ['POST /transactions/advanced_search_ids', 'transaction.search', searchTransactionIds],
  ['POST /transactions/advanced_search', 'transaction.search', searchPage(transactions)],
  ['POST /transactions', 'transaction.create', createTransaction],
  ['GET /transactions/:id', 'transaction.find', findTransaction],
  ['GET /transactions/:id/line_items', 'transaction.line_items', lineItems],
  ['PUT /transactions/:id/void', 'transaction.void', voidTransaction],
  ['POST /transactions/:id/refund', 'transaction.refund', refundTransaction],
  ['PUT /transactions/:id/submit_for_settlement', 'transaction.submit_for_settlement', submitForSettlement],
  [
    'POST /transactions/:id/submit_for_partial_settlement',
    'transaction.submit_for_partial_settlement',
    submitForPartialSettlement,
  ],
  ['PUT /transactions/:id/update_details', 'transaction.update_details', updateDetails],
  ['PUT /transactions/:id/settle', 'testing.settle', simulateSettlement('settle')],
  ['PUT /transactions/:id/settlement_pending', 'testing.pend', simulateSettlement('settlement_pending')],
  ['PUT /transactions/:id/settlement_confirm', 'testing.confirm', simulateSettlement('settlement_confirm')],
  ['PUT /transactions/:id/settlement_decline', 'testing.decline', simulateSettlement('settlement_decline')],

  ['POST /disputes/advanced_search', 'dispute.search', searchDisputes],
  ['GET /disputes/:id', 'dispute.find', findDispute],
  ['PUT /disputes/:id/accept', 'dispute.accept', acceptDispute],
  ['PUT /disputes/:id/finalize', 'dispute.finalize', finalizeDispute],
  ['POST /disputes/:id/evidence', 'dispute.add_evidence', addEvidence],
  ['DELETE /disputes/:id/evidence/:evidence', 'dispute.remove_evidence', removeEvidence],

  ['GET /merchant_accounts', 'merchant_account.all', listMerchantAccounts],
  ['GET /merchant_accounts/:id', 'merchant_account.find', findMerchantAccount],

  ['GET /plans', 'plan.all', plans],
  ['GET /plans/:id', 'plan.find', notHereToFind('Plans')],
  ['POST /plans', 'plan.create', plans],
  ['PUT /plans/:id', 'plan.update', plans],
  ['GET /discounts', 'discount.all', modifications],
  ['GET /add_ons', 'add_on.all', modifications],
  ['POST /subscriptions', 'subscription.create', subscriptions],
  ['POST /subscriptions/advanced_search_ids', 'subscription.search', subscriptions],
  ['GET /subscriptions/:id', 'subscription.find', notHereToFind('Subscriptions')],
  ['PUT /subscriptions/:id', 'subscription.update', subscriptions],
  ['PUT /subscriptions/:id/cancel', 'subscription.cancel', subscriptions],
];

interface Route {
  method: string;
  segments: string[];
  operation: string;
  handler: Handler;
}

const routes: Route[] = rows.map(([route, operation, handler]) => {
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
