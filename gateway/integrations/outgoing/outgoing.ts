import { promises as dns, type LookupAddress } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { webhookAddressProblem } from '#schema/rules/api/webhook-address.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { isLoopback, isPublic } from './public-address.ts';
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

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

interface Opening {
  /** Whether loopback addresses may be called, also without TLS. Development only. */
  allowLoopback: boolean;
  resolve?: Resolve;
  timeoutMilliseconds?: number;
}

/** `Chalkline-Webhooks/1`, by the operator's name for the product; a header holds only ASCII. */
const userAgent = () => `${PRODUCT.name.replace(/[^\w-]+/g, '') || 'Picks'}-Webhooks/1`;
const MAX_HEADERS_BYTES = 8_192;
const NOT_PUBLIC = 'The address does not lead to a public server';
const NOT_FOUND = 'The host was not found';

/**
 * Resolves a name once per call, requires each of its addresses to be public, and connects to one of exactly these
 * addresses, so that a later DNS answer cannot redirect the call.
 */
export function openOutgoing({
  allowLoopback,
  resolve = askNameServers,
  timeoutMilliseconds = 10_000,
}: Opening): Outgoing {
  const allowed = ({ address }: LookupAddress) => isPublic(address) || (allowLoopback && isLoopback(address));

  /** The addresses to connect to, or why there are none. */
  async function addressesOf(address: string): Promise<LookupAddress[] | string> {
    const problem = webhookAddressProblem(address, allowLoopback);
    if (problem) return problem;
    const { hostname } = new URL(address);
    const numeric = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '');
    const family = isIP(numeric);
    const found = family ? [{ address: numeric, family }] : await resolve(hostname).catch(() => []);
    if (found.length === 0) return NOT_FOUND;
    return found.every(allowed) ? found : NOT_PUBLIC;
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

/** Uses name servers only: integrators must not learn what the hosts file of this machine says. */
async function askNameServers(hostname: string): Promise<LookupAddress[]> {
  const resolver = new dns.Resolver({ timeout: 2_000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const of = (answer: PromiseSettledResult<string[]>, family: number) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...of(four, 4), ...of(six, 6)];
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
    return { failure: signal.aborted ? `No answer within ${seconds} seconds` : sentenceOf(failure) };
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

/** TLS errors have many codes; the sentence names the code. */
function sentenceOf(failure: unknown): string {
  const code = String((failure as { code?: unknown }).code ?? 'unknown');
  return SENTENCES[code] ?? `The connection failed: ${code}`;
}
