import 'reflect-metadata';
import { GraphQLSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { ApiKeyResolver } from '#gateway/api-keys/api-key.resolver.ts';
import { withScopeGate } from '#gateway/api-keys/scope-gate.ts';
import { CouponResolver } from '#gateway/coupons/coupon.resolver.ts';
import { InvoiceResolver } from '#gateway/invoices/invoice.resolver.ts';
import { withLiveUpdates } from '#gateway/live/live-updates.ts';
import { PaymentMethodResolver } from '#gateway/payment-methods/payment-method.resolver.ts';
import { PickResolver } from '#gateway/picks/pick.resolver.ts';
import { PickListResolver } from '#gateway/picks/pick-list.resolver.ts';
import { tierDirective, withTierGate } from '#gateway/picks/tier-gate.ts';
import { PlanResolver } from '#gateway/plans/plan.resolver.ts';
import { ProblemResolver } from '#gateway/problems/problem.resolver.ts';
import { PurchaseResolver } from '#gateway/purchases/purchase.resolver.ts';
import { MoneyAdminResolver } from '#gateway/subscriptions/admin.resolver.ts';
import { SubscriptionResolver } from '#gateway/subscriptions/subscription.resolver.ts';
import { TrialResolver } from '#gateway/trials/trial.resolver.ts';
import { MemberAdminResolver } from '#gateway/users/members.resolver.ts';
import { checkRole } from '#gateway/users/roles.ts';
import { UserResolver } from '#gateway/users/user.resolver.ts';
import { WebhookResolver } from '#gateway/webhooks/webhook.resolver.ts';
import { PickChangeType } from '#schema/types/live.type.ts';
import { DateTime } from '#schema/types/scalars.ts';
import { SCHEMA_DESCRIPTION } from './schema-description.ts';

/** The one schema: GraphQL, REST and live updates all execute this. */
export function createSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [
      SubscriptionResolver,
      MoneyAdminResolver,
      PurchaseResolver,
      UserResolver,
      PickResolver,
      PickListResolver,
      PlanResolver,
      CouponResolver,
      InvoiceResolver,
      PaymentMethodResolver,
      TrialResolver,
      MemberAdminResolver,
      ProblemResolver,
      ApiKeyResolver,
      WebhookResolver,
    ],
    // Only live updates lead to it.
    orphanedTypes: [PickChangeType],
    // Naming any replaces the standard ones, so they are named too.
    directives: [...specifiedDirectives, tierDirective],
    scalarsMap: [{ type: Date, scalar: DateTime }],
    authChecker: checkRole,
    validate: false,
    // It asks the schema about itself at each start; the committed SDL is checked by a test.
    skipCheck: true,
  });
  const described = new GraphQLSchema({ ...schema.toConfig(), description: SCHEMA_DESCRIPTION });
  return withScopeGate(withTierGate(withLiveUpdates(described)));
}
