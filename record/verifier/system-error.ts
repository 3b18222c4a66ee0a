/** The code of an error of Node's, such as ENOENT or Z_BUF_ERROR; null when it has none. */
export function systemCode(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}
