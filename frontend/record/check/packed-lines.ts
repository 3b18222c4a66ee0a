import { Malformed } from '#record/malformed.ts';

/** The lines of a packed file, as they arrive. Throws Malformed where it was cut off. */
export async function* linesOf(packed: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = packed
    .pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>)
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }) as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Malformed('The file stopped early.');
    });
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) throw new Malformed('The file stopped within a line.');
}

/** The last signed checkpoint of a copy of the record that someone kept, all.ndjson.gz. Throws Malformed when it is none. */
export async function lastCheckpointOf(kept: Blob): Promise<string> {
  let last: string | null = null;
  for await (const line of linesOf(kept.stream())) if (line.startsWith('{"checkpoint":')) last = line;
  if (last === null) throw new Malformed('It holds no signed checkpoint.');
  return String((JSON.parse(last) as { checkpoint: unknown }).checkpoint);
}
