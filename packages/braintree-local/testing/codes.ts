import type { Result } from './sdk.ts';

/** Every validation code of a failed result, in the order of the answer. */
export function codesOf(result: Pick<Result, 'errors'>): string[] {
  const errors = result.errors as { deepErrors(): { code: string }[] } | undefined;
  return errors?.deepErrors().map(({ code }) => code) ?? [];
}

interface Tree {
  for(name: string): Tree | undefined;
  on(attribute: string): { code: string; message: string }[] | undefined;
}

/** The errors at one place of the tree, as `on` gives them: `errorsAt(result, 'customer', 'email')`. */
export function errorsAt(
  result: { errors?: unknown },
  ...path: string[]
): { code: string; message: string }[] {
  const attribute = path.pop() ?? '';
  const place = path.reduce<Tree | undefined>((tree, name) => tree?.for(name), result.errors as Tree);
  return place?.on(attribute) ?? [];
}

/** The type of the typed error with which the SDK rejects. */
export async function rejection(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'nothing was rejected',
    (error: { type?: string; message: string }) => error.type ?? error.message,
  );
}

/** A search's stream as an array; the stream rejects with what it fails with. */
export async function all<T>(stream: NodeJS.ReadableStream): Promise<T[]> {
  const found: T[] = [];
  for await (const one of stream as AsyncIterable<T>) found.push(one);
  return found;
}
