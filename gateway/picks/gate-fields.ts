import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { DirectiveLocation, defaultFieldResolver, GraphQLDirective, type GraphQLSchema } from 'graphql';
import type { Context } from '#gateway/auth/context.ts';
import { type Visibility, visibility } from '#schema/rules/access/visibility.ts';
import type { PickRecord } from './pick-rows.ts';

export const tierDirective = new GraphQLDirective({
  name: 'tier',
  description: 'Sent only to viewers whose tier opens the pick at that moment; null for everyone else.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
});

/** A gated object is a pick, or belongs to one, such as a revision. */
export type Gated = PickRecord | { gatedBy: PickRecord };

const decided = new WeakMap<Context, WeakMap<PickRecord, Visibility>>();

/** What the viewer may see of a pick, decided once per request and pick. */
export function visibilityFor(source: Gated, context: Context): Visibility {
  const pick = 'gatedBy' in source ? source.gatedBy : source;
  const ofRequest = decided.get(context) ?? new WeakMap<PickRecord, Visibility>();
  decided.set(context, ofRequest);
  const known = ofRequest.get(pick);
  if (known) return known;
  const answer = visibility(pick, context.viewer, context.now);
  ofRequest.set(pick, answer);
  return answer;
}

/** Every field that is declared with @tier answers null unless the viewer's tier opens the pick, so that no new path to a pick can bypass it. */
export function withGatedFields(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      if (!getDirective(schema, field, 'tier')?.length) return undefined;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source: Gated, args, context: Context, info) =>
        visibilityFor(source, context).state === 'OPEN' ? resolve(source, args, context, info) : null;
      return field;
    },
  });
}
