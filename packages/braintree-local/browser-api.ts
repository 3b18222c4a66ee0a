import { authorize, merchantOf } from './browser/authorization.ts';
import { clientApi, snakeCase } from './browser/client-api.ts';
import { clientGraphQl, failed, inputOf, tokenizes } from './browser/graphql.ts';
import { TOKENIZE } from './control/faults.ts';
import { answerWithFaults } from './control/strike.ts';
import { type Answer, Refused } from './http/answer.ts';
import { parseBody, readBody } from './http/body.ts';
import { respond } from './http/respond.ts';
import type { Merchant } from './merchant/merchants.ts';
import { authenticate, callFor, type Exchange } from './server-api.ts';
import type { World } from './world.ts';

/** Browsers of any page may call: what they may do stands in their token. */
export function allowCrossOrigin({ response }: Exchange): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, OPTIONS');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Braintree-Version, Content-Type');
  response.setHeader('Access-Control-Max-Age', '600');
}

export async function browserClientApi(
  exchange: Exchange,
  merchantId: string,
  endpoint: string,
): Promise<string> {
  const { world, request, url } = exchange;
  const merchant = world.merchants.find(({ id }) => id === merchantId);
  if (!merchant) throw new Refused(404, 'There is no such merchant.');
  const operation = endpoint === 'payment_methods/credit_cards' ? TOKENIZE : `browser.${endpoint}`;
  const call = callFor(world, merchant, { operation, path: {} }, url);
  call.params = parseBody(await readBody(request), 'application/json');
  const act = () => answered(() => clientApi(call, request.method ?? 'GET', endpoint));
  await answerWithFaults(exchange, call, snakeCase(call.params), act);
  return operation;
}

/** Refusals reach browsers as JSON. */
function answered(act: () => Answer): Answer {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refused)
      return { status: error.status, json: { error: { message: error.message } } };
    throw error;
  }
}

/** GraphQL, for browsers with a token and for servers with their keys. */
export async function graphQl(exchange: Exchange): Promise<string> {
  const { world, request, response, url } = exchange;
  const body = parseBody(await readBody(request), 'application/json');
  const operation = tokenizes(body) ? TOKENIZE : 'browser.graphql';
  try {
    const { authorization } = request.headers;
    const merchant = graphQlMerchant(world, authorization);
    const grant = graphQlGrant(merchant, authorization);
    const call = callFor(world, merchant, { operation, path: {} }, url);
    call.params = body;
    await answerWithFaults(exchange, call, inputOf(body), () => clientGraphQl(call, grant));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    respond(request, response, failed(error.message, 'AUTHENTICATION'));
  }
  return operation;
}

function graphQlMerchant(world: World, authorization = ''): Merchant {
  if (authorization.startsWith('Basic ')) return authenticate(world, authorization);
  const merchant = merchantOf(world.merchants, authorization.replace(/^Bearer /, ''));
  if (!merchant) throw new Refused(401, 'Authorization is missing or unknown.');
  return merchant;
}

function graphQlGrant(merchant: Merchant, authorization = '') {
  const grant = { merchantId: merchant.id, customerId: null, options: {}, domains: [], expiresAt: 0 };
  return authorization.startsWith('Basic ')
    ? grant
    : authorize(merchant, authorization.replace(/^Bearer /, ''));
}
