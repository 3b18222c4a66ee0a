import { child, isParams, type Params, text } from '../http/params.ts';
import { uniqueNumberIdentifier } from '../vault/ids.ts';
import { resolveNonce } from '../vault/nonces.ts';
import type { Vault } from '../vault/records.ts';

export type When = 'before' | 'after';

export type Effect =
  | { kind: 'decline'; code: string }
  | { kind: 'timeout'; when: When }
  | { kind: 'status'; status: number }
  | { kind: 'half_body' }
  | { kind: 'wrong_type' }
  | { kind: 'slow'; ms: number }
  | { kind: 'hold'; barrier: string; when: When }
  | { kind: 'hook'; url: string; when: When };

/** A switch: which calls it matches, how often, and what it does to them. */
export interface Fault {
  id: number;
  /** The start of an operation such as `transaction.create`; null for every call of a server. */
  operation: string | null;
  /** A token, unique number identifier, full test number or its last four digits. */
  card: string | null;
  /** How many more calls it matches; null is every call. */
  times: number | null;
  effect: Effect;
}

/** A browser's call that turns a card into a nonce. */
export const TOKENIZE = 'browser.tokenize';

/** The switches that make calls fail, and the barriers at which calls are held. */
export class Faults {
  readonly list: Fault[] = [];
  readonly #barriers = new Map<string, (() => void)[]>();
  #nextId = 1;

  add(fault: Omit<Fault, 'id'>): Fault {
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

  /** The code of the decline that is switched on for this card; a fault for one call is then used up. */
  takeDecline(operation: string, number: string, token: string | null): string | undefined {
    const names = namesOf(number, token);
    const fault = this.list.find((one) => one.effect.kind === 'decline' && matches(one, operation, names));
    if (fault?.effect.kind !== 'decline') return undefined;
    this.#use(fault);
    return fault.effect.code;
  }

  /** The fault that is switched on for a call, apart from declines. */
  take(operation: string, vault: Vault, path: Record<string, string>, params: Params): Effect | undefined {
    if (this.list.length === 0) return undefined;
    const names = cardNames(vault, path, params);
    const ofBrowser = operation.startsWith('browser.');
    const fault = this.list.find(
      (one) =>
        one.effect.kind !== 'decline' &&
        (one.operation !== null || !ofBrowser) &&
        matches(one, operation, names),
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

function matches(fault: Fault, operation: string, cards: string[]): boolean {
  if (fault.operation && !operation.startsWith(fault.operation)) return false;
  return fault.card === null || cards.includes(fault.card);
}

/** Everything that a fault may call this card. */
function namesOf(number: string, token: string | null): string[] {
  const names = [number, number.slice(-4), uniqueNumberIdentifier(number)];
  return token ? [...names, token] : names;
}

/** The names of all cards in a request: by token, nonce, number or transaction. */
function cardNames(vault: Vault, path: Record<string, string>, params: Params): string[] {
  const roots = ['transaction', 'payment_method', 'credit_card', 'customer'];
  const bodies = roots.map((name) => child(params, name)).filter(isParams);
  const tokens = [path.token, ...bodies.map((body) => text(body, 'payment_method_token'))];
  const charged = vault.transactions.get(path.id ?? '');
  const cards = [
    ...tokens.map((token = '') => ({ number: vault.cards.get(token)?.number, token })),
    ...bodies.map((body) => ({ number: text(body, 'number') ?? numberOfNonce(vault, body), token: null })),
    { number: charged?.card.number, token: charged?.token ?? null },
  ];
  return cards.flatMap(({ number, token }) => (number ? namesOf(number, token) : []));
}

function numberOfNonce(vault: Vault, body: Params): string | undefined {
  const resolved = resolveNonce(vault, text(body, 'payment_method_nonce') ?? '');
  return 'card' in resolved ? resolved.card.number : undefined;
}
