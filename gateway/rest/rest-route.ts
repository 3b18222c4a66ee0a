import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { z } from 'zod';

/** The names in the braces of a path: `/users/{uid}` has `uid`. */
type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

export type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * Whose request it is: `required` asks for `Authorization: Bearer …`, `optional` reads it when it is there,
 * `body` takes the `idToken` of the body for it, and `none` does not look at it.
 */
export type Bearer = 'required' | 'optional' | 'body' | 'none';

/** What a request brought, checked. */
export interface Given<Path extends string = string, Query = unknown, Body = unknown> {
  path: Record<Path, string>;
  query: Query;
  body: Body;
  /** The `Idempotency-Key` header. */
  key: string | undefined;
}

/** One row of the documented routes: what runs it, and how question and answer are spelled. */
export interface Row {
  method: Method;
  /** Below `/api`, with parameters in braces as product.txt section 7 writes them. */
  path: string;
  tag: string;
  /** One sentence for the documents. */
  summary: string;
  /** Where the row is promised, when it is not product.txt section 7. */
  source?: string;
  bearer: Bearer;
  /** A path or body parameter that must be the caller's own uid: any other does not exist. */
  own?: `path.${string}` | `body.${string}`;
  /** Whether the `Idempotency-Key` header is honoured. */
  idempotent?: boolean;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body may also stand in an object under this name. */
  nested?: string;
  operation: DocumentNode;
  variables?(given: Given): Record<string, unknown>;
  status?: 201;
  answer: z.ZodType;
  present(data: unknown, given: Given): unknown;
  /** Fields that an existing client reads of a refusal, too. */
  onFailure?: Record<string, null>;
  /** The documented sentence of this row when the processor says no. */
  onDecline?: string;
}

/** A row whose parameters, variables and answer fit its operation, or it does not compile. */
export function row<
  Path extends string,
  Data,
  Variables extends Record<string, unknown>,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  definition: Omit<Row, 'path' | 'query' | 'body' | 'operation' | 'variables' | 'answer' | 'present'> & {
    path: Path;
    query?: Query;
    body?: Body;
    operation: TypedDocumentNode<Data, Variables>;
    answer: Answer;
    present(data: Data, given: Given<NamesIn<Path>, z.output<Query>, z.output<Body>>): z.input<Answer>;
  } & (Record<string, never> extends Variables
      ? { variables?(given: Given<NamesIn<Path>, z.output<Query>, z.output<Body>>): Variables }
      : { variables(given: Given<NamesIn<Path>, z.output<Query>, z.output<Body>>): Variables }),
): Row {
  return definition;
}
