import {
  type GraphQLFieldConfig,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  isObjectType,
  isScalarType,
} from 'graphql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { readBoard } from '#gateway/picks/read-board.ts';
import { type BoardEvent, Topic } from './topic.ts';

type LiveField = GraphQLFieldConfig<unknown, Context>;

/**
 * The root of live updates. It is written by hand because type-graphql can call it only `Subscription`, and that
 * name is taken by what members pay for (docs/decisions/0019).
 */
export function withLiveUpdates(schema: GraphQLSchema): GraphQLSchema {
  const typeOf = (name: string) => {
    const type = schema.getType(name);
    if (isObjectType(type)) return new GraphQLNonNull(type);
    throw new Error(`The schema has no ${name}`);
  };
  const day = schema.getType('Date');
  if (!isScalarType(day)) throw new Error('The schema has no Date');
  const extensions = { directives: { scope: { anyOf: ['READ_PICKS', 'READ_RECORD'] } } };
  const subscribe =
    (field: Topic['field']): LiveField['subscribe'] =>
    (_source, { date }) =>
      new Topic(field, date ?? null);
  const pickChanged: LiveField = {
    type: typeOf('PickChange'),
    description: 'What happens to the picks on the boards, when it happens, as this reader may know it.',
    args: { date: { type: day, description: 'Only picks of this New York day; left out: of any.' } },
    extensions,
    subscribe: subscribe('pickChanged'),
    resolve: (event) => told(event),
  };
  const boardChanged: LiveField = {
    type: typeOf('Board'),
    description: 'The board of a day: at once, and then whenever something on it changes for this reader.',
    args: {
      date: { type: day, description: 'The New York day; left out: today, and after midnight the next.' },
    },
    extensions,
    subscribe: subscribe('boardChanged'),
    resolve: (event, _args, context) => readBoard(context, (told(event) as BoardEvent).date),
  };
  const subscription = new GraphQLObjectType({ name: 'LiveUpdates', fields: { pickChanged, boardChanged } });
  return new GraphQLSchema({ ...schema.toConfig(), subscription });
}

/** Whoever asks without a stream has nothing to be told. Throws BAD_USER_INPUT. */
function told(event: unknown): unknown {
  if (event) return event;
  throw new AppError('BAD_USER_INPUT', 'Live updates are answered to Accept: text/event-stream only');
}
