import type { ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';
import { errorTree, type Unprocessable } from './invalid.ts';
import { isParams, type Params } from './params.ts';
import { writeXml, type XmlFields, type XmlValue } from './xml.ts';

/** How a fault damages an answer on its way. */
export type Damage = 'half_body' | 'wrong_type';

/** A 422: the error tree, the request without card data, the message, and a declined subject. */
export function unprocessable(error: Unprocessable, params: Params): Answer {
  return {
    status: 422,
    xml: {
      root: 'api_error_response',
      value: {
        errors: errorTree(error.errors),
        params: withoutSecrets(params),
        message: error.message,
        ...error.subject,
      },
    },
  };
}

const SECRETS = new Set(['number', 'cvv', 'payment_method_nonce']);
const DEEPEST = 20;

function withoutSecrets(params: Params, depth = 0): XmlFields {
  const shown = Object.entries(params).filter(([name]) => !SECRETS.has(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, withoutSecretsInside(value, depth + 1)]));
}

function withoutSecretsInside(value: unknown, depth: number): XmlValue {
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((one) => withoutSecretsInside(one, depth + 1));
  return isParams(value) ? withoutSecrets(value, depth) : (value as XmlValue);
}

function encode(answer: Answer): { type: string; body: string } {
  if (answer.xml)
    return { type: 'application/xml; charset=utf-8', body: writeXml(answer.xml.root, answer.xml.value) };
  if (answer.json !== undefined)
    return { type: 'application/json; charset=utf-8', body: JSON.stringify(answer.json) };
  return answer.raw ?? { type: 'application/xml; charset=utf-8', body: '' };
}

export function respond(response: ServerResponse, answer: Answer, damage?: Damage): void {
  const { type, body } = encode(answer);
  const contentType = damage === 'wrong_type' ? 'text/html' : type;
  response.writeHead(answer.status, {
    'Content-Type': contentType,
    'Content-Length': Buffer.byteLength(body),
  });
  if (damage === 'half_body')
    response.write(body.slice(0, Math.ceil(body.length / 2)), () => response.destroy());
  else response.end(body);
}
