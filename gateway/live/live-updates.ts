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
import { refuseWithoutFeed } from '#gateway/games/named-games.ts';
import { readArbitrages } from '#gateway/games/read-arbitrages.ts';
import { readBoard } from '#gateway/picks/read-board.ts';
import { type BoardEvent, Topic } from './topic.ts';

type LiveField = GraphQLFieldConfig<unknown, Context>;

/**
 * The root type of live updates. Written by hand because type-graphql always calls it `Subscription`, which is the name
 * of a member's plan here (docs/decisions/0019).
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
  const arbitragesChanged: LiveField = {
    type: typeOf('ArbitrageBoard'),
    description:
      'Members: what the arbitrage scanner shows, immediately and again when it changes, at most every 15 seconds. API keys are refused. During a break the stream is refused with ON_BREAK, and ends with it when one begins.',
    subscribe: (_source, _args, context) => {
      if (!context.member) throw new AppError('UNAUTHENTICATED');
      refuseWithoutFeed(context);
      return new Topic('arbitragesChanged', null);
    },
    resolve: (event, _args, context) => {
      requireEvent(event);
      return readArbitrages(context);
    },
  };
  const pickChanged: LiveField = {
    type: typeOf('PickChange'),
    description: 'Changes to the picks on the boards, as they happen and as the viewer may see them.',
    args: { date: { type: day, description: 'Only picks of this New York day; by default of any day.' } },
    extensions,
    subscribe: subscribe('pickChanged'),
    resolve: (event) => requireEvent(event),
  };
  const boardChanged: LiveField = {
    type: typeOf('Board'),
    description: 'The board of a day: immediately, and again whenever it changes for the viewer.',
    args: {
      date: {
        type: day,
        description: 'The New York day. By default today, and the next day after midnight.',
      },
    },
    extensions,
    subscribe: subscribe('boardChanged'),
    resolve: (event, _args, context) => readBoard(context, (requireEvent(event) as BoardEvent).date),
  };
  const fields = { pickChanged, boardChanged, arbitragesChanged };
  const subscription = new GraphQLObjectType({
    name: 'LiveUpdates',
    description: 'What changes, as it changes. Each field is a stream that ends with its request.',
    fields,
  });
  return new GraphQLSchema({ ...schema.toConfig(), subscription });
}

/** Subscriptions are refused outside an event stream. Throws BAD_USER_INPUT. */
function requireEvent(event: unknown): unknown {
  if (event) return event;
  throw new AppError('BAD_USER_INPUT', 'Live updates require Accept: text/event-stream');
}
