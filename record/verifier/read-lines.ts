import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { Malformed } from '#record/malformed.ts';
import { systemCode } from './system-error.ts';

const CHUNK = 1 << 18;
const LINE_BREAK = 10;

/** Calls `take` with each line of a file, unpacked where its name ends in .gz. Throws Malformed when it ends early. */
export async function readLines(path: string, take: (line: string) => void): Promise<void> {
  const file = createReadStream(path, { highWaterMark: CHUNK });
  const unpacked = path.endsWith('.gz') ? file.pipe(createGunzip({ chunkSize: CHUNK })) : file;
  file.on('error', (error) => unpacked.destroy(error));
  let rest = Buffer.alloc(0);
  try {
    for await (const chunk of unpacked) rest = takeLines(Buffer.concat([rest, chunk]), take);
  } catch (error) {
    throw systemCode(error)?.startsWith('Z_')
      ? new Malformed(`${path} is cut off, or no gzip file: download it again.`)
      : error;
  }
  if (rest.length > 0) throw new Malformed(`${path} is cut off within a line: download it again.`);
}

/** Answers what follows the last line break. */
function takeLines(bytes: Buffer, take: (line: string) => void): Buffer<ArrayBuffer> {
  const end = bytes.lastIndexOf(LINE_BREAK);
  if (end >= 0) for (const line of bytes.toString('utf8', 0, end).split('\n')) take(line);
  return Buffer.from(bytes.subarray(end + 1));
}
