import { systemClock } from './clock.ts';

const MAX_TOKENS = 10_000;

interface Claims {
  /** When the token expires, in seconds since 1970. */
  exp: number;
}

/**
 * Tokens whose signature was found good, until they expire: checking it is the dearest part of a hot read. Whether the
 * session has ended meanwhile is another question, which every request answers.
 */
export class VerifiedTokens<C extends Claims> {
  readonly #claims = new Map<string, C>();
  readonly #now: () => Date;

  constructor(now: () => Date = systemClock.now) {
    this.#now = now;
  }

  /** The claims of a token; `verify` is called for an unknown token. */
  async claimsOf(token: string, verify: (token: string) => Promise<C>): Promise<C> {
    const known = this.#claims.get(token);
    if (known && known.exp * 1_000 > this.#now().getTime()) return known;
    this.#claims.delete(token);
    const claims = await verify(token);
    if (this.#claims.size >= MAX_TOKENS) this.#claims.delete(this.#claims.keys().next().value ?? '');
    this.#claims.set(token, claims);
    return claims;
  }
}
