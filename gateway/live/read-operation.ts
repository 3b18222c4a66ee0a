import { createHash } from 'node:crypto';
import {
  createSourceEventStream,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { EVENT_STREAM } from '#gateway/graphql/accepted-types.ts';
import { brokenLimits, LIMITS, limitRule, measure } from '#gateway/graphql/limits.ts';
import { unconditionalRootRule } from '#gateway/graphql/live-documents.ts';
import { refuseUnstorable } from '#gateway/graphql/unstorable-text.ts';
import { consumePoints, refuseOverLimit } from '#gateway/rate-limits/consume-points.ts';
import type { LiveOperation } from './subscriber.ts';
import { Topic } from './topic.ts';

/** The parameters of GraphQL over HTTP. */
export interface RequestedOperation {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
  /** Whether the client takes an event stream. */
  acceptsEvents: boolean;
}

const ONLY_EVENTS = `A subscription is answered as ${EVENT_STREAM} only: send "Accept: ${EVENT_STREAM}"`;

/** Documents that many subscribers share are parsed once. */
const MAX_DOCUMENTS = 200;
const read = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>();

/** Parses a subscription, checked like every other operation. Throws GraphQLErrors with a code. */
export async function readOperation(
  schema: GraphQLSchema,
  { query, operationName, variables, acceptsEvents }: RequestedOperation,
  contextValue: Context,
): Promise<LiveOperation> {
  // Parsing costs a point, whether it succeeds or not.
  refuseOverLimit(await consumePoints(contextValue, 1));
  const document = documentOf(schema, query);
  const operation = getOperationAST(document, operationName);
  if (!operation) throw coded('OPERATION_RESOLUTION_FAILURE', 'Name exactly one operation of the document');
  if (operation.operation !== 'subscription') throw new AppError('NOT_ACCEPTABLE');
  if (!acceptsEvents) throw new AppError('NOT_ACCEPTABLE', ONLY_EVENTS);
  refuseUnstorable(document, variables);
  const measured = measure(schema, document, variables);
  const [broken] = brokenLimits(measured);
  if (broken) throw broken;
  refuseOverLimit(await consumePoints(contextValue, measured.cost - 1));
  const execution = { schema, document, operationName, variableValues: variables, contextValue };
  const topic = await createSourceEventStream(execution);
  if (!(topic instanceof Topic)) throw refusal('errors' in topic ? topic.errors?.[0] : undefined);
  const id = createHash('sha256')
    .update(JSON.stringify([query, operationName, variables]))
    .digest('base64');
  return { id, schema, document, operationName, variables, topic };
}

function documentOf(schema: GraphQLSchema, query: string): DocumentNode {
  const known = read.get(schema) ?? new Map<string, DocumentNode>();
  read.set(schema, known);
  const document = known.get(query) ?? checked(schema, query);
  if (known.size >= MAX_DOCUMENTS) known.clear();
  known.set(query, document);
  return document;
}

function checked(schema: GraphQLSchema, query: string): DocumentNode {
  const document = parsed(query);
  // On its own first: for a document that breaks this rule, others throw.
  const [condition] = validate(schema, document, [unconditionalRootRule]);
  const error = condition ?? validate(schema, document, [...specifiedRules, limitRule], { maxErrors: 1 })[0];
  if (!error) return document;
  throw error.extensions.limit ? error : coded('GRAPHQL_VALIDATION_FAILED', error.message);
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: LIMITS.tokens });
  } catch (failure) {
    throw coded('GRAPHQL_PARSE_FAILED', (failure as GraphQLError).message);
  }
}

/** A refusal by the root field keeps its code; other errors of graphql-js are about the variables. */
function refusal(error: GraphQLError | undefined): GraphQLError {
  if (error?.originalError instanceof AppError) return error.originalError;
  return coded('BAD_USER_INPUT', error?.message ?? 'The variables are invalid');
}

function coded(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
