import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { type Connections, openConnections } from '#gateway/integrations/outgoing/connections.ts';
import { networkSentenceOf } from '#gateway/integrations/outgoing/outgoing.ts';
import type { Resolve } from '#gateway/integrations/outgoing/reachable-addresses.ts';
import { excerptOf } from '#gateway/integrations/outgoing/read-answer.ts';
import { webhookAddressProblem } from '#schema/rules/api/webhook-address.ts';
import { answerOf, type PushAnswer } from './answer-of.ts';
import { areSubscriptionKeys, encrypt, type SubscriptionKeys } from './encrypt.ts';
import { SenderKeys } from './sender-keys.ts';
import type { Vapid } from './vapid.ts';

/** Where one browser can be reached, as its push service gave it. */
export interface PushTarget extends SubscriptionKeys {
  endpoint: string;
}

interface PushOptions {
  /** How long the service keeps the message for a device that is off. */
  ttlSeconds: number;
  urgency: 'low' | 'normal' | 'high';
  /** A newer message with the same topic replaces one that waits: up to 32 characters of base64url. */
  topic?: string;
}

/** Sends messages to browsers by their push services (RFC 8030). */
export interface Push {
  /** What a browser needs to subscribe. */
  publicKey: string;
  /** Why no message can be sent there, as a sentence; null when it can. */
  problemWith(target: PushTarget): string | null;
  /** Sends once. Rejects only for a message that is too long. */
  send(target: PushTarget, message: string, options: PushOptions): Promise<PushAnswer>;
  close(): void;
}

interface Opening {
  vapid: Vapid;
  /** Whether a service on this machine may be called, also without TLS. Development only. */
  allowLoopback: boolean;
  resolve?: Resolve;
  timeoutMilliseconds?: number;
}

export function openPush({ vapid, timeoutMilliseconds = 10_000, ...where }: Opening): Push {
  const connections = openConnections(where);
  const keys = new SenderKeys();
  return {
    publicKey: vapid.publicKey,
    problemWith: ({ endpoint, ...keys }) =>
      endpointProblem(endpoint, where.allowLoopback) ?? (areSubscriptionKeys(keys) ? null : WRONG_KEYS),
    send: async (target, message, options) => {
      const { endpoint } = target;
      const reason = endpointProblem(endpoint, where.allowLoopback);
      if (reason) return { outcome: 'REFUSED', reason };
      const headers = headersOf(vapid.authorization(endpoint), options);
      const body = encrypt(Buffer.from(message), target, { pair: keys.current() });
      return post(new URL(endpoint), headers, body, connections, timeoutMilliseconds);
    },
    close: () => connections.close(),
  };
}

const WRONG_KEYS = 'The keys of this subscription are not valid';

function endpointProblem(endpoint: string, allowLoopback: boolean): string | null {
  const problem = webhookAddressProblem(endpoint, allowLoopback);
  if (problem) return problem;
  const { hostname, protocol } = new URL(endpoint);
  // The rule of addresses has let nothing but loopback pass without TLS.
  const isLocal = allowLoopback && (protocol === 'http:' || hostname === 'localhost');
  return isLocal || isPushService(hostname) ? null : 'This is not a push service that we know';
}

function headersOf(authorization: string, { ttlSeconds, urgency, topic }: PushOptions) {
  return {
    authorization,
    ttl: String(Math.max(0, Math.floor(ttlSeconds))),
    urgency,
    ...(topic && { topic }),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
  };
}

async function post(
  url: URL,
  headers: Record<string, string>,
  body: Buffer,
  connections: Connections,
  timeoutMilliseconds: number,
): Promise<PushAnswer> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest;
  try {
    return await new Promise<PushAnswer>((answered, failed) => {
      const options = { method: 'POST', agent: connections.of(url.protocol), signal };
      const length = { 'content-length': String(body.length) };
      const sending = request(url, { ...options, headers: { ...headers, ...length } }, (response) => {
        const status = response.statusCode ?? 0;
        const retryAfter = response.headers['retry-after'];
        // Reading an answer to its end frees its connection; a refusal ends it.
        const read = status === 201 ? drained(response.resume()) : excerptOf(response);
        read.then((excerpt) => answered(answerOf(status, retryAfter, excerpt)), failed);
      });
      sending.on('error', failed);
      signal.addEventListener('abort', () => failed(signal.reason), { once: true });
      sending.end(body);
    });
  } catch (failure) {
    const reason = signal.aborted
      ? `No answer within ${timeoutMilliseconds / 1_000} s`
      : networkSentenceOf(failure);
    return { outcome: 'LATER', reason, retryAfterSeconds: null };
  }
}

/** Resolves when the answer has ended, with no words of it. */
async function drained(response: NodeJS.ReadableStream): Promise<string> {
  await new Promise((resolve, reject) => response.once('end', resolve).once('error', reject));
  return '';
}

/** Where the push services of Chrome and its relatives, Firefox, Safari and Edge are. */
const PUSH_SERVICES =
  /^(fcm\.googleapis\.com|([\w-]+\.)*(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;

/** Whether a host belongs to a push service that messages are sent to. */
function isPushService(hostname: string): boolean {
  return PUSH_SERVICES.test(hostname);
}
