import type { IncomingMessage } from 'node:http';
import { answerWithFaults } from './control/apply-faults.ts';
import { type Answer, Refused } from './http/answer.ts';
import { readBody } from './http/body.ts';
import type { Call } from './http/call.ts';
import { Unprocessable } from './http/invalid.ts';
import type { Params } from './http/params.ts';
import { unprocessable } from './http/respond.ts';
import { MERCHANT } from './merchant.ts';
import { type Match, matchRoute } from './routes.ts';
import { warn } from './warn.ts';
import type { Exchange, World } from './world.ts';

/** Basic authentication by public and private key, or 401. */
function authenticate({ headers }: IncomingMessage, merchantId: string): void {
  const [scheme, encoded = ''] = (headers.authorization ?? '').split(' ');
  const keys = Buffer.from(encoded, 'base64').toString('utf8');
  const known = keys === `${MERCHANT.publicKey}:${MERCHANT.privateKey}` && merchantId === MERCHANT.id;
  if (scheme !== 'Basic' || !known) throw new Refused(401, 'These are not the keys of this merchant.');
}

export function callFor(
  { vault, faults, publicUrl, assetsUrl, notify }: World,
  operation: string,
  params: Params,
  path: Record<string, string> = {},
  query = new URLSearchParams(),
): Call {
  const takeDecline = (number: string, token: string | null) => faults.takeDecline(operation, number, token);
  return { operation, vault, path, params, query, publicUrl, assetsUrl, notify, takeDecline };
}

/** One call of a merchant's server, with the fault that is switched on for it. Answers its operation. */
export async function serverApi(exchange: Exchange, merchantId: string, path: string): Promise<string> {
  const { world, request } = exchange;
  const params = await readBody(request);
  authenticate(request, merchantId);
  const match = matchRoute(request.method ?? 'GET', path);
  if (!match) throw notServed(`${request.method} ${path}`);
  const call = callFor(world, match.operation, params, match.path, exchange.url.searchParams);
  await answerWithFaults(exchange, call, params, () => run(match, call));
  return match.operation;
}

/** The SDKs show only the status of such an answer, so the console explains it. */
function notServed(what: string): Refused {
  warn(`${what} is not served here; the README lists what is.`);
  return new Refused(501, 'Not served by the local Braintree.');
}

function run(match: Match, call: Call): Answer {
  try {
    return match.handler(call);
  } catch (error) {
    if (error instanceof Unprocessable) return unprocessable(error, call.params);
    if (error instanceof Refused) return { status: error.status };
    throw error;
  }
}
