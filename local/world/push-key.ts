import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The key by which this world's push service knows the product; made once, and kept beside its data. */
export function localPushKey(folder: string): string {
  const file = join(folder, 'push', 'key');
  if (!existsSync(file)) {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    mkdirSync(dirname(file), { recursive: true });
    // Node leaves out leading zeros.
    const key = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
    writeFileSync(file, `${key}\n`, { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
