import { equalBytes } from '#record/bytes.ts';
import { Malformed } from '#record/malformed.ts';
import {
  COSIGNATURE,
  ED25519,
  formatVerifierKey,
  parseVerifierKey,
  type VerifierKey,
} from '#record/note/keys.ts';

/** A witness by its name, or so many of a group. */
export type Quorum = { witness: string } | { least: number; of: readonly Quorum[] };

/** Two quorums of so many share a witness, so that the log cannot show a history of its own to each. */
export function moreThanHalf(witnesses: number): number {
  return Math.floor(witnesses / 2) + 1;
}

/**
 * Whether two parts of the witnesses could each be a quorum, and sign a history of their own: of every group more than half have to agree
 * for two quorums to share a witness.
 */
export function canSplit(quorum: Quorum): boolean {
  return 'of' in quorum && (quorum.least < moreThanHalf(quorum.of.length) || quorum.of.some(canSplit));
}

/** Of a policy whose quorum can split, for people. */
export const SPLIT =
  'The policy takes half of its witnesses, or fewer, for a quorum: the log could show each half another history. More than half have to agree.';

/** Whom a verifier trusts (c2sp.org/tlog-policy). */
export interface Policy {
  logs: readonly VerifierKey[];
  /** By the name that the policy gives them. */
  witnesses: ReadonlyMap<string, VerifierKey>;
  /** Null where no witness is required. */
  quorum: Quorum | null;
}

/** Throws Malformed, naming the line. */
export function parsePolicy(text: string): Policy {
  const reading = new Reading();
  for (const [index, line] of text.split('\n').entries()) {
    const words = line.split(/[ \t]+/).filter(Boolean);
    if (words.length === 0 || words[0]?.startsWith('#')) continue;
    try {
      reading.take(words);
    } catch (error) {
      throw error instanceof Malformed ? new Malformed(`Policy, line ${index + 1}: ${error.message}`) : error;
    }
  }
  return reading.policy();
}

class Reading {
  readonly #logs: VerifierKey[] = [];
  readonly #witnesses = new Map<string, VerifierKey>();
  readonly #named = new Map<string, Quorum>();
  readonly #members = new Set<string>();
  #quorum: Quorum | null | undefined;

  take([what = '', ...words]: string[]): void {
    if (what === 'log') this.#log(words);
    else if (what === 'witness') this.#witness(words);
    else if (what === 'group') this.#group(words);
    else if (what === 'quorum') this.#setQuorum(words);
    else throw new Malformed(`'${what}' is none of log, witness, group, quorum.`);
  }

  #log([key = '', , ...rest]: string[]): void {
    if (!key || rest.length > 0) throw new Malformed('A log has a key and an address.');
    this.#logs.push(fresh(parseKey(key, ED25519), this.#logs));
  }

  #witness([name = '', key = '', , ...rest]: string[]): void {
    if (!key || rest.length > 0) throw new Malformed('A witness has a name, a key and an address.');
    const witness = fresh(parseKey(key, COSIGNATURE), [...this.#witnesses.values()]);
    this.#name(name, { witness: name });
    this.#witnesses.set(name, witness);
  }

  #group([name = '', least = '', ...members]: string[]): void {
    const of = members.map((member) => {
      if (this.#members.has(member)) throw new Malformed(`${member} is a member twice.`);
      this.#members.add(member);
      return this.#known(member);
    });
    const count =
      least === 'any' ? 1 : least === 'all' ? of.length : /^[1-9]\d*$/.test(least) ? Number(least) : 0;
    if (count < 1 || count > of.length) throw new Malformed(`The group ${name} cannot have that many.`);
    this.#name(name, { least: count, of });
  }

  #setQuorum([name = '', ...rest]: string[]): void {
    if (this.#quorum !== undefined || rest.length > 0)
      throw new Malformed('There is one quorum, with one name.');
    this.#quorum = name === 'none' ? null : this.#known(name);
  }

  #name(name: string, quorum: Quorum): void {
    if (name === 'none' || this.#named.has(name)) throw new Malformed(`The name ${name} is taken.`);
    this.#named.set(name, quorum);
  }

  #known(name: string): Quorum {
    const quorum = this.#named.get(name);
    if (!quorum) throw new Malformed(`${name || 'Nobody'} is not named on a line before.`);
    return quorum;
  }

  policy(): Policy {
    if (this.#quorum === undefined) throw new Malformed('The policy has no quorum line.');
    return { logs: this.#logs, witnesses: this.#witnesses, quorum: this.#quorum };
  }
}

function parseKey(text: string, type: number): VerifierKey {
  const key = parseVerifierKey(text);
  if (key.type !== type) throw new Malformed(`The key of ${key.name} is not for this.`);
  return key;
}

function fresh(key: VerifierKey, others: readonly VerifierKey[]): VerifierKey {
  const isKnown = others.some(({ publicKey }) => equalBytes(publicKey, key.publicKey));
  if (isKnown) throw new Malformed(`The key of ${key.name} stands there twice.`);
  return key;
}

/**
 * A policy of one log and its witnesses, so many of whom have to agree; none: `quorum none`. `replaced` are the keys
 * that signed the log before.
 */
export function formatPolicy(
  log: VerifierKey,
  witnesses: readonly { name: string; key: VerifierKey; url?: string }[],
  least: number,
  replaced: readonly VerifierKey[] = [],
): string {
  const lines = [...replaced, log].map((key) => `log ${formatVerifierKey(key)}`);
  for (const { name, key, url } of witnesses)
    lines.push(['witness', name, formatVerifierKey(key), ...(url ? [url] : [])].join(' '));
  if (least > 0) lines.push(`group witnesses ${least} ${witnesses.map(({ name }) => name).join(' ')}`);
  return `${[...lines, `quorum ${least > 0 ? 'witnesses' : 'none'}`].join('\n')}\n`;
}
