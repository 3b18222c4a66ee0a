import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

const SALT_BYTES = 16;
const POINT_BYTES = 65;
const HEADER_BYTES = SALT_BYTES + 4 + 1 + POINT_BYTES;
const TAG_BYTES = 16;

/** What only the device knows of its subscription. */
export interface DeviceSecrets {
  pair: ECDH;
  auth: Buffer;
}

/** Reads a message as a browser does (RFC 8291, one record of RFC 8188). Throws for one that is not for this device. */
export function decrypt(body: Buffer, { pair, auth }: DeviceSecrets): string {
  const salt = body.subarray(0, SALT_BYTES);
  const sender = body.subarray(HEADER_BYTES - POINT_BYTES, HEADER_BYTES);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const shared = derived(pair.computeSecret(sender), auth, info, 32);
  const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const record = Buffer.concat([decipher.update(body.subarray(HEADER_BYTES, -TAG_BYTES)), decipher.final()]);
  // After the message comes a 2, then zeros.
  return record.subarray(0, record.lastIndexOf(2)).toString('utf8');
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
