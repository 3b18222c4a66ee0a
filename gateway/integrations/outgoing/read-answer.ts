import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 500;

/** The first bytes of a response as printable text. The rest is not read. */
export async function excerptOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= MAX_BYTES) break;
  }
  response.destroy();
  const text = Buffer.concat(parts).subarray(0, MAX_BYTES).toString('utf8');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/g, '');
}

/** More than any note or token has. */
const MOST_BYTES = 100_000;

/** The body of an answer by a server of other people. Throws where it is longer than any answer to the request. */
export async function readAnswer(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) throw new Error(`It answered with more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
