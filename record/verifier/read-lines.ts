import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { Malformed } from '#record/malformed.ts';
import { systemCode } from './system-error.ts';

/** Texts of this size are young garbage; larger ones are collected late. */
const CHUNK = 1 << 16;
const LINE_BREAK = 10;
/**
 * An entry of the log has at most 64 kB, and its opening about as much, a little more when escaped: a longer line would only
 * fill the memory.
 */
const MAX_LINE = 1 << 20;

/** Whether the first bytes of a file are those of gzip. */
export function isPacked(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(2);
    readSync(file, bytes);
    return bytes[0] === 0x1f && bytes[1] === 0x8b;
  } finally {
    closeSync(file);
  }
}

/** Calls `take` with each line of a file, unpacked where its name ends in .gz. Throws Malformed when it ends early. */
export async function readLines(path: string, take: (line: string) => void): Promise<void> {
  const file = createReadStream(path, { highWaterMark: CHUNK });
  const unpacked = path.endsWith('.gz') ? file.pipe(createGunzip({ chunkSize: CHUNK })) : file;
  file.on('error', (error) => unpacked.destroy(error));
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of unpacked) {
      rest = takeLines(rest, chunk, take);
      if (rest.length > MAX_LINE) throw new Malformed(`${path} has a line that is too long for a record.`);
    }
  } catch (error) {
    throw systemCode(error)?.startsWith('Z_')
      ? new Malformed(`${path} is cut off, or no gzip file: download it again.`)
      : error;
  }
  if (rest.length > 0) throw new Malformed(`${path} is cut off within a line: download it again.`);
}

/** `rest` is the beginning of the first line. Answers what follows the last line break. */
function takeLines(rest: Buffer, bytes: Buffer, take: (line: string) => void): Buffer {
  const first = bytes.indexOf(LINE_BREAK);
  if (first < 0) return Buffer.concat([rest, bytes]);
  take(Buffer.concat([rest, bytes.subarray(0, first)]).toString('utf8'));
  let from = first + 1;
  for (let to = bytes.indexOf(LINE_BREAK, from); to >= 0; to = bytes.indexOf(LINE_BREAK, from)) {
    take(bytes.toString('utf8', from, to));
    from = to + 1;
  }
  return Buffer.from(bytes.subarray(from));
}
