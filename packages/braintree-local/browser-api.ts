import { clientApi, snakeCase } from './browser/client-api.ts';
import { answerWithFaults } from './control/apply-faults.ts';
import { TOKENIZE } from './control/faults.ts';
import { type Answer, Refused } from './http/answer.ts';
import { readBody } from './http/body.ts';
import { MERCHANT } from './merchant.ts';
import { callFor } from './server-api.ts';
import type { Exchange } from './world.ts';

/** Browsers of any page may call: their token says what they may do. */
export function allowCrossOrigin({ response }: Exchange): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, OPTIONS');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Braintree-Version, Content-Type');
  response.setHeader('Access-Control-Max-Age', '600');
}

export async function browserApi(exchange: Exchange, merchantId: string, endpoint: string): Promise<string> {
  const { world, request, url } = exchange;
  if (merchantId !== MERCHANT.id) throw new Refused(404, 'There is no such merchant.');
  const operation = endpoint === 'payment_methods/credit_cards' ? TOKENIZE : `browser.${endpoint}`;
  const params = snakeCase(await readBody(request));
  const call = callFor(world, operation, params);
  const fingerprint = url.searchParams.get('authorizationFingerprint');
  const act = () => asJson(() => clientApi(call, `${request.method} ${endpoint}`, fingerprint));
  await answerWithFaults(exchange, call, params, act);
  return operation;
}

/** Refusals reach browsers as JSON. */
function asJson(act: () => Answer): Answer {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refused)
      return { status: error.status, json: { error: { message: error.message } } };
    throw error;
  }
}
