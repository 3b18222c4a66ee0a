import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  isEnumType,
} from 'graphql';

interface AnyOf {
  name: string;
  /** The enum of the schema whose values it lists. */
  values: string;
  description: string;
}

/** The schema with a directive of fields that lists values of an enum, of which one is enough. It needs the enum's own type. */
export function withAnyOf(schema: GraphQLSchema, { name, values, description }: AnyOf): GraphQLSchema {
  const type = schema.getType(values);
  if (!isEnumType(type)) throw new Error(`The schema has no ${values}`);
  const anyOf = {
    description: 'Any one of them is enough.',
    type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))),
  };
  const locations = [DirectiveLocation.FIELD_DEFINITION];
  const directive = new GraphQLDirective({ name, description, locations, args: { anyOf } });
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, directives: [...config.directives, directive] });
}

/** Declares `@staff`, which `@ForStaff` writes on every admin operation, and `@freshPasskey` of `@Vouched`. `checkRole` enforces both. */
export function withStaffDirectives(schema: GraphQLSchema): GraphQLSchema {
  const declared = withAnyOf(schema, {
    ...{ name: 'staff', values: 'StaffScope' },
    description: 'Open to staff whose role has one of these scopes, and to nobody else.',
  });
  const config = declared.toConfig();
  return new GraphQLSchema({ ...config, directives: [...config.directives, FRESH_PASSKEY] });
}

const FRESH_PASSKEY = new GraphQLDirective({
  name: 'freshPasskey',
  description:
    'Staff who have a passkey must have shown it in the last five minutes; nothing more is asked of members.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
});
