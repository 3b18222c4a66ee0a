import { readFileSync } from 'node:fs';

/** A place of the bundle in a stack: name of the file and line. */
const PLACE = /file:\/\/[^\s():]+\/([\w-]+\.js):(\d+):\d+/g;

/** A stack with the source before each place of the bundle; from the sources and in other files it stays as it is. */
export function withSources(stack: string): string {
  return stack.replaceAll(PLACE, (place, file: string, line: string) => {
    const source = place.startsWith(FOLDER) ? sourceOf(file, Number(line)) : undefined;
    return source ? `${source} ${place}` : place;
  });
}

const FOLDER = new URL('.', import.meta.url).href;

/** First line and source of each part of a file of the bundle, in order: what gateway/build.mjs writes. */
type Sources = Record<string, readonly (readonly [number, string])[]>;

/** Read with the first failure that is written. */
let sources: Sources | null = null;

function sourceOf(file: string, line: number): string | undefined {
  sources ??= JSON.parse(readFileSync(new URL('sources.json', FOLDER), 'utf8')) as Sources;
  return sources[file]?.findLast(([first]) => first <= line)?.[1];
}
