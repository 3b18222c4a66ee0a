/** Apollo, type-graphql and MikroORM entities, with the gate as a middleware of each field. */
import 'reflect-metadata';
import { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import Fastify from 'fastify';
import { pino } from 'pino';
import {
  buildSchemaSync,
  Ctx,
  Field,
  ID,
  type MiddlewareFn,
  ObjectType,
  Query,
  Resolver,
  UseMiddleware,
} from 'type-graphql';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { PickEntity } from '#gateway/picks/pick.entity.ts';
import { openDatabase } from '#gateway/server/orm.ts';
import { type Tier, tierCovers } from '#schema/rules/access/tiers.ts';
// @ts-expect-error plain JavaScript, shared by the peers
import { uidOf } from './board/job.mjs';
// @ts-expect-error the same
import { serve } from './board/serve.mjs';

interface Row {
  tier: Tier;
  [field: string]: unknown;
}
interface Viewer {
  tier: Tier;
}

const gate: MiddlewareFn<Viewer> = async ({ root, context }, next) =>
  tierCovers(context.tier, (root as Row).tier) ? next() : null;

@ObjectType()
class NaivePick {
  @Field(() => ID) id!: string;
  @Field(() => String, { name: 'sport' }) league!: string;
  @Field(() => String, { name: 'subscription' }) tier!: string;
  @Field(() => String) teamOne!: string;
  @Field(() => String) teamTwo!: string;
  @Field(() => String) date!: string;
  @Field(() => String) time!: string;
  @Field(() => Boolean) locked!: boolean;
  @UseMiddleware(gate) @Field(() => String, { nullable: true }) pick!: string;
  @UseMiddleware(gate) @Field(() => String, { nullable: true }) pickDetails!: string;
  @UseMiddleware(gate) @Field(() => Number, { nullable: true }) odds!: number;
}

@ObjectType()
class NaiveBoard {
  @Field(() => [NaivePick]) picks!: NaivePick[];
}

const database = await openDatabase(process.env.DATABASE_URL ?? '', pino({ enabled: false }));

@Resolver()
class NaiveResolver {
  @Query(() => NaiveBoard)
  async board(@Ctx() { tier }: Viewer) {
    const em = database.em.fork();
    const found = await em.find(PickEntity, { date: process.env.TODAY ?? '', status: { $ne: 'DRAFT' } });
    const picks = found.map((pick) => Object.assign(pick, { locked: !tierCovers(tier, pick.tier) }));
    return { picks };
  }
}

async function viewerOf(authorization: string | undefined): Promise<Viewer> {
  const user = uidOf(authorization) as string;
  const plan = await database.em.fork().findOne(SubscriptionEntity, { user, state: { $ne: 'ended' } });
  return { tier: plan?.tier ?? 'FREE' };
}

const apollo = new ApolloServer<Viewer>({
  schema: buildSchemaSync({ resolvers: [NaiveResolver], validate: false }),
});
await apollo.start();
const app = Fastify();
app.post(
  '/graphql',
  fastifyApolloHandler(apollo, { context: ({ headers }) => viewerOf(headers.authorization) }),
);
serve(`${await app.listen({ host: '127.0.0.1', port: 0 })}/graphql`);
