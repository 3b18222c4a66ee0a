import type { JsonSchema } from '../json-schema.ts';
import type { OpenApi, Operation, Parameter } from '../open-api.ts';
import { type Field, fieldsOf, sampleOf } from './fields.ts';

/** One operation as the page and docs/rest-api.md describe it. */
export interface Entry {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  bearer: string;
  graphql: string;
  parameters: Parameter[];
  body: Field[];
  /** The name under which the body may also be nested. */
  nested: string | undefined;
  status: string;
  answer: Field[];
  curl: string;
}

const BEARER = { required: 'Bearer', optional: 'Bearer, or as a visitor', none: 'No bearer' };

/** Every operation of the document, in the order of its table. */
export function entriesOf(document: OpenApi): Entry[] {
  const server = document.servers[0]?.url ?? '';
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => entryOf(server, method, path, operation)),
  );
}

function entryOf(server: string, method: string, path: string, operation: Operation): Entry {
  const body = operation.requestBody?.content['application/json'].schema;
  const [flat = body, nested] = body?.anyOf ?? [];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0] ?? '',
    summary: operation.summary,
    bearer: BEARER[bearerOf(operation)],
    graphql: operation['x-graphql-operation'],
    parameters: operation.parameters,
    body: flat ? fieldsOf(flat) : [],
    nested: nested && Object.keys(nested.properties ?? {})[0],
    ...answerOf(operation),
    curl: curlOf(server, method, path, operation, body),
  };
}

function bearerOf({ security }: Operation): keyof typeof BEARER {
  if (security.length === 0) return 'none';
  return security.length === 1 ? 'required' : 'optional';
}

function answerOf({ responses }: Operation): Pick<Entry, 'status' | 'answer'> {
  const [status = '200', response] = Object.entries(responses)[0] ?? [];
  const schema = response && 'content' in response ? response.content['application/json'].schema : {};
  return { status, answer: fieldsOf(schema) };
}

function curlOf(
  server: string,
  method: string,
  path: string,
  operation: Operation,
  body: JsonSchema | undefined,
): string {
  const parts = [`curl -X ${method.toUpperCase()} '${server}${path}'`];
  if (bearerOf(operation) === 'required') parts.push(`-H 'authorization: Bearer …'`);
  if (body)
    parts.push(`-H 'content-type: application/json'`, `-d '${JSON.stringify(sampleOf(body), null, 2)}'`);
  return parts.join(' \\\n  ');
}
