import { Malformed } from '#record/malformed.ts';
import { linesOf } from './packed-lines.ts';

/** The last signed checkpoint of a copy of the record that someone kept, all.ndjson.gz. Throws Malformed when it is none. */
export async function lastCheckpointOf(kept: Blob): Promise<string> {
  let last: string | null = null;
  for await (const line of linesOf(kept.stream())) if (line.startsWith('{"checkpoint":')) last = line;
  if (last === null) throw new Malformed('It holds no signed checkpoint.');
  return String((JSON.parse(last) as { checkpoint: unknown }).checkpoint);
}
