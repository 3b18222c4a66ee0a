import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeSignerKey } from '#record/note/signing.ts';

/** The name of every local log: nobody outside has seen it, and no witness of the world signs it. */
const LOCAL_LOG = 'localhost/record/log';

/** The key that signs this world's log of the record; made once, and kept beside its data. */
export function localRecordKey(folder: string): string {
  const file = join(folder, 'record', 'key');
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${makeSignerKey(LOCAL_LOG)}\n`, { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
