import type { LookupAddress } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { webhookAddressProblem } from '#schema/rules/api/webhook-address.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { askNameServers, type Resolve, reachableAddresses } from './reachable-addresses.ts';
import { excerptOf } from './read-answer.ts';

/** The result of one call: the response, or why there was none, as a sentence. */
export type Answer = { status: number; excerpt: string } | { failure: string };

/** Calls integrators' servers. */
export interface Outgoing {
  /** Why the address may not be called, as a sentence; null when it may be. */
  problemWith(address: string): Promise<string | null>;
  /** Posts once, follows no redirects, and never throws. */
  post(address: string, headers: Record<string, string>, body: string): Promise<Answer>;
}

interface Opening {
  /** Whether loopback addresses may be called, also without TLS. Development only. */
  allowLoopback: boolean;
  resolve?: Resolve;
  timeoutMilliseconds?: number;
}

/** `Chalkline-Webhooks/1`, by the operator's name for the product; a header holds only ASCII. */
const userAgent = () => `${PRODUCT.name.replace(/[^\w-]+/g, '') || 'Picks'}-Webhooks/1`;
const MAX_HEADERS_BYTES = 8_192;

/**
 * Resolves a name once per call, requires each of its addresses to be public, and connects to one of exactly these
 * addresses, so that a later DNS answer cannot redirect the call.
 */
export function openOutgoing({
  allowLoopback,
  resolve = askNameServers,
  timeoutMilliseconds = 10_000,
}: Opening): Outgoing {
  /** The addresses to connect to, or why there are none. */
  async function addressesOf(address: string): Promise<LookupAddress[] | string> {
    const problem = webhookAddressProblem(address, allowLoopback);
    if (problem) return problem;
    return reachableAddresses(new URL(address).hostname, { allowLoopback, resolve });
  }

  return {
    problemWith: async (address) => {
      const found = await addressesOf(address);
      return typeof found === 'string' ? found : null;
    },
    post: async (address, headers, body) => {
      const found = await addressesOf(address);
      if (typeof found === 'string') return { failure: found };
      return call(new URL(address), found, headers, body, timeoutMilliseconds);
    },
  };
}

async function call(
  url: URL,
  addresses: LookupAddress[],
  headers: Record<string, string>,
  body: string,
  timeoutMilliseconds: number,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest;
  const length = String(Buffer.byteLength(body));
  try {
    return await new Promise<Answer>((answered, failed) => {
      const sending = request(
        url,
        {
          method: 'POST',
          agent: false,
          lookup: always(addresses),
          maxHeaderSize: MAX_HEADERS_BYTES,
          signal,
          headers: { ...headers, 'user-agent': userAgent(), 'content-length': length },
        },
        (response) => {
          const status = response.statusCode ?? 0;
          excerptOf(response).then((excerpt) => answered({ status, excerpt }), failed);
        },
      );
      sending.on('error', failed);
      // Node reports a switch of protocols only by this event. It is no response.
      sending.on('upgrade', (response, socket) => {
        socket.destroy();
        answered({ status: response.statusCode ?? 0, excerpt: '' });
      });
      // The call ends whatever the server does.
      signal.addEventListener('abort', () => failed(signal.reason), { once: true });
      sending.end(body);
    });
  } catch (failure) {
    const seconds = timeoutMilliseconds / 1_000;
    return { failure: signal.aborted ? `No answer within ${seconds} seconds` : networkSentenceOf(failure) };
  }
}

/** A DNS lookup that returns the addresses that were checked. */
function always(addresses: LookupAddress[]): LookupFunction {
  return (_hostname, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };
}

const SENTENCES: Record<string, string> = {
  ECONNREFUSED: 'The server refused the connection',
  ECONNRESET: 'The server closed the connection',
  ENETUNREACH: 'The server cannot be reached',
  EHOSTUNREACH: 'The server cannot be reached',
};

/** Why a call failed. TLS errors have many codes; the sentence names the code. */
export function networkSentenceOf(failure: unknown): string {
  const code = String((failure as { code?: unknown }).code ?? 'unknown');
  return SENTENCES[code] ?? `The connection failed: ${code}`;
}
