import { type Answer, found, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { Collection, type XmlFields } from '../http/xml.ts';
import type { MerchantAccount } from './merchants.ts';

function present(account: MerchantAccount): XmlFields {
  return {
    id: account.id,
    status: 'active',
    default: account.default,
    currency_iso_code: account.currency,
    sub_merchant_account: false,
  };
}

export function findMerchantAccount({ merchant, path }: Call): Answer {
  const account = merchant.accounts.find(({ id }) => id === path.id);
  return ok('merchant_account', present(found(account, 'merchant account')));
}

export function listMerchantAccounts({ merchant: { accounts } }: Call): Answer {
  const page = { number: 1, size: 50, total: accounts.length };
  return ok('merchant_accounts', new Collection('merchant_account', accounts.map(present), page));
}
