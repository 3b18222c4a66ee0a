import type { IncomingMessage } from 'node:http';
import { isParams, type Params } from './params.ts';

const LIMIT = 1_000_000;

/** A body that is not a JSON object; answered with 400. */
export class MalformedBody extends Error {}

export async function readBody(request: IncomingMessage): Promise<Params> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest of a body that is too long is read and dropped: unread, it would block the connection's next call.
    if (size <= LIMIT) chunks.push(chunk);
  }
  if (size > LIMIT) throw new MalformedBody('The body is longer than 1 MB.');
  const body = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  return type.startsWith('multipart/form-data') ? parseForm(body, type) : parseBody(body.toString('utf8'));
}

function parseBody(body: string): Params {
  if (body.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(body);
    if (isParams(value)) return value;
  } catch (error) {
    throw new MalformedBody(`The JSON body cannot be read: ${(error as Error).message}`);
  }
  throw new MalformedBody('The body must be a JSON object.');
}

/** A form with a file, of which name, type and size are kept. */
async function parseForm(body: Buffer<ArrayBuffer>, type: string): Promise<Params> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new MalformedBody('The form cannot be read.');
  });
  return Object.fromEntries(
    [...form].map(([name, value]) => {
      if (typeof value === 'string') return [name, value];
      const { name: file, size, type: contentType } = value;
      return [name, { name: file, size, type: contentType }];
    }),
  );
}
