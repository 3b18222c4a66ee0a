const SENTENCES: Record<string, string> = {
  ECONNREFUSED: 'The server refused the connection',
  ECONNRESET: 'The server closed the connection',
  ENETUNREACH: 'The server cannot be reached',
  EHOSTUNREACH: 'The server cannot be reached',
};

/** Why a call failed. TLS errors have many codes; the sentence names the code. */
export function sentenceOf(failure: unknown): string {
  const code = String((failure as { code?: unknown }).code ?? 'unknown');
  return SENTENCES[code] ?? `The connection failed: ${code}`;
}
