import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerWithFaults } from './control/strike.ts';
import { type Answer, Refused } from './http/answer.ts';
import { parseBody, readBody } from './http/body.ts';
import type { Call } from './http/call.ts';
import { Unprocessable } from './http/invalid.ts';
import { unprocessable } from './http/respond.ts';
import type { Merchant } from './merchant/merchants.ts';
import { type Match, matchRoute } from './routes.ts';
import type { World } from './world.ts';

export interface Exchange {
  world: World;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** What the control page says about the call, such as the fault that struck it. */
  note: string | null;
}

/** Basic authentication by public and private key, or 401. */
export function authenticate(world: World, authorization: string | undefined, merchantId?: string): Merchant {
  const [scheme, encoded = ''] = (authorization ?? '').split(' ');
  const [publicKey, privateKey] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  const merchant = world.merchants.find(
    (one) =>
      one.publicKey === publicKey && one.privateKey === privateKey && (!merchantId || one.id === merchantId),
  );
  if (scheme !== 'Basic' || !merchant) throw new Refused(401, 'The keys are not those of this merchant.');
  return merchant;
}

export function callFor(world: World, merchant: Merchant, match: Omit<Match, 'handler'>, url: URL): Call {
  return {
    operation: match.operation,
    merchant,
    vault: world.store.vault(merchant.id),
    path: match.path,
    query: url.searchParams,
    params: {},
    hosts: world.hosts,
    faults: world.faults,
    webhooks: world.webhooks,
  };
}

/** One call of a merchant's server, with whatever fault is switched on for it. Answers its operation. */
export async function serverApi(exchange: Exchange, merchantId: string, rest: string): Promise<string> {
  const { world, request, url } = exchange;
  const body = await readBody(request);
  const merchant = authenticate(world, request.headers.authorization, merchantId);
  const match = matchRoute(request.method ?? 'GET', rest);
  if (!match) throw new Refused(404, 'There is no such resource.');
  const call = callFor(world, merchant, match, url);
  call.params = parseBody(body, String(request.headers['content-type'] ?? ''));
  await answerWithFaults(exchange, call, call.params, () => run(match, call));
  return match.operation;
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
