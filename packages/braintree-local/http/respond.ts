import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Effect } from '../control/faults.ts';
import type { Answer } from './answer.ts';
import { errorTree, type Unprocessable } from './invalid.ts';
import { isParams, type Params } from './params.ts';
import { writeXml, type XmlFields, type XmlValue } from './xml.ts';

/** A 422: the error tree, what was asked (without card data), the message, and a declined subject. */
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

const secret = new Set(['number', 'cvv', 'payment_method_nonce']);

const DEEPEST = 20;

function withoutSecrets(params: Params, depth = 0): XmlFields {
  const kept = Object.entries(params).filter(([name]) => !secret.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, harmless(value, depth + 1)]));
}

function harmless(value: unknown, depth: number): XmlValue {
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((one) => harmless(one, depth + 1));
  return isParams(value) ? withoutSecrets(value, depth) : (value as XmlValue);
}

function encode(answer: Answer): { type: string; body: string } {
  if (answer.xml)
    return { type: 'application/xml; charset=utf-8', body: writeXml(answer.xml.root, answer.xml.value) };
  if (answer.json !== undefined)
    return { type: 'application/json; charset=utf-8', body: JSON.stringify(answer.json) };
  return answer.raw ?? { type: 'application/xml; charset=utf-8', body: '' };
}

/** Writes an answer, damaged where a fault of the connection says so. */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  effect?: Effect,
): void {
  const { type, body } = encode(answer);
  if (effect?.kind === 'half_body') {
    sendHalf(response, answer.status, type, body);
    return;
  }
  response.statusCode = answer.status;
  response.setHeader('Content-Type', effect?.kind === 'wrong_type' ? 'text/html' : type);
  const zipped = body !== '' && String(request.headers['accept-encoding'] ?? '').includes('gzip');
  const bytes = zipped ? gzipSync(body, { level: 1 }) : Buffer.from(body);
  if (zipped) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

/** Promises the whole body, sends half of it and breaks the connection. */
function sendHalf(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  response.write(body.slice(0, Math.ceil(body.length / 2)), () => response.destroy());
}
