import { createCipheriv, createECDH, type ECDH, hash, randomBytes } from 'node:crypto';

/** The keys of a subscription, in base64url as browsers give them. */
export interface SubscriptionKeys {
  /** The browser's public key on P-256, uncompressed. */
  p256dh: string;
  /** 16 bytes that only the browser and we know. */
  auth: string;
}

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const SECRET_BYTES = 16;
/** One record holds the whole message, and no push service takes more. */
const RECORD_BYTES = 4_096;
const HEADER_BYTES = 16 + 4 + 1 + POINT_BYTES;
/** Ends the last record (RFC 8188). */
const LAST_RECORD = Buffer.from([2]);
const TAG_BYTES = 16;

/** The longest message that fits, in bytes. */
export const MAX_MESSAGE_BYTES = RECORD_BYTES - HEADER_BYTES - LAST_RECORD.length - TAG_BYTES;

/** Whether a message can be encrypted for these keys: the right lengths, and a point of the curve. */
export function areSubscriptionKeys({ p256dh, auth }: SubscriptionKeys): boolean {
  if (!isBase64Url(p256dh) || !isBase64Url(auth)) return false;
  if (bytesOf(p256dh).length !== POINT_BYTES || bytesOf(auth).length !== SECRET_BYTES) return false;
  try {
    newKeyPair().computeSecret(bytesOf(p256dh));
    return true;
  } catch {
    return false;
  }
}

export function newKeyPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

/**
 * A message for one subscription as `aes128gcm` (RFC 8291 on RFC 8188). A key pair may serve several messages, because the
 * random salt makes each message's key its own. Throws RangeError when the message is too long.
 */
export function encrypt(
  message: Buffer,
  { p256dh, auth }: SubscriptionKeys,
  { pair = newKeyPair(), salt = randomBytes(SECRET_BYTES) }: { pair?: ECDH; salt?: Buffer } = {},
): Buffer {
  if (message.length > MAX_MESSAGE_BYTES)
    throw new RangeError(`A push message has at most ${MAX_MESSAGE_BYTES} bytes`);
  const receiver = bytesOf(p256dh);
  const sender = pair.getPublicKey();
  const shared = hmac(bytesOf(auth), pair.computeSecret(receiver));
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const key = hmac(salt, expand(shared, keyInfo));
  const cipher = createCipheriv(
    'aes-128-gcm',
    expand(key, Buffer.from('Content-Encoding: aes128gcm\0')).subarray(0, 16),
    expand(key, Buffer.from('Content-Encoding: nonce\0')).subarray(0, 12),
  );
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(sender.length, 4);
  const parts = [cipher.update(message), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, size, sender, ...parts]);
}

const BLOCK_BYTES = 64;

/**
 * HMAC with SHA-256 and a key of at most one block (RFC 2104). Node's `hash` makes it four times as fast as its `createHmac`,
 * and a message needs five.
 */
function hmac(key: Buffer, data: Buffer): Buffer {
  const [inner, outer] = [Buffer.alloc(BLOCK_BYTES, 0x36), Buffer.alloc(BLOCK_BYTES, 0x5c)];
  key.forEach((byte, at) => {
    inner[at] = byte ^ 0x36;
    outer[at] = byte ^ 0x5c;
  });
  const inside = hash('sha256', Buffer.concat([inner, data]), 'buffer');
  return hash('sha256', Buffer.concat([outer, inside]), 'buffer');
}

/** HKDF's second step for up to 32 bytes. */
function expand(key: Buffer, info: Buffer): Buffer {
  return hmac(key, Buffer.concat([info, Buffer.from([1])]));
}

function isBase64Url(text: string): boolean {
  return /^[\w-]+={0,2}$/.test(text);
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
