// biome-ignore-all assist/source/organizeImports: type-graphql lists root fields in the order in which resolvers are loaded.
import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { GraphQLSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { ApiKeyResolver } from '#gateway/api-keys/api-key.resolver.ts';
import { CouponBatchResolver } from '#gateway/billing/coupons/coupon-batch.resolver.ts';
import { CouponResolver } from '#gateway/billing/coupons/coupon.resolver.ts';
import { InvoiceResolver } from '#gateway/billing/invoices/invoice.resolver.ts';
import { PaymentMethodResolver } from '#gateway/billing/plan/payment-method.resolver.ts';
import { PickResolver } from '#gateway/picks/pick.resolver.ts';
import { PickListResolver } from '#gateway/picks/pick-list.resolver.ts';
import { AnalystTextsResolver } from '#gateway/picks/analyst-texts.resolver.ts';
import { ImportPicksResolver } from '#gateway/picks/import-picks.resolver.ts';
import { PostDraftsResolver } from '#gateway/picks/post-drafts.resolver.ts';
import { PickSealResolver } from '#gateway/picks/pick-seal.resolver.ts';
import { PlanResolver, EndedPlanResolver } from '#gateway/billing/plan/plan.resolver.ts';
import { PasskeyResolver } from '#gateway/users/passkeys/passkey.resolver.ts';
import { MemberActsResolver } from '#gateway/admin/acts/acts.resolver.ts';
import { TodayResolver } from '#gateway/admin/today/today.resolver.ts';
import { ApprovalsResolver } from '#gateway/admin/approvals/approvals.resolver.ts';
import { ViewAsResolver } from '#gateway/admin/view-as/view-as.resolver.ts';
import { AuditResolver } from '#gateway/admin/audit/audit.resolver.ts';
import { StaffResolver } from '#gateway/admin/staff/staff.resolver.ts';
import { OperationsResolver } from '#gateway/admin/operations/operations.resolver.ts';
import { ProblemResolver } from '#gateway/admin/problems/problem.resolver.ts';
import { PurchaseResolver } from '#gateway/billing/checkout/purchase.resolver.ts';
import { MoneyAdminResolver } from '#gateway/admin/billing.resolver.ts';
import { DisputesResolver } from '#gateway/admin/disputes/disputes.resolver.ts';
import { ListsResolver } from '#gateway/admin/lists/lists.resolver.ts';
import { PriceMovesResolver } from '#gateway/admin/prices/price-moves.resolver.ts';
import { PlanPricesResolver } from '#gateway/admin/prices/prices.resolver.ts';
import { RevenueResolver } from '#gateway/admin/revenue/revenue.resolver.ts';
import { SearchResolver } from '#gateway/admin/search/search.resolver.ts';
import { SubscriptionResolver } from '#gateway/billing/plan/subscription.resolver.ts';
import { TrialResolver } from '#gateway/billing/trials/trial.resolver.ts';
import { MemberAdminResolver } from '#gateway/admin/members/members.resolver.ts';
import { SessionResolver } from '#gateway/users/session.resolver.ts';
import { AccountFactsResolver, UserResolver } from '#gateway/users/user.resolver.ts';
import { CheckpointResolver } from '#gateway/record/checkpoint.resolver.ts';
import { FiguresResolver } from '#gateway/figures/figures.resolver.ts';
import { PricesResolver } from '#gateway/figures/prices.resolver.ts';
import { AlertBatchesResolver } from '#gateway/pick-alerts/alert-batches.resolver.ts';
import { AlertSettingsResolver } from '#gateway/pick-alerts/alert-settings.resolver.ts';
import { PickGameResolver, PickPayloadResolver } from '#gateway/picks/pick-game.resolver.ts';
import { ProposalResolver } from '#gateway/picks/proposal.resolver.ts';
import { QuestionResolver } from '#gateway/picks/question.resolver.ts';
import { FeedResolver } from '#gateway/games/feed.resolver.ts';
import { GameResolver } from '#gateway/games/game.resolver.ts';
import { LimitsResolver } from '#gateway/limits/limits.resolver.ts';
import { AccountResolver } from '#gateway/users/account.resolver.ts';
import { WebhookResolver } from '#gateway/outgoing-webhooks/webhook.resolver.ts';
import { PushResolver } from '#gateway/push-subscriptions/push.resolver.ts';
import { DiscordResolver } from '#gateway/pick-alerts/discord/discord.resolver.ts';
import { FeedsResolver } from '#gateway/pick-alerts/feeds/feeds.resolver.ts';
import { withScopeGate } from '#gateway/api-keys/scope-gate.ts';
import { withSignedWrites } from '#gateway/auth/other-sites.ts';
import { withStaffDirectives } from '#gateway/auth/any-of-directive.ts';
import { checkRole } from '#gateway/auth/roles.ts';
import { withLiveUpdates } from '#gateway/live/live-updates.ts';
import { tierDirective, withGatedFields } from '#gateway/picks/gate-fields.ts';
import { PickChangeType } from '#schema/types/picks/live.type.ts';
import { DateTime } from '#schema/types/scalars.ts';
import { ErrorCodeEnum } from './error-code.ts';
import { LIMITS } from '#gateway/graphql/limits.ts';
import { POINTS_PER_MINUTE } from '#gateway/rate-limits/points.ts';
import { thousands } from '#schema/rules/text/numbers.ts';

const number = (value: number) => thousands(value);

/** What integrators must know before their first operation. The numbers come from where they are enforced. */
const SCHEMA_DESCRIPTION = `Daily sports picks, published to members by plan.

**Authentication**: send \`Authorization: Bearer …\` with an ID token or an API key (\`pk_…\`); without it you are a visitor. A pick that the viewer's plan does not open arrives locked. API keys reach only operations with \`@scope\`.

**One operation** may have ${number(LIMITS.tokens)} tokens, ${LIMITS.depth} levels, ${LIMITS.fields} fields, ${LIMITS.aliases} aliases, ${LIMITS.directives} directives, the same field ${LIMITS.repeats} times in one selection, and may cost ${number(LIMITS.cost)} points: one for each object that may be read, so a list costs its page size times the cost of one item. Requests are limited to 100 kB; batched operations are refused.

**Points per minute**: ${number(POINTS_PER_MINUTE.visitor)} for visitors (per network), ${number(POINTS_PER_MINUTE.member)} per member, ${number(POINTS_PER_MINUTE.staff)} for each of the staff, ${number(POINTS_PER_MINUTE.key)} per API key. Every response reports in \`extensions.cost\` what it cost (\`requested\`), what one operation may cost (\`allowed\`), the points per minute (\`limit\`), the rest (\`remaining\`) and the seconds until it resets (\`resetsInSeconds\`); the headers \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` say the same. Beyond it: status 429, \`Retry-After\`, code \`RATE_LIMITED\`. Introspection costs 1 point.

**Errors** have a code in \`extensions.code\` and a sentence in \`message\`.`;

const RESOLVERS: Parameters<typeof buildSchemaSync>[0]['resolvers'] = [
  SubscriptionResolver,
  EndedPlanResolver,
  AccountFactsResolver,
  MoneyAdminResolver,
  PlanPricesResolver,
  PriceMovesResolver,
  RevenueResolver,
  ListsResolver,
  DisputesResolver,
  SearchResolver,
  PurchaseResolver,
  UserResolver,
  SessionResolver,
  PickResolver,
  PickListResolver,
  PickSealResolver,
  AnalystTextsResolver,
  ImportPicksResolver,
  PostDraftsResolver,
  CheckpointResolver,
  FiguresResolver,
  PricesResolver,
  GameResolver,
  FeedResolver,
  QuestionResolver,
  PickGameResolver,
  PickPayloadResolver,
  ProposalResolver,
  PlanResolver,
  CouponResolver,
  CouponBatchResolver,
  InvoiceResolver,
  PaymentMethodResolver,
  TrialResolver,
  MemberAdminResolver,
  ProblemResolver,
  OperationsResolver,
  StaffResolver,
  AuditResolver,
  MemberActsResolver,
  ViewAsResolver,
  ApprovalsResolver,
  TodayResolver,
  PasskeyResolver,
  ApiKeyResolver,
  WebhookResolver,
  LimitsResolver,
  AlertSettingsResolver,
  AlertBatchesResolver,
  AccountResolver,
  PushResolver,
  FeedsResolver,
  DiscordResolver,
];

let created: GraphQLSchema | null = null;

/** The one schema, which GraphQL, REST and live updates all execute. A process makes it once, however many gateways it opens. */
export function createSchema(): GraphQLSchema {
  created ??= newSchema();
  return created;
}

function newSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: RESOLVERS,
    // Reachable only through live updates.
    orphanedTypes: [PickChangeType],
    // Naming any directive replaces the standard ones, so they are listed too.
    directives: [...specifiedDirectives, tierDirective],
    scalarsMap: [{ type: Date, scalar: DateTime }],
    authChecker: checkRole,
    validate: false,
    // Validation at each start would cost time; a test checks the committed SDL instead.
    skipCheck: true,
  });
  const config = schema.toConfig();
  describeRoots(config);
  const described = new GraphQLSchema({
    ...config,
    types: [...config.types, ErrorCodeEnum],
    description: SCHEMA_DESCRIPTION,
  });
  return withSignedWrites(withScopeGate(withGatedFields(withLiveUpdates(withStaffDirectives(described)))));
}

/** TypeGraphQL names the root types itself and leaves them without a description. */
function describeRoots({ query, mutation }: ReturnType<GraphQLSchema['toConfig']>): void {
  const texts = [
    [query, 'Everything that can be read. Each field names who may ask for it.'],
    [mutation, 'Everything that can be changed. Each field changes one thing, from one `input`.'],
  ] as const;
  for (const [root, text] of texts) if (root) root.description ??= text;
}

/** The contract as it is committed and served, with the directives that introspection leaves out. */
export function sdlOf(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(schema)}\n`;
}
