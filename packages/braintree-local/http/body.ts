import type { IncomingMessage } from 'node:http';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isParams, type Params } from './params.ts';

const LIMIT = 1_000_000;

/** Thrown for a body that is neither JSON nor XML; answered with 400. */
export class MalformedBody extends Error {}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // What is too much is read and dropped: an unread rest would block the connection's next call.
    if (size <= LIMIT) chunks.push(chunk);
  }
  if (size > LIMIT) throw new MalformedBody('The body is longer than 1 MB.');
  return Buffer.concat(chunks).toString('utf8');
}

/** The Node SDK sends JSON, the Python and Ruby SDKs send XML; both mean the same. */
export function parseBody(body: string, contentType: string): Params {
  if (body.trim() === '') return {};
  return contentType.includes('xml') ? parseXml(body) : parseJson(body);
}

function parseJson(body: string): Params {
  try {
    const value: unknown = JSON.parse(body);
    if (isParams(value)) return value;
  } catch (error) {
    throw new MalformedBody(`The JSON body cannot be read: ${(error as Error).message}`);
  }
  throw new MalformedBody('The JSON body must be an object.');
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  processEntities: true,
});

function parseXml(body: string): Params {
  const valid = XMLValidator.validate(body);
  if (valid !== true) throw new MalformedBody(`The XML body cannot be read: ${valid.err.msg}`);
  const value = plain(readXml(body));
  if (isParams(value)) return value;
  throw new MalformedBody('The XML body has no root element.');
}

/** The parser also refuses what is well formed: tags too deep, entities from elsewhere or too many. */
function readXml(body: string): unknown {
  try {
    return parser.parse(body);
  } catch (error) {
    throw new MalformedBody(`The XML body cannot be read: ${(error as Error).message}`);
  }
}

function plain(node: unknown): unknown {
  if (!isParams(node)) return node;
  if (node['@nil'] === 'true') return null;
  const inner = node['#text'] ?? '';
  if (node['@type'] === 'array') return items(node);
  if (node['@type'] === 'boolean') return inner === 'true';
  if (node['@type'] === 'integer') return Number(inner);
  const names = Object.keys(node).filter((name) => !name.startsWith('@') && name !== '#text');
  if (names.length === 0) return inner;
  return Object.fromEntries(names.map((name) => [name.replaceAll('-', '_'), plain(node[name])]));
}

function items(node: Params): unknown[] {
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@') && name !== '#text')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .map(plain);
}
