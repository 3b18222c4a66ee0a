import { createHash } from 'node:crypto';
import { now } from '../clock.ts';
import type { Call } from '../http/call.ts';
import { invalid, refuse, Unprocessable } from '../http/invalid.ts';
import { type Params, text } from '../http/params.ts';
import type { RequestKey, Transaction, Vault } from '../vault/records.ts';
import { DAY_MS } from '../vault/time.ts';

/** A key is remembered for 30 days. */
const MEMORY_MS = 30 * DAY_MS;

/**
 * `apiRequestKey`: the same request with the same key answers the first transaction again
 * instead of making another. Until that has been answered the key is in flight: another call with
 * it is refused. It excludes duplicate checking, as Braintree documents.
 */
export function onceOnly(call: Call, params: Params, act: () => Transaction): Transaction {
  const key = text(params, 'api_request_key');
  if (!key) return act();
  const { settings, requestKeys, transactions } = call.vault;
  if (key.length > 255) throw refusal('915230');
  if (!settings.apiRequestKeys || settings.duplicateChecking) throw refusal('915231');
  forgetOld(call.vault);
  const fingerprint = fingerprintOf(call);
  const known = requestKeys.get(key);
  if (known) return transactions.get(replayed(known, fingerprint)) ?? fail('915235');
  return remember(call, key, fingerprint, act);
}

function refusal(code: string): Unprocessable {
  return refuse(invalid(code, 'transaction'));
}

function fail(code: string): never {
  throw refusal(code);
}

function replayed(known: RequestKey, fingerprint: string): string {
  if (known.fingerprint !== fingerprint) return fail('915232');
  if (known.outcome === 'in_flight') return fail('915233');
  if (known.outcome === 'failed') return fail('915234');
  return known.transactionId ?? fail('915235');
}

function remember(call: Call, key: string, fingerprint: string, act: () => Transaction): Transaction {
  const entry: RequestKey = { fingerprint, outcome: 'in_flight', transactionId: null, at: now().getTime() };
  call.vault.requestKeys.set(key, entry);
  try {
    const transaction = act();
    entry.transactionId = transaction.id;
    call.answered = () => {
      entry.outcome = 'done';
    };
    return transaction;
  } catch (error) {
    entry.outcome = error instanceof Unprocessable ? 'failed' : 'server_error';
    throw error;
  }
}

function fingerprintOf({ operation, path, params }: Call): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, path, params]))
    .digest('hex');
}

function forgetOld(vault: Vault): void {
  const oldest = now().getTime() - MEMORY_MS;
  for (const [key, { at }] of vault.requestKeys) {
    if (at > oldest) return;
    vault.requestKeys.delete(key);
  }
}
