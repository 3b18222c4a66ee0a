import { child, isParams, type Params, text } from '../http/params.ts';
import type { Merchant } from '../merchant/merchants.ts';
import { isDeclineCode } from '../transactions/responses.ts';
import { uniqueNumberIdentifier } from '../vault/ids.ts';
import { resolveNonce } from '../vault/nonces.ts';
import type { Vault } from '../vault/records.ts';

export type Effect =
  | { kind: 'decline'; code: string }
  | { kind: 'timeout'; when: 'before' | 'after' }
  | { kind: 'status'; status: number }
  | { kind: 'half_body' }
  | { kind: 'wrong_type' }
  | { kind: 'slow'; ms: number }
  | { kind: 'hold'; barrier: string; when: 'before' | 'after' }
  | { kind: 'hook'; url: string; when: 'before' | 'after' };

/** A switch: which calls it catches, how often, and what it does to them. */
export interface Fault {
  id: number;
  /** The start of an operation such as `transaction.create`; without it, every call of a server. */
  operation: string | null;
  /** A token, unique number identifier, full test number or its last four digits. */
  card: string | null;
  /** How many calls it still catches; null is every call. */
  times: number | null;
  effect: Effect;
}

/** A browser's call that turns a card into a nonce, over the client API or GraphQL. */
export const TOKENIZE = 'browser.tokenize';

type Scene = { merchant: Merchant; vault: Vault; operation: string };

/** The switches that make calls go wrong, and the barriers at which calls are held. */
export class Faults {
  readonly list: Fault[] = [];
  readonly #barriers = new Map<string, (() => void)[]>();
  #nextId = 1;

  add(fault: Omit<Fault, 'id'>): Fault {
    if (fault.effect.kind === 'decline' && !isDeclineCode(fault.effect.code)) {
      throw new RangeError('A decline code is 2000 to 2999, or 3000 for a failure.');
    }
    const added = { ...fault, id: this.#nextId++ };
    this.list.push(added);
    return added;
  }

  remove(id: number): boolean {
    const index = this.list.findIndex((fault) => fault.id === id);
    if (index >= 0) this.list.splice(index, 1);
    return index >= 0;
  }

  clear(): void {
    this.list.length = 0;
    for (const name of this.#barriers.keys()) this.release(name);
  }

  /** The decline that is switched on for this card, used up when it was for the next call only. */
  takeDecline(scene: Scene, number: string, token: string | null): string | undefined {
    const names = namesOf(scene.merchant, number, token);
    const fault = this.list.find(
      (one) => one.effect.kind === 'decline' && catches(one, scene.operation, names),
    );
    if (fault?.effect.kind !== 'decline') return undefined;
    this.#use(fault);
    return fault.effect.code;
  }

  /** The fault of the connection that is switched on for a call; declines are not among them. */
  take(scene: Scene, path: Record<string, string>, params: Params): Effect | undefined {
    if (this.list.length === 0) return undefined;
    const names = cardNames(scene, path, params);
    const ofBrowser = scene.operation.startsWith('browser.');
    const fault = this.list.find(
      (one) =>
        one.effect.kind !== 'decline' &&
        (one.operation !== null || !ofBrowser) &&
        catches(one, scene.operation, names),
    );
    if (fault) this.#use(fault);
    return fault?.effect;
  }

  #use(fault: Fault): void {
    if (fault.times === null) return;
    fault.times -= 1;
    if (fault.times <= 0) this.remove(fault.id);
  }

  wait(barrier: string): Promise<void> {
    return new Promise((resolve) => {
      this.#barriers.set(barrier, [...(this.#barriers.get(barrier) ?? []), resolve]);
    });
  }

  release(barrier: string): number {
    const waiting = this.#barriers.get(barrier) ?? [];
    this.#barriers.delete(barrier);
    for (const go of waiting) go();
    return waiting.length;
  }

  /** How many calls wait at each barrier. */
  get barriers(): Record<string, number> {
    return Object.fromEntries([...this.#barriers].map(([name, waiting]) => [name, waiting.length]));
  }
}

function catches(fault: Fault, operation: string, cards: string[]): boolean {
  if (fault.operation && !operation.startsWith(fault.operation)) return false;
  return fault.card === null || cards.includes(fault.card);
}

/** Every name under which a person may have meant the card. */
function namesOf(merchant: Merchant, number: string, token: string | null): string[] {
  const names = [number, number.slice(-4), uniqueNumberIdentifier(merchant.id, number)];
  return token ? [...names, token] : names;
}

/** The cards that a request names in its path or body, by token, nonce, number or transaction. */
function cardNames({ merchant, vault }: Scene, path: Record<string, string>, params: Params): string[] {
  const roots = ['transaction', 'payment_method', 'credit_card', 'customer'];
  const bodies = roots.map((name) => child(params, name)).filter(isParams);
  const typed = bodies.flatMap((body) => [body, child(body, 'credit_card')]);
  const tokens = [path.token, ...bodies.map((body) => text(body, 'payment_method_token'))];
  const charged = vault.transactions.get(path.id ?? '');
  const cards = [
    ...typed.map((one) => ({ number: text(one, 'number'), token: null })),
    ...tokens.map((token) => ({ number: vault.cards.get(token ?? '')?.number, token: token ?? null })),
    ...typed.map((one) => behindNonce(vault, text(one, 'payment_method_nonce'))),
    { number: charged?.card.number, token: charged?.token ?? null },
  ];
  return cards.flatMap(({ number, token }) => (number ? namesOf(merchant, number, token) : []));
}

function behindNonce(vault: Vault, nonce: string | undefined) {
  const resolved = nonce ? resolveNonce(vault, nonce) : undefined;
  if (!resolved || !('card' in resolved)) return { number: undefined, token: null };
  return { number: resolved.card.number, token: resolved.token };
}
