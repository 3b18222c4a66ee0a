import { Malformed } from '#record/malformed.ts';

/** The code of an error of Node's, such as ENOENT or Z_BUF_ERROR; null when it has none. */
export function systemCode(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}

/** What went wrong, for people. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Malformed) return error.message;
  const code = systemCode(error);
  const path = typeof error === 'object' && error !== null && 'path' in error ? String(error.path) : null;
  if (path && code === 'ENOENT') return `There is no file ${path}.`;
  if (code) return `${path ?? 'A file'} cannot be read (${code}).`;
  // Thrown, it would exit as a broken record does.
  return `The verifier failed: ${error}.`;
}
