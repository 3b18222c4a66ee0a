interface Limits {
  /** In milliseconds, for the whole answer. */
  deadline: number;
  /** Of the body, unpacked. */
  mostBytes: number;
}

/** An answer of any status, or why there is none: nothing came in time, or more than is read. */
type LimitedAnswer = { status: number; body: string; headers: Headers } | 'SILENT' | 'BROKEN';

/** Gets a text, which may come packed. Never throws, so that no caller logs the address. */
export async function fetchLimited(url: URL, { deadline, mostBytes }: Limits): Promise<LimitedAnswer> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json', 'accept-encoding': 'gzip' },
      redirect: 'error',
      signal: AbortSignal.timeout(deadline),
    });
    const body = await textOf(answer, mostBytes);
    return body === null ? 'BROKEN' : { status: answer.status, body, headers: answer.headers };
  } catch {
    return 'SILENT';
  }
}

/** Null where it is too long; the rest is not read then. */
async function textOf(answer: Response, mostBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
