import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { Clock } from '#gateway/integrations/clock.ts';

const KEY_BYTES = 32;
/** Services take tokens of up to a day (RFC 8292), and their clocks may differ from ours. */
const TOKEN_LASTS_SECONDS = 12 * 3_600;
const TOKEN_USED_SECONDS = TOKEN_LASTS_SECONDS / 2;

/** A new PUSH_KEY: a private key on P-256 in base64url, the format of other tools too. */
export function makePushKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return padded(pair.getPrivateKey()).toString('base64url');
}

/** Whether a PUSH_KEY can be used. */
export function isPushKey(text: string): boolean {
  if (!/^[\w-]+$/.test(text) || Buffer.from(text, 'base64url').length !== KEY_BYTES) return false;
  try {
    publicKeyOf(text);
    return true;
  } catch {
    return false;
  }
}

/** The public key as browsers take it when they subscribe: the uncompressed point in base64url. */
export function publicKeyOf(pushKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(pushKey, 'base64url'));
  return pair.getPublicKey().toString('base64url');
}

/** Says to push services who sends (RFC 8292). A token serves every message to one service for six hours. */
export class Vapid {
  readonly publicKey: string;
  readonly #key: KeyObject;
  readonly #subject: string;
  readonly #clock: Clock;
  readonly #tokens = new Map<string, { text: string; madeAt: number }>();

  /**
   * @param subject Where a push service finds us: an `https:` address or `mailto:`. Apple refuses localhost.
   * @param clock Real time: services compare with theirs.
   */
  constructor(pushKey: string, subject: string, clock: Clock) {
    this.publicKey = publicKeyOf(pushKey);
    this.#key = keyOf(pushKey, this.publicKey);
    this.#subject = subject;
    this.#clock = clock;
  }

  /** The header `authorization` of a message to an endpoint. */
  authorization(endpoint: string): string {
    return `vapid t=${this.#tokenFor(new URL(endpoint).origin)}, k=${this.publicKey}`;
  }

  #tokenFor(audience: string): string {
    const now = Math.floor(this.#clock.now().getTime() / 1_000);
    const kept = this.#tokens.get(audience);
    if (kept && now - kept.madeAt < TOKEN_USED_SECONDS) return kept.text;
    const claims = { aud: audience, exp: now + TOKEN_LASTS_SECONDS, sub: this.#subject };
    const text = signed(claims, this.#key);
    this.#tokens.set(audience, { text, madeAt: now });
    return text;
  }
}

/** A JSON Web Token by ES256. */
function signed(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
  return `${unsigned}.${signature.toString('base64url')}`;
}

function keyOf(pushKey: string, publicKey: string): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: pushKey, x, y }, format: 'jwk' });
}

/** Node leaves out leading zeros. */
function padded(key: Buffer): Buffer {
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]);
}
