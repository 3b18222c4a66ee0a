import type { ECDH } from 'node:crypto';
import { newKeyPair } from './encrypt.ts';

const USED_MILLISECONDS = 60_000;

/**
 * Our key pair for messages, a new one each minute. Making a pair costs a third as much again as encrypting, and a short
 * life keeps a stolen one from opening what was sent at other times.
 */
export class SenderKeys {
  #pair: ECDH | null = null;
  #madeAt = 0;

  current(): ECDH {
    const now = performance.now();
    if (!this.#pair || now - this.#madeAt >= USED_MILLISECONDS) {
      this.#pair = newKeyPair();
      this.#madeAt = now;
    }
    return this.#pair;
  }
}
