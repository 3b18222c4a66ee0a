import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { DateTime } from '#schema/types/scalars.ts';
import { PickResolver } from './picks/pick.resolver.ts';
import { tierDirective, withTierGate } from './picks/tier-gate.ts';
import { PlanResolver } from './plans/plan.resolver.ts';
import { checkRole } from './users/roles.ts';
import { UserResolver } from './users/user.resolver.ts';

/** The one schema: GraphQL, REST and live updates all execute this. */
export function createSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [UserResolver, PickResolver, PlanResolver],
    directives: [tierDirective],
    scalarsMap: [{ type: Date, scalar: DateTime }],
    authChecker: checkRole,
    validate: false,
  });
  return withTierGate(schema);
}
