import type { GraphQLSchema } from 'graphql';
import { withAnyOf } from './any-of-directive.ts';

/** Declares `@staff`, which `@ForStaff` writes on every admin operation. `checkRole` enforces the same scopes. */
export function withStaffDirective(schema: GraphQLSchema): GraphQLSchema {
  return withAnyOf(schema, {
    ...{ name: 'staff', values: 'StaffScope' },
    description: 'Open to staff whose role has one of these scopes, and to nobody else.',
  });
}
