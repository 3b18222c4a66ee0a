import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { z } from 'zod';

/** The names in the braces of a path: `/users/{uid}` has `uid`. */
type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

export type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * How a route reads the caller: `required` needs `Authorization: Bearer …`, `optional` reads it if present, `body`
 * takes the `idToken` of the body, and `none` ignores it.
 */
export type Bearer = 'required' | 'optional' | 'body' | 'none';

/** The checked parts of a request. */
export interface Given<Path extends string = string, Query = unknown, Body = unknown> {
  path: Record<Path, string>;
  query: Query;
  body: Body;
  /** The `Idempotency-Key` header. */
  key: string | undefined;
}

/** A documented route: the operation it runs, and how request and response map to it. */
export interface RestRoute {
  method: Method;
  /** Below `/api`, with parameters in braces as product.txt section 7 writes them. */
  path: string;
  tag: string;
  /** One sentence for the documentation. */
  summary: string;
  /** Where the route is documented, if not in product.txt section 7. */
  source?: string;
  bearer: Bearer;
  /** A path or body parameter that must be the caller's own uid; any other is answered as not found. */
  own?: `path.${string}` | `body.${string}`;
  /** Whether the `Idempotency-Key` header is honored. */
  idempotent?: boolean;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body may also be nested in an object under this name. */
  nested?: string;
  operation: DocumentNode;
  variables?(given: Given): Record<string, unknown>;
  status?: 201;
  answer: z.ZodType;
  present(data: unknown, given: Given): unknown;
  /** Further fields of an error response that existing clients read. */
  onFailure?: Record<string, null>;
  /** The documented sentence for a decline by the processor. */
  onDecline?: string;
}

/** A route whose parameters, variables and response fit its operation; otherwise it does not compile. */
export function restRoute<
  Path extends string,
  Data,
  Variables extends Record<string, unknown>,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  definition: Omit<
    RestRoute,
    'path' | 'query' | 'body' | 'operation' | 'variables' | 'answer' | 'present'
  > & {
    path: Path;
    query?: Query;
    body?: Body;
    operation: TypedDocumentNode<Data, Variables>;
    answer: Answer;
    present(data: Data, given: Given<NamesIn<Path>, z.output<Query>, z.output<Body>>): z.input<Answer>;
  } & (Record<string, never> extends Variables
      ? { variables?(given: Given<NamesIn<Path>, z.output<Query>, z.output<Body>>): Variables }
      : { variables(given: Given<NamesIn<Path>, z.output<Query>, z.output<Body>>): Variables }),
): RestRoute {
  return definition;
}

/** The requested part of a long list; the first hundred by default. */
export const pageQuery = z.object({
  first: z.coerce.number().int().min(1).max(100).default(100).describe('How many, from 1 to 100.'),
  after: z.string().optional().describe('`endCursor` of the page before.'),
});

/** The page information beside a list. */
export const pageFields = {
  totalCount: z.number(),
  hasNextPage: z.boolean(),
  endCursor: z.string().nullable(),
};
