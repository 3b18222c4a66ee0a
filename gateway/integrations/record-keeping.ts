import type { Environment } from '#gateway/env.ts';
import { COSIGNATURE, parseVerifierKey, type VerifierKey } from '#record/note/keys.ts';
import { parseSignerKey, type Signer } from '#record/note/signing.ts';
import { moreThanHalf } from '#record/policy/policy.ts';

/** A server that signs what it has seen of our log (c2sp.org/tlog-witness). */
export interface Witness {
  key: VerifierKey;
  /** Without a slash at its end. */
  url: string;
}

/** How this process keeps the log of the record. */
export interface RecordKeeping {
  /** Null in development without RECORD_KEY: nothing is signed then. */
  signer: Signer | null;
  witnesses: readonly Witness[];
  /** How many of them have to agree; 0 without witnesses. */
  quorum: number;
  /** An RFC 3161 time stamp authority. */
  timestampUrl: string | null;
  /** Somebody else's copy of the log: nothing is signed below its size. */
  mirrorUrl: string | null;
  /** Nothing is signed below this size. */
  leastSize: number;
  /** Whether the log may go by a clock that can be moved: never in production. */
  allowsMovableClock: boolean;
  /** The packed verifier. */
  verifierFile: string;
}

/** Throws Malformed when a key is none. */
export function openRecord(env: Environment): RecordKeeping {
  const witnesses = env.RECORD_WITNESSES.split(',')
    .map(witnessOf)
    .filter((witness) => witness !== null);
  return {
    signer: env.RECORD_KEY ? parseSignerKey(env.RECORD_KEY) : null,
    witnesses,
    quorum: witnesses.length > 0 ? (env.RECORD_QUORUM ?? moreThanHalf(witnesses.length)) : 0,
    timestampUrl: env.TSA_URL ?? null,
    mirrorUrl: env.RECORD_MIRROR_URL ?? null,
    leastSize: env.RECORD_LEAST_SIZE,
    allowsMovableClock: env.NODE_ENV !== 'production',
    verifierFile: env.VERIFIER_FILE,
  };
}

function witnessOf(text: string): Witness | null {
  const [key, url] = text.trim().split(/\s+/);
  if (!key) return null;
  const parsed = parseVerifierKey(key);
  if (parsed.type !== COSIGNATURE || !url)
    throw new Error(`RECORD_WITNESSES: ${parsed.name} needs a witness's key and an address`);
  return { key: parsed, url: url.replace(/\/$/, '') };
}
