import { GraphQLEnumType } from 'graphql';
import { ERRORS } from '#schema/rules/api/errors.ts';

/** Given by the server that reads GraphQL, before anything of the product runs. */
const OF_GRAPHQL = {
  BAD_REQUEST: 'No GraphQL request: a batch, or no query.',
  GRAPHQL_PARSE_FAILED: 'The document cannot be read.',
  GRAPHQL_VALIDATION_FAILED: 'The document does not fit the schema.',
  OPERATION_RESOLUTION_FAILURE: 'Several operations, and no `operationName` that is one of theirs.',
};

const described = {
  ...Object.fromEntries(
    Object.entries(ERRORS).map(([code, { status, message }]) => [code, `${message} (${status} over REST)`]),
  ),
  ...OF_GRAPHQL,
};

/** Every code that an error can have. No field answers it, so it is added to the schema for the types of clients. */
export const ErrorCodeEnum = new GraphQLEnumType({
  name: 'ErrorCode',
  description:
    'The codes in `extensions.code` of errors, with their sentences. Answers name them as text: treat one that you do not know as `INTERNAL_SERVER_ERROR`.',
  values: Object.fromEntries(Object.entries(described).map(([code, description]) => [code, { description }])),
});
