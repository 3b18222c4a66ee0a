import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { verify } from '#record/verifier/verify.ts';
import { CHECKED_AT, policy, type SampleLog } from './sample-log.ts';

/** What someone kept, as text. */
export interface GivenFiles {
  receipt?: string;
  checkpoint?: string;
  policy?: string;
}

/** A folder with files for the verifier, and what it says of them at CHECKED_AT. */
export function verifierFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  const save = (name: string, text: string | Buffer): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const run = async (...words: string[]): Promise<{ code: number; says: string }> => {
    let says = '';
    const code = await verify(
      words,
      (text) => {
        says += text;
      },
      CHECKED_AT,
    );
    return { code, says };
  };
  /** Runs the verifier on a packed record, with what someone kept. */
  const check = (record: string | SampleLog, given: GivenFiles = {}) => {
    const text = typeof record === 'string' ? record : record.text();
    const archive = save('all.ndjson.gz', gzipSync(text));
    const words = [archive, '--policy', save('policy.txt', given.policy ?? policy)];
    if (given.receipt) words.push('--receipt', save('pick.tlog-proof', given.receipt));
    if (given.checkpoint) words.push('--checkpoint', save('kept.txt', given.checkpoint));
    return run(...words);
  };
  return { folder, save, run, check, remove: () => rmSync(folder, { recursive: true }) };
}
