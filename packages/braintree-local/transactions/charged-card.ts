import { invalid, refuse } from '../http/invalid.ts';
import { type Params, text } from '../http/params.ts';
import { resolveNonce } from '../vault/nonces.ts';
import type { CardData, Vault } from '../vault/records.ts';

export interface ChargedCard {
  data: CardData;
  token: string | null;
  nonce: string | null;
  customerId: string | null;
}

const NONCE_PROBLEMS = { consumed: '91564', unknown: '91565' };

function refuseSale(code: string): never {
  throw refuse(invalid(code, 'transaction'));
}

/** The card of a sale, by its vault token or by a nonce. */
export function chargedCard(vault: Vault, params: Params): ChargedCard {
  const token = text(params, 'payment_method_token');
  const nonce = text(params, 'payment_method_nonce');
  if (token && nonce) return refuseSale('91515');
  if (token) return vaultedCard(vault, token, text(params, 'customer_id'));
  if (!nonce) return refuseSale('91508');
  const resolved = resolveNonce(vault, nonce);
  if ('problem' in resolved) return refuseSale(NONCE_PROBLEMS[resolved.problem]);
  if ('refusedWith' in resolved) return refuseSale(resolved.refusedWith);
  return { data: resolved.card, token: null, nonce, customerId: null };
}

function vaultedCard(vault: Vault, token: string, customerId: string | undefined): ChargedCard {
  const card = vault.cards.get(token) ?? refuseSale('91518');
  if (customerId && customerId !== card.customerId) refuseSale('91516');
  return { data: { ...card, cvv: null }, token, nonce: null, customerId: card.customerId };
}
