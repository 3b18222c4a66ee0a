import { now } from '../clock.ts';
import { type Answer, created, found, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import type { XmlFields } from '../http/xml.ts';
import { fakeNonce } from './fake-nonces.ts';
import { randomText } from './ids.ts';
import { presentCard } from './present-card.ts';
import type { CardData, Nonce, Vault } from './records.ts';
import { binData, cardType } from './test-cards.ts';
import { HOUR_MS } from './time.ts';

/** A nonce can be used once, within three hours. */
const LIFETIME_MS = 3 * HOUR_MS;

export type NonceProblem = 'unknown' | 'consumed' | 'locked';

export type ResolvedNonce =
  | { card: CardData; token: string | null }
  | { problem: NonceProblem }
  | { refusedWith: string };

export function issueNonce(vault: Vault, card: CardData | null, token: string | null = null): Nonce {
  forgetExpired(vault);
  const parts = Array.from({ length: 5 }, () => randomText(6));
  const nonce: Nonce = {
    nonce: `tokencc_bj_${parts.join('_')}_${randomText(3)}`,
    card,
    token,
    consumed: false,
    expiresAt: now().getTime() + LIFETIME_MS,
  };
  vault.nonces.set(nonce.nonce, nonce);
  return nonce;
}

function forgetExpired(vault: Vault): void {
  const oldest = now().getTime() - LIFETIME_MS;
  for (const [key, { expiresAt }] of vault.nonces) {
    if (expiresAt > oldest) return;
    vault.nonces.delete(key);
  }
}

/** What a nonce stands for; using it up is a separate step, taken when the request takes effect. */
export function resolveNonce(vault: Vault, nonce: string): ResolvedNonce {
  const fake = fakeNonce(nonce);
  if (fake?.kind === 'consumed') return { problem: 'consumed' };
  if (fake?.kind === 'refused') return { refusedWith: fake.code };
  if (fake) return { card: cardBehind(fake.number, fake.threeDSecure), token: null };
  const known = vault.nonces.get(nonce);
  if (known?.consumed) return { problem: 'consumed' };
  if (!known || known.expiresAt <= now().getTime()) return { problem: 'unknown' };
  const vaulted = known.token ? vault.cards.get(known.token) : undefined;
  if (vaulted)
    return {
      card: { ...vaulted, cvv: null, billingAddress: null, threeDSecure: null },
      token: vaulted.token,
    };
  return known.card ? { card: known.card, token: null } : { problem: 'locked' };
}

/** The documented nonces are never used up; those of real tokenisations are, once. */
export function consumeNonce(vault: Vault, nonce: string): void {
  const known = vault.nonces.get(nonce);
  if (!known) return;
  known.consumed = true;
  known.card = null;
}

function cardBehind(number: string, threeDSecure: XmlFields | null): CardData {
  return {
    number,
    cardholderName: null,
    expirationMonth: '12',
    expirationYear: String(now().getUTCFullYear() + 1),
    cvv: null,
    billingAddress: null,
    threeDSecure,
  };
}

function presentNonce(nonce: string, { card, consumed }: { card: CardData; consumed: boolean }): XmlFields {
  return {
    type: 'CreditCard',
    nonce,
    description: `ending in ${card.number.slice(-2)}`,
    consumed,
    default: false,
    is_locked: false,
    security_questions: [],
    three_d_secure_info: card.threeDSecure,
    details: {
      bin: card.number.slice(0, 6),
      card_type: cardType(card.number),
      last_four: card.number.slice(-4),
      last_two: card.number.slice(-2),
      cardholder_name: card.cardholderName,
      expiration_month: card.expirationMonth,
      expiration_year: card.expirationYear,
    },
    bin_data: binData(card.number),
  };
}

/** `paymentMethodNonce.create(token)`: a nonce for a vaulted card. */
export function createNonce({ vault, path }: Call): Answer {
  const card = found(vault.cards.get(path.token ?? ''), 'payment method');
  const { nonce } = issueNonce(vault, null, card.token);
  const data = { ...card, cvv: null, billingAddress: null, threeDSecure: null };
  return created('payment_method_nonce', presentNonce(nonce, { card: data, consumed: false }));
}

export function findNonce({ vault, path }: Call): Answer {
  const nonce = path.nonce ?? '';
  const resolved = resolveNonce(vault, nonce);
  const card = found('card' in resolved ? resolved.card : undefined, 'nonce');
  return ok('payment_method_nonce', presentNonce(nonce, { card, consumed: false }));
}

/** `creditCard.fromNonce`: only a nonce that points into the vault, and that uses it up. */
export function cardFromNonce(call: Call): Answer {
  const resolved = resolveNonce(call.vault, call.path.nonce ?? '');
  const token = 'token' in resolved ? resolved.token : null;
  const card = found(call.vault.cards.get(token ?? ''), 'nonce');
  consumeNonce(call.vault, call.path.nonce ?? '');
  return ok('credit_card', presentCard(call, card));
}
