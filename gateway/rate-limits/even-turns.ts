import type { FastifyInstance } from 'fastify';
import { networkOf } from './network.ts';

/** How many requests of one network begin in one turn of the event loop. A browser opens six connections. */
const BEGUN_AT_ONCE = 8;

/**
 * Takes turns between networks for requests that need no work and that nothing else limits: each is answered at once, but
 * 200 connections of them fill every turn of the event loop, and a request that needs five turns waits for five times 200.
 */
export class EvenTurns {
  /** How many requests of a network have begun in this turn. */
  readonly #begun = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Calls `begin` at once, or in a later turn of the event loop when the network has had its share of this one. */
  run(network: string, begin: () => void): void {
    const queue = this.#waiting.get(network);
    if (queue) queue.push(begin);
    else if (this.#takePart(network)) begin();
    else this.#waiting.set(network, [begin]);
  }

  #takePart(network: string): boolean {
    const begun = this.#begun.get(network) ?? 0;
    if (begun >= BEGUN_AT_ONCE) return false;
    if (this.#begun.size === 0) setImmediate(() => this.#nextTurn());
    this.#begun.set(network, begun + 1);
    return true;
  }

  #nextTurn(): void {
    this.#begun.clear();
    for (const [network, queue] of [...this.#waiting]) {
      const next = queue.splice(0, BEGUN_AT_ONCE).filter(() => this.#takePart(network));
      if (queue.length === 0) this.#waiting.delete(network);
      for (const begin of next) begin();
    }
  }
}

/** Pages, their parts and health: all but questions to the API. */
export function installEvenTurns(app: FastifyInstance): void {
  const turns = new EvenTurns();
  app.addHook('onRequest', (request, _reply, done) => {
    if (isQuestion(request)) done();
    else turns.run(networkOf(request.ip), done);
  });
}

/** Those have points, and those that wait together share a question to the database. */
function isQuestion({ url }: { url: string }): boolean {
  return /^\/(graphql|api)([/?]|$)/.test(url);
}
