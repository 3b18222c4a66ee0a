import { HOUR_MS, now } from '../clock.ts';
import { randomText } from './ids.ts';
import type { CardData, Nonce, Vault } from './records.ts';
import { testNonce } from './test-nonces.ts';

/** A nonce can be used once, within three hours. */
const LIFETIME_MS = 3 * HOUR_MS;

type ResolvedNonce =
  | { card: CardData }
  | { problem: 'unknown' | 'consumed' }
  /** The code of the error for an instrument that this merchant does not take. */
  | { refusedWith: string };

export function issueNonce(vault: Vault, card: CardData): Nonce {
  forgetExpired(vault);
  const parts = Array.from({ length: 5 }, () => randomText(6));
  const nonce: Nonce = {
    nonce: `tokencc_bj_${parts.join('_')}_${randomText(3)}`,
    card,
    expiresAt: now().getTime() + LIFETIME_MS,
  };
  vault.nonces.set(nonce.nonce, nonce);
  return nonce;
}

/** Expired nonces are kept for as long again. */
function forgetExpired(vault: Vault): void {
  const oldest = now().getTime() - LIFETIME_MS;
  for (const [key, { expiresAt }] of vault.nonces) {
    if (expiresAt > oldest) return;
    vault.nonces.delete(key);
  }
}

/** The card of a nonce. The nonce is used up separately, when the request takes effect. */
export function resolveNonce(vault: Vault, nonce: string): ResolvedNonce {
  const test = testNonce(nonce);
  if (test?.kind === 'consumed') return { problem: 'consumed' };
  if (test?.kind === 'refused') return { refusedWith: test.code };
  if (test) return { card: cardOfNumber(test.number) };
  const known = vault.nonces.get(nonce);
  if (!known) return { problem: 'unknown' };
  if (!known.card) return { problem: 'consumed' };
  return known.expiresAt <= now().getTime() ? { problem: 'unknown' } : { card: known.card };
}

/** Test nonces can be used again and again, those of a browser once. */
export function consumeNonce(vault: Vault, nonce: string): void {
  const known = vault.nonces.get(nonce);
  if (known) known.card = null;
}

function cardOfNumber(number: string): CardData {
  return {
    number,
    cardholderName: null,
    expirationMonth: '12',
    expirationYear: String(now().getUTCFullYear() + 1),
    cvv: null,
    billingAddress: null,
  };
}
