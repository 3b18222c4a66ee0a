import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { Connections } from '#gateway/integrations/outgoing/connections.ts';
import { networkSentenceOf } from '#gateway/integrations/outgoing/outgoing.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: URL;
  headers: Record<string, string>;
  body?: string;
}

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string } | { failure: string };

const DEADLINE_MILLISECONDS = 10_000;
/** A list of a thousand members is about 1 MB. */
const MOST_BYTES = 8_000_000;

/** Calls once, within a deadline and up to a size, and never throws. */
export async function call(
  { method, url, headers, body }: Call,
  connections: Connections,
  deadline = DEADLINE_MILLISECONDS,
): Promise<RawAnswer> {
  const signal = AbortSignal.timeout(deadline);
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest;
  const length = { 'content-length': String(Buffer.byteLength(body ?? '')) };
  try {
    return await new Promise<RawAnswer>((answered, failed) => {
      const options = {
        method,
        agent: connections.of(url.protocol),
        signal,
        headers: { ...headers, ...length },
      };
      const sending = request(url, options, (response) => {
        const { statusCode: status = 0, headers: given } = response;
        textOf(response).then((text) => answered({ status, headers: given, text }), failed);
      });
      sending.on('error', failed);
      signal.addEventListener('abort', () => failed(signal.reason), { once: true });
      sending.end(body);
    });
  } catch (failure) {
    return {
      failure: signal.aborted ? `No answer within ${deadline / 1_000} s` : networkSentenceOf(failure),
    };
  }
}

async function textOf(response: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw Object.assign(new Error('too long'), { code: 'ERR_TOO_LONG' });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
